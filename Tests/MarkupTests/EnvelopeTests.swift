import Markup
import Testing

@Suite struct EnvelopeTests {
    @Test("HTML in the CDATA of an XML reply is part of the page, and other text is text")
    func sections() throws {
        let reply = """
            <?xml version='1.0' encoding='utf-8' ?>
            <PAGE id='P'><SCRIPT2><![CDATA[if (a<b && c) go();]]></SCRIPT2>
            <FIELD id='list'><![CDATA[ <table><tr id="a"><td>CS 1</td></tr>
            <tr id="b"><td>R&amp;D</td></tr></table>]]></FIELD>
            <FIELD id='cut'><![CDATA[<p>left open</p>
            """
        let page = try Page(Array(reply.utf8))
        let rows = page.root.all(try Selector("field#list tr")).map { $0.text() }
        #expect(rows == ["CS 1", "R&D"])
        #expect(page.root.first(try Selector("script2"))?.text() == "if (a<b && c) go();")
        #expect(page.root.first(try Selector("#cut p"))?.text() == "left open")
    }

    @Test(
        "what is no such reply is read as it stands",
        arguments: [
            "<?xml version='1.0'?><!DOCTYPE html><script>//<![CDATA[\nx\n//]]></script><p>y</p>",
            "<?xml version='1.0'?>\n<html><script><![CDATA[<p>x</p>]]></script><p>y</p>",
            "<p>y</p><!-- <![CDATA[<p>x</p>]]> -->", "<?xml ?><p>y</p>",
            "<?xml version='1.0'?><p>y</p>",
        ])
    func pages(_ html: String) throws {
        let page = try Page(Array(html.utf8))
        #expect(page.root.all(try Selector("p")).map { $0.text() } == ["y"])
    }

    @Test(
        "a reply that ends in its declaration is no page to open", arguments: ["<?xml", " <?xml "])
    func cut(_ reply: String) { _ = try? Page(Array(reply.utf8)) }

    @Test("JSON is the text of a pre, tags in it included")
    func json() throws {
        let reply = "\n {\"title\": \"<b>R&amp;D</b>\"} "
        let page = try Page(Array(reply.utf8))
        let text = page.root.first(try Selector("pre"))?.text()
        #expect(text == "{\"title\": \"<b>R&amp;D</b>\"}")
        let other = try Page(Array("[draft] <b>Timetable</b>".utf8))
        #expect(other.root.first(try Selector("b"))?.text() == "Timetable")
    }

    @Test(
        "a page that was encoded twice is read as it was meant, and no other",
        arguments: [
            ("<p>DÃ¼zgÃ¼n, MÃ¤rz</p>", "Düzgün, März"), ("<p>â‚¬ 5 â€“ 7</p>", "€ 5 – 7"),
            ("<p>Café</p>", "Café"), ("<p>São, NÃO</p>", "São, NÃO"),
            ("<p>Ã¼ and ü</p>", "Ã¼ and ü"),
            ("<p>Ã</p>", "Ã"), ("<p>Ђ¼</p>", "Ђ¼"),
        ])
    func twice(_ html: String, _ text: String) throws {
        #expect(try Page(Array(html.utf8)).root.text() == text)
    }
}
