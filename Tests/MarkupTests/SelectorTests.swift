import Markup
import Testing

private let html = """
    <html><head><title>T</title><style>.a{}</style></head><body>
    <table class="grid wide" id="main"><tr class="head"><th>Code</th><th>Title</th></tr>
    <tr><td class="code" align="left">CM1</td><td>Nets <b>and</b> bolts<script>x()</script></td></tr>
    <tr><td class="code">CM2</td><td>Two<br>lines</td></tr></table>
    <p lang="en-GB">after</p><ul><li>1</li><li>2</li><li>3</li></ul></body></html>
    """

@Suite struct SelectorTests {
    @Test(
        "a selector finds what a browser's would",
        arguments: [
            ("td.code", ["CM1", "CM2"]), ("#main td:first-child", ["CM1", "CM2"]),
            ("table > tr > td + td", ["Nets and bolts", "Two lines"]),
            ("tr:has(> td.code):last-child td:nth-child(2)", ["Two lines"]),
            ("td[align=left]", ["CM1"]),
            ("td:not([align])", ["Nets and bolts", "CM2", "Two lines"]),
            ("td:contains(\"bolts\")", ["Nets and bolts"]), ("[lang|=en]", ["after"]),
            ("table ~ ul li:nth-child(odd)", ["1", "3"]), ("li:nth-last-child(-n+2)", ["2", "3"]),
            ("li:first-child, li:last-child", ["1", "3"]), ("TD.code", ["CM1", "CM2"]),
            ("table.wide.grid th:is(:first-child)", ["Code"]), ("td[class^='co']", ["CM1", "CM2"]),
            ("//td[@class='code']", ["CM1", "CM2"]), ("(//li)[2]", ["2"]),
            ("//td/@align", ["left"]), ("section td", []), ("html > body > p", ["after"]),
        ] as [(String, [String])])
    func finds(_ selector: String, _ wanted: [String]) throws {
        let page = try Page(Array(html.utf8))
        #expect(page.root.all(try Selector(selector)).map { $0.text() } == wanted)
        #expect(page.root.first(try Selector(selector))?.text() == wanted.first)
    }

    @Test("a leading combinator goes from the element that is asked")
    func relative() throws {
        let page = try Page(Array(html.utf8))
        let head = try #require(page.root.first(try Selector("tr.head")))
        #expect(head.all(try Selector("> th")).count == 2)
        #expect(head.all(try Selector("> td")).isEmpty)
        #expect(head.all(try Selector("+ tr > td.code")).map { $0.text() } == ["CM1"])
        #expect(head.all(try Selector("~ tr > td.code")).map { $0.text() } == ["CM1", "CM2"])
        #expect(head.all(try Selector("body th")).isEmpty, "what is around it is not asked")
    }

    @Test(
        "a selector that does not compile is an error with its place",
        arguments: [
            ("td[", 3, "name"), ("td..x", 3, "name"), ("td:nope", 2, ":nope"), ("", 0, "missing"),
            ("td >", 4, "missing"), ("td[a='x]", 5, "quote"), ("td:nth-child(x)", 13, "number"),
            ("td)", 2, "not expected"), ("//td[", 5, "compile"), ("/count(//td)", 7, "XPath"),
            ("(count(//td))", 0, "XPath"),
            ("(1 + 1)", 0, "XPath"), ("td, , th", 4, "missing"),
        ])
    func refuses(_ selector: String, _ offset: Int, _ word: String) {
        let error = #expect(throws: SelectorError.self) { try Selector(selector) }
        #expect(error?.offset == offset, "\(selector)")
        #expect(error?.message.contains(word) == true, "\(error?.message ?? "")")
    }

    @Test("a text is what a reader sees, without markup and scripts")
    func text() throws {
        let page = try Page(Array("<p>a&nbsp; b<br>c</p><div>d<!-- e --><i>f</i></div>".utf8))
        #expect(page.root.text() == "a b c df")
        #expect(page.root.text(.lines) == "a b\nc\ndf")
        #expect(page.root.first(try Selector("div"))?.text(.own) == "d")
    }
}
