import Markup
import Testing

/// Pages and selectors that are made to take long: what they cost is counted, not timed.
@Suite struct HostilePageTests {
    static let siblings =
        "<table>" + String(repeating: "<tr><td class=a>x<td>y", count: 2_000) + "</table>"
    static let nested =
        String(repeating: "<div><p>x</p>", count: 400)
        + String(repeating: "<i>y</i>", count: 4_000)

    enum Shape: String { case siblings, nested }

    static func page(_ shape: Shape) throws -> Page {
        var limits = PageLimits()
        // A debug build is slow, and these pages are smaller than they could be.
        limits.steps = 500_000
        return try Page(
            Array((shape == .siblings ? siblings : nested).utf8), limits: limits)
    }

    @Test(
        "a selector that would look at everything from everywhere gives up, and the page says so",
        arguments: [
            (.siblings, "tr:has(~ tr:has(~ tr b))"), (.siblings, "b ~ tr ~ tr ~ tr > td"),
            (.siblings, "b ~ tr td"), (.siblings, "tr:nth-last-child(3n+5001) td"),
            (.nested, "div:has(div:has(div:has(b)))"), (.nested, "div div div div div b i"),
            (.nested, "div:contains(\"none\")"), (.nested, "b div div div div div > i"),
        ] as [(Shape, String)])
    func selectors(_ shape: Shape, _ selector: String) throws {
        let page = try Self.page(shape)
        #expect(page.root.all(try Selector(selector)).isEmpty)
        #expect(page.isSpent)
        #expect(page.root.first(try Selector("td, p")) == nil, "and nothing else is found")
    }

    @Test(
        "an XPath that would take too long gives up too, at once or over many records",
        arguments: ["//div[.//div[.//div[.//div[.//b]]]]", "//p"])
    func paths(_ path: String) throws {
        let page = try Page(Array(Self.nested.utf8))
        let selector = try Selector(path)
        for _ in 0..<100_000 where !page.isSpent { _ = page.root.first(selector) }
        #expect(page.isSpent)
    }

    @Test("what an XPath finds among many siblings is put in order at once")
    func order() throws {
        let html = String(repeating: "<b a=1>x</b>", count: 30_000)
        let page = try Page(Array(html.utf8))
        #expect(page.root.all(try Selector("//b[@a] | //b")).count == 30_000)
        #expect(!page.isSpent)
    }

    @Test("a real page's worth of selectors is nowhere near the limit")
    func near() throws {
        let page = try Self.page(.siblings)
        let rows = page.root.all(try Selector("tr:has(> td.a)"))
        let cell = try Selector("td + td")
        #expect(rows.count == 2_000 && rows.allSatisfy { $0.first(cell) != nil })
        #expect(!page.isSpent)
    }

    @Test(
        "a selector that nests without end is an error",
        arguments: [
            (":not(", 5_000), ("a:has(", 5_000), ("//a[(", 5_000), ("//a/", 5_000),
            ("a:nth-child(-9223372036854775808)", 1),
            ("a:nth-child(9223372036854775807n-9223372036854775808)", 1),
        ])
    func nesting(_ part: String, _ times: Int) {
        #expect(throws: SelectorError.self) { try Selector(String(repeating: part, count: times)) }
    }

    @Test("a grid whose cells span everything is cut, not laid out")
    func spans() throws {
        let html =
            "<table>"
            + String(
                repeating: "<tr><td colspan=1000000 rowspan=65534>x"
                    + String(repeating: "<td rowspan=65534>", count: 99), count: 300)
        let table = try #require(try Page(Array(html.utf8)).root.first(try Selector("table")))
        let grid = TableGrid(table)
        #expect(grid.columnCount <= 2_000 && grid.cells.count <= 200_000)
        #expect(grid.cells.allSatisfy { $0.width <= 2_000 && $0.height <= 1_000 })
    }

