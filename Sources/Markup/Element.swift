import CLibxml2

/// An element of a page, or what an XPath found instead: an attribute or a text.
package struct Element {
    let tree: Tree
    let node: xmlNodePtr

    /// In lower case; empty for the page itself.
    package var name: String {
        node.pointee.type == XML_ELEMENT_NODE
            ? node.pointee.name.map { String(cString: $0) } ?? "" : ""
    }

    /// - Parameter name: in lower case.
    package func isNamed(_ name: StaticString) -> Bool { node.isNamed(name) }

    /// The value of an attribute; nil when it has none of that name.
    package func attribute(_ name: String) -> String? {
        node.attribute(name).map { String(cString: $0) }
    }

    package func isSame(as other: Element) -> Bool { node == other.node }

    /// A number of its own in its page.
    package var identity: Int { Int(bitPattern: node) }

    package var parent: Element? {
        guard let parent = node.pointee.parent, parent.isElement else { return nil }
        return Element(tree: tree, node: parent)
    }

    /// The elements directly in it.
    package var children: [Element] {
        var found: [Element] = []
        var child = node.firstElement
        while let node = child {
            found.append(Element(tree: tree, node: node))
            child = node.nextElement
        }
        return found
    }

    /// The nearest element of a name around it, itself included.
    package func nearest(_ name: StaticString) -> Element? {
        var here: xmlNodePtr? = node
        while let node = here {
            if node.isNamed(name) { return Element(tree: tree, node: node) }
            here = node.pointee.parent
        }
        return nil
    }

    /// As a selector would name it: `table.grid#main`.
    package var outline: String {
        var text = name
        if let id = attribute("id"), !id.isEmpty { text += "#\(id.prefix(40))" }
        for part in (attribute("class") ?? "").split(separator: " ").prefix(3) {
            text += ".\(part.prefix(40))"
        }
        return text
    }
}

/// libxml2's nodes, walked without recursion.
extension UnsafeMutablePointer<xmlNode> {
    var isElement: Bool { pointee.type == XML_ELEMENT_NODE }

    var firstElement: xmlNodePtr? {
        guard let child = pointee.children else { return nil }
        return child.isElement ? child : child.nextElement
    }

    var nextElement: xmlNodePtr? {
        var here = pointee.next
        while let node = here, !node.isElement { here = node.pointee.next }
        return here
    }

    var previousElement: xmlNodePtr? {
        var here = pointee.prev
        while let node = here, !node.isElement { here = node.pointee.prev }
        return here
    }

    func isNamed(_ name: StaticString) -> Bool {
        guard isElement, let own = pointee.name else { return false }
        return UnsafeRawPointer(own).bound.isEqual(to: UnsafeRawPointer(name.utf8Start).bound)
    }

    func hasName(of other: xmlNodePtr) -> Bool {
        guard let own = pointee.name, let name = other.pointee.name else { return false }
        return own == name || UnsafeRawPointer(own).bound.isEqual(to: UnsafeRawPointer(name).bound)
    }

    /// The node after this one in the order of the document, within a scope.
    @inline(__always)
    func following(in scope: xmlNodePtr, skipping: Bool = false) -> xmlNodePtr? {
        if !skipping, let child = pointee.children, pointee.type != XML_ENTITY_REF_NODE {
            return child
        }
        var here = self
        while here != scope {
            if let next = here.pointee.next { return next }
            guard let parent = here.pointee.parent else { return nil }
            here = parent
        }
        return nil
    }

    /// The bytes of an attribute's value, which live as long as the page.
    func attribute(_ name: String) -> UnsafePointer<CChar>? {
        name.withCString { attribute($0) }
    }

    @inline(__always)
    func attribute(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>? {
        guard isElement else { return nil }
        var attribute = pointee.properties
        while let here = attribute {
            if let own = here.pointee.name, UnsafeRawPointer(own).bound.isEqual(to: name) {
                guard let content = here.pointee.children?.pointee.content else { return emptyText }
                return UnsafeRawPointer(content).bound
            }
            attribute = here.pointee.next
        }
        return nil
    }
}

extension UnsafePointer<CChar> {
    /// Whether two C strings are the same: names are short, and most differ in the first letters.
    @inline(__always)
    func isEqual(to other: UnsafePointer<CChar>) -> Bool {
        var index = 0
        while self[index] == other[index] {
            if self[index] == 0 { return true }
            index += 1
        }
        return false
    }
}

extension UnsafeRawPointer {
    @inline(__always)
    var bound: UnsafePointer<CChar> { assumingMemoryBound(to: CChar.self) }
}

/// An empty C string that is never freed.
private var emptyText: UnsafePointer<CChar> {
    UnsafeRawPointer(("" as StaticString).utf8Start).bound
}
