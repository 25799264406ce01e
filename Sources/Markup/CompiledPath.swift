import CLibxml2

/// An XPath, compiled once.
///
/// `@unchecked`: the expression is never freed before the last selector that holds it, and libxml2
/// only writes into it where it remembers a function it has looked up; pages are read one at a
/// time by the crawl that holds the definition.
final class CompiledPath: @unchecked Sendable {
    private let expression: xmlXPathCompExprPtr

    init(_ text: String) throws(SelectorError) {
        try Self.checkNesting(text)
        guard belltower_xml_is_there() != 0 else {
            throw SelectorError(text, at: 0, PageError.noLibxml2.description)
        }
        guard let context = belltower_xpath_context(nil, 100_000) else {
            throw SelectorError(text, at: 0, "there is no memory for it")
        }
        defer { belltower_free_context(context) }
        guard let compiled = belltower_compile(context, text) else {
            let place = Int(context.pointee.lastError.int1)
            throw SelectorError(
                text, at: min(max(0, place), text.count), "the XPath does not compile")
        }
        expression = compiled
        guard let problem = Self.problem(compiled) else { return }
        throw SelectorError(text, at: 0, problem)
    }

    /// libxml2 goes as deep as it is written, and is asked on threads with small stacks.
    private static func checkNesting(_ text: String) throws(SelectorError) {
        var depth = 0
        for (offset, character) in text.enumerated() {
            if "([".contains(character) {
                depth += 1
            } else if ")]".contains(character) {
                depth -= 1
            }
            guard depth <= 50, offset < 2_000 else {
                throw SelectorError(text, at: offset, "the XPath is too long or nests too deep")
            }
        }
    }

    deinit { belltower_free_path(expression) }

    /// Tried on an empty page: what is no set of nodes would find nothing on any.
    private static func problem(_ compiled: xmlXPathCompExprPtr) -> String? {
        guard let document = belltower_new_document() else { return nil }
        defer { belltower_free_document(document) }
        guard let context = belltower_xpath_context(document, 100_000) else { return nil }
        defer { belltower_free_context(context) }
        context.pointee.node = UnsafeMutableRawPointer(document)
            .assumingMemoryBound(to: xmlNode.self)
        guard let result = belltower_evaluate(compiled, context) else {
            return "the XPath cannot be evaluated: does it use an unknown function?"
        }
        defer { belltower_free_result(result) }
        return result.pointee.type == XPATH_NODESET
            ? nil : "the XPath must find elements, attributes or texts, not a value"
    }

    /// What it finds; nothing where it would take longer than a page may.
    func find(from element: Element) -> [Element] {
        guard let context = element.tree.pathContext() else { return [] }
        guard !element.tree.effort.isSpent else { return [] }
        context.pointee.node = element.node
        guard let result = belltower_evaluate(expression, context) else {
            if context.pointee.opCount >= Tree.longestPath { element.tree.effort.exhaust() }
            return []
        }
        defer { belltower_free_result(result) }
        guard let set = result.pointee.nodesetval else { return [] }
        belltower_sort(set)
        return (0..<Int(set.pointee.nodeNr)).compactMap { index in
            set.pointee.nodeTab[index].map { Element(tree: element.tree, node: $0) }
        }
    }
}
