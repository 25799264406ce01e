import Campus
import Crawling
import TestSupport
import Testing

/// Sites that have changed so that records are found and what matters in them is not.
@Suite struct LossTests {
    private static func list(_ expect: String, _ time: String = ".t") -> String {
        """
        name: test
        about: a test
        manners: {delay: 0}
        meetings:
          record: li
          fields: {title: b, weekdays: i, time: \(time), weeks: {value: '40'}}
        expect: {\(expect)}
        """
    }

    private static func items(_ times: [String]) -> String {
        times.enumerated().map { "<li><b>C\($0)</b><i>Mon</i><u class=t>\($1)</u>" }.joined()
    }

    private func verdict(
        _ yaml: String, _ html: String, limit: Int? = nil
    ) async throws -> (verdict: CrawlResult.Verdict, issues: [String]) {
        let site = try LoopbackSite { request in
            request.path == "/" ? .ok("<body>\(html)") : .status(404)
        }
        let result = try await CrawlTests().crawl(site, limit: limit, yaml: yaml)
        return (result.verdict, result.issues.map(\.message))
    }

    private func reason(_ yaml: String, _ html: String) async throws -> String {
        guard case .refused(let reason) = try await verdict(yaml, html).verdict else { return "" }
        return reason
    }

    @Test("classes most of which lose their time are refused, with what stands there")
    func time() async throws {
        let lost = try await reason(
            Self.list("pages: 1"),
            "<li><b>A</b><i>Mon</i><s>9:00</s><li><b>B</b><i>Mon</i><s>10:00</s>")
        #expect(
            lost.hasPrefix("meetings 1: `time: .t` is missing in 2 of 2 records, first on http"))
        #expect(lost.contains("b \"A\", i \"Mon\", s \"9:00\""), "\(lost)")
        let half = ["9:00-10:00", "", "9:00-10:00"]
        #expect(try await verdict(Self.list("pages: 1"), Self.items(half)).verdict == .complete)
        let wrong = try await reason(Self.list("pages: 1"), Self.items(["25:99", "at 7"]))
        #expect(wrong.contains(#"there stands now "25:99" is no time"#), "\(wrong)")
    }

    @Test(
        "a class that is said to have no time yet is none that has lost it",
        arguments: ["TBA", "Online", "by arrangement", "n. V.", "-", "To Be Confirmed"])
    func open(_ word: String) async throws {
        let times = ["9:00-10:00", word, word, word]
        #expect(try await verdict(Self.list("meetings: 1"), Self.items(times)).verdict == .complete)
        let few = try await reason(Self.list("meetings: 2"), Self.items(times))
        #expect(
            few.hasPrefix("`expect: {meetings: 2}`, and 1 came out of 1 page, and 3 without"),
            "\(few)")
        let named = Self.list("meetings: 1", "{select: .t, default: TBA}")
        #expect(try await verdict(named, Self.items(["9:00-10:00", "", ""])).verdict == .complete)
    }

    @Test("what falls short of what is expected is said, and that the selector found something")
    func short() async throws {
        let few = try await reason(Self.list("meetings: 5"), Self.items(["9:00-10:00"]))
        #expect(
            few
                == "`expect: {meetings: 5}`, and 1 came out of 1 page: meetings 1: `li` finds 1 record"
        )
        let titles = CrawlTests.yaml + "\nexpect: {titles: 95}"
        let lost = try await reason(
            titles, "<table><tr><td class=code>AB1<td class=name>Sea</table>")
        #expect(
            lost.contains(
                "and 0 of 1 module have a title: modules 1: `title: td.title` finds nothing"))
        #expect(lost.contains("td.name \"Sea\""), "\(lost)")
    }

    @Test("where the rule that reads titles does not come to anything, it is named")
    func untitled() async throws {
        let yaml = """
            name: test
            about: a test
            manners: {delay: 0}
            modules:
              - {when: '.card', record: '.card', fields: {code: b, title: i}}
              - {when: h1, fields: {code: h1}}
            expect: {titles: 100}
            """
        let lost = try await reason(yaml, "<h1>AB1</h1><p class=kard><b>AB1</b><i>Sea</i>")
        #expect(
            lost.hasSuffix(
                "0 of 1 module have a title: modules 1, which reads titles, finds nothing by `.card`"
            ),
            "\(lost)")
    }

    @Test("a person's limit waives what is expected, as long as pages are left")
    func limited() async throws {
        let yaml = CrawlTests.yaml + "\nexpect: {modules: 5}"
        let page = CrawlTests.row("AB1")
        let next = "<a class=next href='/2'>n</a>"
        #expect(try await verdict(yaml, page + next, limit: 1).verdict == .complete)
        #expect(try await verdict(yaml, page, limit: 1).verdict != .complete)
    }

    @Test("a grid without days or hours is refused with its labels")
    func grid() async throws {
        let yaml = """
            name: test
            about: a test
            manners: {delay: 0}
            meetings:
              grid: {table: table, cells: td.c, days: columns}
              fields: {title: b, weeks: {value: '40'}}
            """
        func page(_ days: String, _ hours: String) -> String {
            "<table><tr><th><th>\(days)<th>\(days)2<tr><th>\(hours)<td class=c><b>A</b><td>"
                + "<tr><th>\(hours)2<td><td class=c><b>B</b></table>"
        }
        let days = try await reason(yaml, page("Blursday", "9:0"))
        #expect(
            days.contains(#"/, but no day in "Blursday", "Blursday2": give the days' names"#),
            "\(days)")
        let hours = try await reason(
            yaml, "<table><tr><th><th>Mon<th>Tue<tr><th>early<td class=c><b>A</b></table>")
        #expect(
            hours.contains(#"`table` is on http"#) && hours.hasSuffix(#"but no hour in "early""#),
            "\(hours)")
    }

    @Test("a heading that a table does not have is told of once, with those it has")
    func headings() async throws {
        let yaml = """
            name: test
            about: a test
            manners: {delay: 0}
            modules:
              record: 'tr:has(> td)'
              fields: {code: {column: Unit}, period: {column: When}, level: {column: [Level]}}
            """
        let rows = "<tr><td>AB1<td>3<tr><td>AB2<td>3"
        let (verdict, issues) = try await verdict(
            yaml, "<table><tr><th>Unit<th>Points\(rows)</table>")
        #expect(verdict == .complete)
        #expect(issues.count == 1)
        #expect(
            issues.first?.hasPrefix(
                "modules 1: no heading is `column when` for `period`: there are `unit`, `points`")
                == true)
        let lost = try await reason(
            yaml.replacing("{column: Unit}", with: "{column: Unit, required: true}"),
            "<table><tr><th>Code<th>Points\(rows)</table>")
        #expect(lost.contains("stands now a table with the headings `code`, `points`"), "\(lost)")
    }

    @Test("weeks that were taken for the calendar's are told of")
    func weeks() async throws {
        let (verdict, issues) = try await verdict(Self.list("pages: 1"), Self.items(["9:00-10:00"]))
        #expect(verdict == .complete)
        #expect(issues.count == 1)
        #expect(issues.first?.contains(#""40" of C0 begins on 2026-09-28"#) == true, "\(issues)")
        #expect(issues.first?.contains("--set week1=DATE") == true)
    }
}