    @Test("10,000 tables inside each other are refused, 2,000 one after the other are read")
    func tables() throws {
        let open = String(repeating: "<table><tr><td>", count: 10_000)
        #expect(throws: PageError.tooDeep(limit: 1_000)) { try Page(Array(open.utf8)) }
        let row = String(repeating: "<table><tr><td>x</table>", count: 2_000)
        let page = try Page(Array(row.utf8))
        #expect(
            page.root.all(try Selector("table")).map { TableGrid($0).cells.count }
                == Array(repeating: 1, count: 2_000))
    }

    /// Whatever stands around it, and however a reader of the page takes that.
    @Test(
        "a tag with attributes without end is refused before it is read",
        arguments: [
            ("<p ", " a#"), ("<p", " a#=''"), ("<p", " a#='>'"), ("<p x='>'", " a# = b"),
            ("<!-- <p", " a#"), ("<script><p", " a#"), ("<p x=\"<p y='", "' a#=\" b#='"),
            ("<p/", " a#/"), ("<p <p", " <a a#"), ("<p\n", "\ta#\n=\n\"<\"\n"),
        ])
    func attributes(_ head: String, _ unit: String) {
        let html = head + (0..<100_000).map { unit.replacing("#", with: "\($0)") }.joined()
        #expect(throws: PageError.tooManyAttributes(limit: 500)) { try Page(Array(html.utf8)) }
    }

    private static let long = "<p" + (0..<600).map { " a\($0)" }.joined() + ">"

    @Test("a tag inside a comment costs nothing, and the page is read without it")
    func commented() throws {
        let page = try Page(Array("<b>x</b><!-- \(Self.long) --><b>y</b><!-- z --><b>z".utf8))
        #expect(page.root.all(try Selector("b")).map { $0.text() } == ["x", "y", "z"])
    }

    @Test(
        "what only looks like a comment hides no tag",
        arguments: [
            ("<script><!--</script>", "-->"), ("<p x='<!--'>", "<p x='-->'>"),
            ("<!-- -->", "<!-- -->"),
            ("<!--", ""), ("<!-- --", "-- >"),
        ])
    func uncommented(_ before: String, _ after: String) throws {
        // Emptied or refused: never read with a tag as long as that.
        let html = before + Self.long + after
        guard let page = try? Page(Array(html.utf8)) else { return }
        #expect(page.root.all(try Selector("p[a599]")).isEmpty)
    }

    @Test("comments without end are looked for once", .timeLimit(.minutes(10)))
    func comments() throws {
        let html = Self.long + String(repeating: "<!--", count: 200_000)
        #expect(throws: PageError.tooManyAttributes(limit: 500)) { try Page(Array(html.utf8)) }
        let many = Self.long + String(repeating: "<!-- -->", count: 100_000)
        #expect(throws: PageError.tooManyAttributes(limit: 500)) { try Page(Array(many.utf8)) }
    }

    @Test("a tag of as many attributes as may be is read, and so are words without end")
    func attributesWithin() throws {
        let tag = "<p" + (0..<500).map { " a\($0)='<b c=>'" }.joined() + ">x</p>"
        let prose =
            String(repeating: "a<b words ", count: 100) + String(repeating: "> w", count: 9_000)
        let page = try Page(Array((String(repeating: tag, count: 10) + prose).utf8))
        #expect(page.root.all(try Selector("p")).count == 10)
    }

    @Test("5 MB are read, and a text of it is no longer than a text may be")
    func large() throws {
        let unit = "<p>\(String(repeating: "words and words ", count: 100))</p>"
        let count = (5 << 20) / unit.utf8.count
        let page = try Page(Array(String(repeating: unit, count: count).utf8))
        #expect((200_000..<202_000).contains(page.root.text().utf8.count))
        #expect(page.root.all(try Selector("p")).count == count)
    }

    @Test(
        "a page in a wrong charset is read as a browser would",
        arguments: [
            ("<meta charset=utf-8><p>caf\u{e9}", "latin1", "café"),
            ("<p>\u{80}5 \u{93}x\u{94}", "windows-1252", "€5 “x”"),
            ("<meta charset=iso-8859-1><p>\u{80}5", "windows-1252, said to be Latin-1", "€5"),
            ("<meta charset=nonsense><p>caf\u{e9}", "unknown", "café"),
            ("<meta charset=iso-8859-15><p>\u{a4}5", "latin9", "€5"),
        ])
    func charsets(_ letters: String, _ name: String, _ wanted: String) throws {
        let bytes = letters.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        #expect(try Page(bytes).root.text() == wanted, "\(name)")
    }
}
