import Campus
import Crawling
import Foundation
import Markup
import Recurrence
import TestSupport
import Testing

/// What is said of pages that have nothing of what was looked for.
@Suite struct PageDiagnosisTests {
    @Test(
        "a form, a login and a shell are said to be ones",
        arguments: [
            (
                "<form><select name=a></select><input name=b><input name=c><input type=radio>"
                    + "<input type=checkbox><input type=hidden><input type=submit></form>",
                "there stands now a form with 5 fields, which holds nothing itself"
            ),
            ("<form><input name=user><input type=password></form>", "a page to log in on: save"),
            ("<div id=app></div><script>go()</script>", "an empty shell that scripts fill"),
            ("<form><input name=q></form><p>Closed today</p>", "p \"Closed today\""),
        ])
    func said(_ html: String, _ now: String) async throws {
        let site = try LoopbackSite { request in
            request.path == "/" ? .ok("<body>\(html)") : .status(404)
        }
        let result = try await CrawlTests().crawl(site)
        guard case .refused(let reason) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(reason.contains(now), "\(reason)")
    }

    @Test("a grid's class that stands under no known day is told of")
    func lost() throws {
        let yaml = """
            name: test
            about: a test
            meetings:
              - grid: {table: table, cells: td.class, days: columns}
                fields: {title: {select: b}, weeks: {value: '1'}}
            """
        let html = """
            <table><tr><th></th><th>Mon</th><th>Tue</th><th>Blursday</th></tr>
            <tr><th>9:00</th><td class=class><b>A</b></td><td></td><td class=class><b>B</b></td></tr>
            <tr><th>10:00</th><td></td><td></td><td></td></tr></table>
            """
        let definition = try CrawlerDefinition(yaml: yaml, file: "test.yaml")
        let settings = CrawlSettings(
            parameters: [:], year: AcademicYear(beginning: 2026), weekOne: nil, zone: .utc)
        let found = PageReader(definition, settings).harvest(try Page(Array(html.utf8)), at: nil)
        #expect(found.meetings.map(\.title) == ["A"])
        #expect(
            found.issues.map(\.message) == [
                #"meetings 1: 1 cell stands under no day: no day in "Blursday""#
            ])
    }

    @Test("lines of a record's cells that go together are a class each")
    func each() throws {
        let yaml = """
            name: test
            about: a test
            meetings:
              - record: tr
                each: [time, room, weekdays]
                fields:
                  title: {select: b}
                  weekdays: {select: i, split: ';'}
                  time: {select: u, split: ';'}
                  room: {select: s, split: ';'}
                  weeks: {value: '1'}
            """
        let html = """
            <table><tr><td><b>A</b><i>Mon;Tue</i><u>9:00-10:00;11:00-12:00</u><s>Pier</s></td></tr>
            <tr><td><b>B</b><i>Mon;Tue</i><u>9:00-10:00;11:00-12:00;TBA</u></td></tr>
            <tr><td><b>C</b><i>Wed</i><u>9:00-10:00</u></td></tr></table>
            """
        let definition = try CrawlerDefinition(yaml: yaml, file: "test.yaml")
        let settings = try CrawlSettings(
            of: definition, given: [:], year: AcademicYear(beginning: 2026),
            zone: SystemZone.london, zones: SystemZone.find)
        let found = PageReader(definition, settings).harvest(try Page(Array(html.utf8)), at: nil)
        let lines = found.meetings.map {
            "\($0.title ?? "") \($0.dates[0].weekday) \($0.start / 3600) \($0.room ?? "-")"
        }
        #expect(lines == ["A monday 9 Pier", "A tuesday 11 Pier", "C wednesday 9 -"])
        #expect(
            found.issues.map(\.message) == [
                #"meetings 1: `each` has unequal parts in "BMon;Tue9:00-10:00;11:00-12:00;TBA": left out"#
            ])
    }
}
