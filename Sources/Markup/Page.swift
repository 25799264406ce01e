import CLibxml2

/// One page: HTML as a browser would repair it, read once and asked by selectors.
///
/// libxml2 holds it, in recovering mode, without network and without entities but HTML's own. What
/// is read of it are texts; the tree goes with the last `Element` of it.
package struct Page {
    let tree: Tree

    /// Reads a page, or the HTML that an XML reply has in CDATA.
    ///
    /// - Parameter contentType: the server's, for its charset.
    package init(
        _ bytes: [UInt8], contentType: String? = nil, limits: PageLimits = PageLimits()
    ) throws(PageError) {
        guard bytes.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
        tree = try Tree(Envelope.opened(Charset.utf8(bytes, header: contentType)), limits)
    }

    /// What holds all elements.
    package var root: Element { Element(tree: tree, node: tree.root) }

    /// How many elements it has.
    package var elementCount: Int { tree.elementCount }

    /// It was asked for more than a page may cost, and nothing is found on it any more.
    package var isSpent: Bool { tree.effort.isSpent }

    /// Counts work on its texts, which is done elsewhere; false when no more may be done.
    package func spend(_ steps: Int) -> Bool { tree.effort.spend(steps) }
}

/// Owns libxml2's document.
final class Tree {
    let document: xmlDocPtr
    let elementCount: Int
    let effort: Effort
    private var context: xmlXPathContextPtr?

    init(_ utf8: [UInt8], _ limits: PageLimits) throws(PageError) {
        guard !utf8.isEmpty else { throw .empty }
        guard belltower_xml_is_there() != 0 else { throw .noLibxml2 }
        guard let utf8 = TagBound.bounded(utf8, limit: limits.attributes) else {
            throw .tooManyAttributes(limit: limits.attributes)
        }
        var state = belltower_page_limits(
            deepest: Int32(limits.depth), most: Int32(limits.elements), count: 0, is_too_deep: 0,
            is_too_large: 0)
        let parsed = utf8.withUnsafeBytes { bytes in
            belltower_parse_html(
                bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), &state)
        }
        guard let parsed else { throw .empty }
        document = parsed
        elementCount = Int(state.count)
        effort = Effort(limits.steps)
        if state.is_too_deep != 0 { throw .tooDeep(limit: limits.depth) }
        if state.is_too_large != 0 { throw .tooManyElements(limit: limits.elements) }
    }

    deinit {
        if let context { belltower_free_context(context) }
        belltower_free_document(document)
    }

    /// A document begins as a node does, and XPath takes it for one.
    var root: xmlNodePtr {
        UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self)
    }

    /// The one in which XPath runs on this document.
    func pathContext() -> xmlXPathContextPtr? {
        if context == nil {
            // Without it, what an XPath finds is put in order by walking along the siblings.
            belltower_order(document)
            context = belltower_xpath_context(document, Self.longestPath)
        }
        return context
    }

    /// Steps that all XPaths of a page may take: a second's worth.
    static let longestPath: UInt = 20_000_000
}

extension Page {
    /// The place of every element in the order of the document, by its identity.
    package func places() -> [Int: Int] {
        var places: [Int: Int] = [:]
        places.reserveCapacity(tree.elementCount)
        var here = tree.root.following(in: tree.root)
        while let node = here {
            if node.isElement { places[Int(bitPattern: node)] = places.count }
            here = node.following(in: tree.root)
        }
        return places
    }
}
