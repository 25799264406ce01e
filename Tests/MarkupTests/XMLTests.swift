import Testing

@testable import Markup

@Suite("XML")
struct XMLTests {
    private static func read(_ text: String, depth: Int = 64) -> XMLTree? {
        var limits = XMLLimits()
        (limits.depth, limits.elements) = (depth, 1_000)
        return XMLTree(reading: Array(text.utf8), limits: limits)
    }

    @Test("a document is names in namespaces, attributes and texts")
    func whole() throws {
        let tree = try #require(
            Self.read(
                """
                <?xml version="1.0"?><!-- a word --><a xmlns="DAV:" xmlns:c="urn:c"><c:b name="x&amp;y">
                <![CDATA[1 < 2]]></c:b><d/></a>
                """))
        #expect(tree.name == XMLName("DAV:", "a"))
        let inner = try #require(tree.first(XMLName("urn:c", "b")))
        #expect(inner[attribute: "name"] == "x&y")
        #expect(inner.text == "\n1 < 2")
        #expect(tree.children.map(\.name.local) == ["b", "d"])
    }

    @Test(
        "what declares entities, is cut short, or is no UTF-8 is none",
        arguments: [
            #"<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>"#, "<!DOCTYPE a><a/>",
            #"<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>"#, "<a>", "<a></b>", "", "a",
            "<a>&x;</a>",
            "<a/><b/>", "<x:a/>",
        ])
    func refused(text: String) {
        #expect(Self.read(text) == nil)
    }

    @Test("bytes that are no UTF-8 are no document, whatever they say they are")
    func encodings() {
        #expect(XMLTree(reading: Array("<a>".utf8) + [0xff] + Array("</a>".utf8)) == nil)
        #expect(XMLTree(reading: [0xff, 0xfe] + "<a/>".utf8.flatMap { [$0, 0] }) == nil)
    }

    @Test("depth and number of elements are bounded")
    func bounds() {
        func nested(_ depth: Int) -> String {
            String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        }
        #expect(Self.read(nested(64)) != nil)
        #expect(Self.read(nested(66)) == nil)
        #expect(Self.read(nested(100_000)) == nil)
        #expect(Self.read("<a>" + String(repeating: "<b/>", count: 990) + "</a>") != nil)
        #expect(Self.read("<a>" + String(repeating: "<b/>", count: 2_000) + "</a>") == nil)
        let attributes = (0..<2_000).map { " a\($0)=\"\"" }.joined()
        #expect(Self.read("<a\(attributes)/>") == nil)
    }

    @Test("what no document may have is left out of what is written, and nothing besides")
    func impossible() {
        var writer = XMLWriter(prefixes: [:])
        writer.element(XMLName("", "a"), "x\u{0}\u{b}\u{fffe}\u{ffff}\u{fffd}\u{ffbe}ÿ¾\ty")
        #expect(XMLTree(reading: writer.bytes)?.text == "x\u{fffd}\u{ffbe}ÿ¾\ty")
    }

    @Test("what is written is read as it was, line ends too")
    func written() {
        var writer = XMLWriter(prefixes: ["DAV:": "D"])
        let tree = XMLTree(
            XMLName("DAV:", "a"),
            children: [
                XMLTree(
                    XMLName("urn:x", "b"), attributes: [XMLName("", "q"): "\"<&>"],
                    text: "1 < 2\r\n & 3"),
                XMLTree(XMLName("DAV:", "c")),
            ])
        writer.tree(tree)
        #expect(XMLTree(reading: writer.bytes) == tree)
        let text = String(decoding: writer.bytes, as: UTF8.self)
        #expect(text.contains(#"<D:a xmlns:D="DAV:"><b xmlns="urn:x" q="&quot;&lt;&amp;&gt;">"#))
    }
}
