import Markup
import Patterns
import Yams

/// One mapping of a definition, whose keys and types are checked as they are read.
struct DefinitionSection {
    let node: Node
    let mapping: Node.Mapping
    let source: DefinitionText

    /// The whole of a file.
    init(yaml text: String, file: String) throws(DefinitionError) {
        let source = DefinitionText(text, file: file)
        let root: Node?
        do {
            root = try Yams.compose(yaml: text)
        } catch let error as YamlError {
            switch error {
            case .scanner(let context, let problem, let mark, _),
                .parser(let context, let problem, let mark, _),
                .composer(let context, let problem, let mark, _):
                throw YAMLTrouble.error(source, context, problem, mark)
            case .duplicatedKeysInMapping(let duplicates, let context):
                let name = duplicates.first ?? ""
                throw source.error(
                    line: context.mark.line, column: context.mark.column,
                    "`\(name)` stands twice in what begins here")
            default: throw source.error(line: 1, column: 1, "this is not YAML")
            }
        } catch {
            throw source.error(line: 1, column: 1, "this is not YAML")
        }
        guard let root else { throw source.error(line: 1, column: 1, "the file is empty") }
        try self.init(root, source)
    }

    init(_ node: Node, _ source: DefinitionText) throws(DefinitionError) {
        guard let mapping = node.mapping else {
            throw source.error(node, "`key: value` lines are wanted here")
        }
        self.node = node
        self.mapping = mapping
        self.source = source
        var seen: Set<String> = []
        for (key, _) in mapping where !seen.insert(key.string ?? "").inserted {
            throw source.error(key, "`\(key.string ?? "")` stands here twice")
        }
    }

    var keys: [(name: String, key: Node, value: Node)] {
        mapping.map { ($0.key.string ?? "", $0.key, $0.value) }
    }

    func allow(_ known: [String]) throws(DefinitionError) {
        for (name, key, value) in keys {
            guard known.contains(name) else {
                let start = name.prefix { $0 != ":" }
                let hint =
                    start.count < name.count && known.contains(String(start))
                    ? "a space is wanted behind the colon of `\(start):`"
                    : "known are \(known.joined(separator: ", "))"
                throw source.error(key, "there is no key `\(name)` here; \(hint)")
            }
            if isMissing(value) {
                throw source.error(key, "`\(name)` has no value" + hint(at: key))
            }
        }
    }

    func value(_ key: String) -> Node? {
        guard let node = mapping[Node(key)], !isMissing(node) else { return nil }
        return node
    }

    /// Nothing is written, not even an empty text in quotes.
    private func isMissing(_ node: Node) -> Bool {
        node.null != nil && node.string?.isEmpty != false
    }

    /// What to do about a value that a comment has swallowed.
    private func hint(at key: Node) -> String {
        guard let mark = key.mark, source.hasComment(line: mark.line) else { return "" }
        return ": what begins with # is a comment unless it is in quotes, as '#main li'"
    }

    func error(_ key: String, _ message: String) -> DefinitionError {
        guard let node = mapping[Node(key)] else {
            return source.error(self.node, "`\(key)` is missing: \(message)")
        }
        return source.error(node, "`\(key)`: \(message)")
    }

    func text(_ key: String) throws(DefinitionError) -> String? {
        guard let node = value(key) else { return nil }
        guard let text = node.string else { throw source.error(node, "`\(key)` must be text") }
        return text
    }

    func required(_ key: String) throws(DefinitionError) -> String {
        guard let text = try text(key), !text.isEmpty else { throw error(key, "give it") }
        return text
    }

    func bool(_ key: String) throws(DefinitionError) -> Bool? {
        guard let node = value(key) else { return nil }
        guard let value = node.bool else {
            throw source.error(node, "`\(key)` must be true or false")
        }
        return value
    }

    func number(_ key: String, in range: ClosedRange<Int>) throws(DefinitionError) -> Int? {
        guard let node = value(key) else { return nil }
        guard let value = node.int, range.contains(value) else {
            throw source.error(
                node, "`\(key)` must be a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    func section(_ key: String) throws(DefinitionError) -> DefinitionSection? {
        guard let node = value(key) else { return nil }
        return try DefinitionSection(node, source)
    }

    /// A list of mappings; one alone needs no list.
    func sections(_ key: String) throws(DefinitionError) -> [DefinitionSection] {
        guard let node = value(key) else { return [] }
        guard let list = node.sequence else { return [try DefinitionSection(node, source)] }
        var sections: [DefinitionSection] = []
        for node in list { sections.append(try DefinitionSection(node, source)) }
        return sections
    }

    /// A list of texts; one alone needs no list.
    func texts(_ key: String) throws(DefinitionError) -> [String] {
        guard let node = value(key) else { return [] }
        var texts: [String] = []
        for part in node.sequence.map(Array.init) ?? [node] {
            guard let text = part.string, !text.isEmpty else {
                throw source.error(part, "`\(key)` must be a text or a list of texts")
            }
            texts.append(text)
        }
        return texts
    }

    /// The keys and texts of a mapping, in the file's order.
    func pairs(_ key: String) throws(DefinitionError) -> [(key: String, value: String)] {
        guard let section = try section(key) else { return [] }
        var pairs: [(key: String, value: String)] = []
        for (name, key, value) in section.keys {
            guard let text = value.null != nil && value.string?.isEmpty != false ? "" : value.string
            else { throw source.error(key, "write `TEXT: TEXT` here") }
            pairs.append((name, text))
        }
        return pairs
    }

    func selector(_ key: String) throws(DefinitionError) -> Selector? {
        guard let node = value(key) else { return nil }
        return try selector(node)
    }

    func selector(_ node: Node) throws(DefinitionError) -> Selector {
        guard let text = node.string, !text.isEmpty else {
            guard node.sequence == nil else {
                throw source.error(
                    node, "a selector is wanted here, and this is a list: put it in quotes")
            }
            throw source.error(node, "a selector is wanted here" + hint(at: node))
        }
        do {
            return try Selector(text)
        } catch {
            throw source.error(inside: node, at: error.offset, error.message)
        }
    }

    func pattern(_ key: String) throws(DefinitionError) -> Pattern? {
        guard let node = value(key) else { return nil }
        return try pattern(node)
    }

    func pattern(_ node: Node) throws(DefinitionError) -> Pattern {
        guard let text = node.string, !text.isEmpty else {
            throw source.error(node, "a regular expression is wanted here" + hint(at: node))
        }
        do {
            return try Pattern(text)
        } catch {
            throw source.error(inside: node, at: error.offset, error.message)
        }
    }
}
