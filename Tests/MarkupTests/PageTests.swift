import Foundation
import Markup
import TestSupport
import Testing

@Suite struct PageTests {
    @Test(
        "a charset is what the bytes are, whatever is declared",
        arguments: [
            ("UTF-8 without a word", Array("<p>Café</p>".utf8), nil),
            ("UTF-8 declared as Latin-1", Array("<meta charset=iso-8859-1><p>Café</p>".utf8), nil),
            ("Latin-1 declared as UTF-8", Array("<meta charset=utf-8><p>Caf".utf8) + [0xe9], nil),
            ("Latin-1 without a word", Array("<p>Caf".utf8) + [0xe9], nil),
            (
                "a byte order mark", [0xef, 0xbb, 0xbf] + Array("<p>Café".utf8),
                "text/html; charset=latin1"
            ),
            (
                "UTF-16",
                [0xff, 0xfe]
                    + Array("<p>Café".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, nil
            ),
        ] as [(String, [UInt8], String?)])
    func charset(_ name: String, _ bytes: [UInt8], _ header: String?) throws {
        let page = try Page(bytes, contentType: header)
        #expect(page.root.text() == "Café", "\(name)")
    }

    @Test("Windows-1252's own signs are read where nothing else fits")
    func windows() throws {
        #expect(try Page([0x80, 0x20, 0x96, 0x20, 0x92]).root.text() == "€ – ’")
    }

    @Test("a page of 50,000 elements inside each other is refused and does not crash")
    func deep() {
        let html = String(repeating: "<div>", count: 50_000) + "x"
        #expect(throws: PageError.tooDeep(limit: 1_000)) { try Page(Array(html.utf8)) }
    }

    @Test("a page within the depth is walked however deep it is")
    func walked() throws {
        var limits = PageLimits()
        limits.depth = 60_000
        let html = String(repeating: "<div>", count: 50_000) + "x"
        #expect(try Page(Array(html.utf8), limits: limits).root.text(.lines) == "x")
    }

    @Test("a page with too many elements or bytes is refused")
    func large() {
        let html = String(repeating: "<i></i>", count: 500_001)
        #expect(throws: PageError.tooManyElements(limit: 500_000)) { try Page(Array(html.utf8)) }
        let bytes = [UInt8](repeating: 0x20, count: 5 << 20 + 1)
        #expect(throws: PageError.self) { try Page(bytes + bytes) }
        #expect(throws: PageError.empty) { try Page([]) }
    }

    @Test("an entity of its own is not expanded, a file not read")
    func entities() throws {
        let html = """
            <!DOCTYPE html [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "bomb">]>
            <p>&a;&b;&amp;</p>
            """
        let text = try Page(Array(html.utf8)).root.text()
        #expect(!text.contains("root:"))
        #expect(text.contains("&"))
    }

    @Test("a table's cells stand where a reader sees them, whatever spans them")
    func grid() throws {
        let html = """
            <table><tr><td rowspan=2>a<td colspan=2>b<td>c</tr><tr><td>d<td>e<td>f</tr>
            <tr><td colspan=99999>g<table><tr><td>inner</table></td></tr></table>
            """
        let table = try #require(try Page(Array(html.utf8)).root.first(try Selector("table")))
        let grid = TableGrid(table)
        let places = grid.cells.map { "\($0.element.text().prefix(1))\($0.row)\($0.column)" }
        #expect(places == ["a00", "b01", "c03", "d11", "e12", "f13", "g20"])
        #expect(grid.rowCount == 3)
    }

    @Test("every saved page of the corpus is read", .enabled(if: Corpus.isThere))
    func corpus() throws {
        let folder = try #require(Corpus.folder)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent("html").path
        ).filter { $0.hasSuffix(".html") }
        #expect(names.count > 30)
        for name in names {
            let bytes = try #require(try Corpus.page(name))
            #expect(try !Page(bytes).root.text().isEmpty, "\(name)")
        }
    }
}
