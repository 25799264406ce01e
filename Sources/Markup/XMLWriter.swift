/// Writes an XML document straight into bytes.
///
/// Elements of the namespaces that it knows have their prefixes, all others declare their own.
package struct XMLWriter: Sendable {
    package private(set) var bytes: [UInt8] = []
    private let prefixes: [String: String]
    private var declares = true

    /// - Parameter prefixes: by namespace; the root declares them.
    package init(prefixes: [String: String]) {
        self.prefixes = prefixes
        bytes.append(contentsOf: #"<?xml version="1.0" encoding="utf-8"?>"#.utf8)
        bytes.append(0x0a)
    }

    /// An element with what the body writes inside.
    package mutating func element(
        _ name: XMLName, attributes: [(String, String)] = [],
        _ body: (inout XMLWriter) throws -> Void
    ) rethrows {
        let tag = open(name, attributes)
        bytes.append(0x3e)
        try body(&self)
        bytes.append(contentsOf: "</\(tag)>".utf8)
    }

    /// An element with a text.
    package mutating func element(_ name: XMLName, _ text: String) {
        element(name) { $0.text(text) }
    }

    /// An element with nothing inside.
    package mutating func element(_ name: XMLName, attributes: [(String, String)] = []) {
        _ = open(name, attributes)
        bytes.append(contentsOf: "/>".utf8)
    }

    /// What was read, or made.
    package mutating func tree(_ tree: XMLTree) {
        // An order, so that the same is the same bytes.
        let attributes = tree.attributes.filter(\.key.namespace.isEmpty)
            .map { ($0.key.local, $0.value) }.sorted { $0.0 < $1.0 }
        guard !tree.children.isEmpty || !tree.text.isEmpty else {
            return element(tree.name, attributes: attributes)
        }
        element(tree.name, attributes: attributes) { writer in
            writer.text(tree.text)
            for child in tree.children { writer.tree(child) }
        }
    }

    package mutating func text(_ text: String) {
        self.text(Array(text.utf8), quoting: false)
    }

    /// UTF-8; what XML has no place for is left out.
    package mutating func text(_ text: [UInt8]) { self.text(text, quoting: false) }

    /// - Returns: the name as it is written.
    private mutating func open(_ name: XMLName, _ attributes: [(String, String)]) -> String {
        let prefix = prefixes[name.namespace]
        let tag = prefix.map { "\($0):\(name.local)" } ?? name.local
        bytes.append(contentsOf: "<\(tag)".utf8)
        if declares {
            for (namespace, prefix) in prefixes.sorted(by: { $0.value < $1.value }) {
                append("xmlns:\(prefix)", namespace)
            }
            declares = false
        }
        if prefix == nil { append("xmlns", name.namespace) }
        for (name, value) in attributes { append(name, value) }
        return tag
    }

    private mutating func append(_ name: String, _ value: String) {
        bytes.append(contentsOf: " \(name)=\"".utf8)
        text(Array(value.utf8), quoting: true)
        bytes.append(0x22)
    }

    private mutating func text(_ text: [UInt8], quoting: Bool) {
        for (place, byte) in text.enumerated() {
            switch byte {
            // U+FFFE and U+FFFF, which no document may have.
            case 0xbe, 0xbf:
                let isNone = place > 1 && text[place - 1] == 0xbf && text[place - 2] == 0xef
                if isNone { bytes.removeLast(2) } else { bytes.append(byte) }
            case 0x26: bytes.append(contentsOf: "&amp;".utf8)
            case 0x3c: bytes.append(contentsOf: "&lt;".utf8)
            case 0x3e: bytes.append(contentsOf: "&gt;".utf8)
            case 0x22 where quoting: bytes.append(contentsOf: "&quot;".utf8)
            // A reader takes a bare one for the end of a line, and bytes are to come out as they are.
            case 0x0d: bytes.append(contentsOf: "&#13;".utf8)
            case 0x09, 0x0a: bytes.append(byte)
            case 0..<0x20: break
            default: bytes.append(byte)
            }
        }
    }
}
