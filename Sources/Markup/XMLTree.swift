import CLibxml2

/// A name in a namespace.
package struct XMLName: Hashable, Sendable {
    /// Empty for none.
    package var namespace: String
    package var local: String

    package init(_ namespace: String, _ local: String) {
        self.namespace = namespace
        self.local = local
    }
}

/// An element of an XML document with all that is inside.
///
/// A value that is read whole: libxml2's document ends with the reading of it.
package struct XMLTree: Hashable, Sendable {
    package var name: XMLName
    /// By name; those without a prefix are in no namespace.
    package var attributes: [XMLName: String]
    package var children: [XMLTree]
    /// What is written right inside, between the children.
    package var text: String

    package init(
        _ name: XMLName, attributes: [XMLName: String] = [:], children: [XMLTree] = [],
        text: String = ""
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    /// The first child of a name.
    package func first(_ name: XMLName) -> XMLTree? { children.first { $0.name == name } }

    /// All children of a name.
    package func all(_ name: XMLName) -> [XMLTree] { children.filter { $0.name == name } }

    /// An attribute without a namespace.
    package subscript(attribute name: String) -> String? { attributes[XMLName("", name)] }
}

/// How far a document may go.
package struct XMLLimits: Sendable {
    /// The default is 1 MiB.
    package var bytes = 1 << 20
    /// Elements inside each other; the default is 64.
    package var depth = 64
    /// Elements, attributes and namespaces in all; the default is 50,000.
    package var elements = 50_000
    /// Attributes of one tag, the namespaces among them that it declares; the default is 64.
    ///
    /// libxml2's reading of a tag takes a time that grows with their square.
    package var attributes = 64
    /// Namespaces that are declared around one element and by it; the default is 128.
    package var namespaces = 128
    /// Bytes of one text, value, comment or section; the default is 256 KiB.
    ///
    /// The longest in use is a calendar's zone, of 20 KiB.
    package var token = 256 << 10

    package init() {}
}

extension XMLTree {
    /// Reads a document.
    ///
    /// Nothing is repaired, looked up or expanded: one with a DTD is none. A byte order mark may stand
    /// before it.
    ///
    /// - Returns: nil for bytes that are no well-formed XML in UTF-8, or more than they may be.
    package init?(reading bytes: [UInt8], limits: XMLLimits = XMLLimits()) {
        let bytes = bytes.starts(with: Self.mark) ? Array(bytes.dropFirst(Self.mark.count)) : bytes
        guard !bytes.isEmpty, bytes.count <= limits.bytes,
            String(validating: bytes, as: UTF8.self) != nil, XMLBound.holds(bytes, limits),
            belltower_xml_is_there() != 0
        else { return nil }
        var state = belltower_page_limits(
            deepest: Int32(limits.depth), most: Int32(limits.elements), count: 0, is_too_deep: 0,
            is_too_large: 0)
        let parsed = bytes.withUnsafeBytes { bytes in
            belltower_parse_xml(
                bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), &state)
        }
        guard let parsed else { return nil }
        defer { belltower_free_document(parsed) }
        var node = parsed.pointee.children
        while let here = node, here.pointee.type != XML_ELEMENT_NODE { node = here.pointee.next }
        guard let root = node else { return nil }
        self.init(node: root)
    }

    /// UTF-8's byte order mark (XML 1.0, appendix F.1).
    private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

    /// As deep as the limits let it be.
    private init(node: xmlNodePtr) {
        self.init(Self.name(node.pointee.name, node.pointee.ns))
        var attribute = node.pointee.properties
        while let here = attribute {
            attributes[Self.name(here.pointee.name, here.pointee.ns)] = Self.text(
                in: here.pointee.children)
            attribute = here.pointee.next
        }
        text = Self.text(in: node.pointee.children)
        var child = node.pointee.children
        while let here = child {
            if here.pointee.type == XML_ELEMENT_NODE { children.append(XMLTree(node: here)) }
            child = here.pointee.next
        }
    }

    private static func name(_ name: UnsafePointer<xmlChar>?, _ space: xmlNsPtr?) -> XMLName {
        XMLName(string(space?.pointee.href), string(name))
    }

    private static func text(in first: xmlNodePtr?) -> String {
        var text = ""
        var node = first
        while let here = node {
            if [XML_TEXT_NODE, XML_CDATA_SECTION_NODE].contains(here.pointee.type) {
                text += string(here.pointee.content)
            }
            node = here.pointee.next
        }
        return text
    }

    private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }
}
