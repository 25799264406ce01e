import Campus
import Crawling
import Markup
import TestSupport
import Testing

/// Pages, definitions and sites that are made to take long or to end the process.
@Suite struct HostileCrawlTests {
    static func harvest(_ html: String, _ rules: String) throws -> CrawlHarvest {
        let definition = try CrawlerDefinition(
            yaml: "name: x\nabout: y\nparameters: {week1: 2026-09-21}\n" + rules, file: "x.yaml")
        let settings = try CrawlSettings(
            of: definition, given: [:], year: AcademicYear(beginning: 2026),
            zone: SystemZone.london, zones: SystemZone.find)
        var limits = PageLimits()
        // A debug build is slow, and these pages are smaller than they could be.
        limits.steps = 500_000
        let page = try Page(Array(html.utf8), limits: limits)
        return PageReader(definition, settings).harvest(page, at: nil)
    }

    @Test(
        "a page that would take too long is left out, and said to be",
        arguments: [
            // Records inside each other, each of which holds all the rest.
            (
                "<div>", 300, "<b>AB100</b>", 2_000,
                "modules: {record: div, fields: {code: {select: b, all: true}}}"
            ),
            // Each record asks the whole page's text.
            (
                "", 0, "<p>aaaaaaaaaaaaaaaaaaaaaaaaaaa 1</p>", 500,
                "modules: {record: p, fields: {code: {select: '*', page: true, match: '((?:a|1| )*)b'}}}"
            ),
            (
                "", 0, "<p>a b c d e f g h", 2_000,
                "modules: {record: p, fields: {code: {select: '*', page: true, replace: {' ': '$0$0'}}}}"
            ),
        ])
    func slow(
        _ around: String, _ depth: Int, _ unit: String, _ count: Int, _ rules: String
    ) throws {
        let html =
            String(repeating: around, count: depth) + String(repeating: unit, count: count)
        let harvest = try Self.harvest(html, rules)
        #expect(harvest.modules.isEmpty)
        #expect(harvest.issues.map(\.message).contains { $0.contains("too long to read") })
    }

    @Test("a grid of long spans and without labels comes to an end")
    func grids() throws {
        let row = "<tr><td rowspan=65534 colspan=1000000>Mon<td>9:00<td rowspan=65534>x"
        let html =
            "<table><tr><td><td>9:00<td>10:00"
            + String(repeating: row, count: 1_000) + "</table>"
        let rules = """
            meetings:
              grid: {table: table, days: DAYS}
              fields: {title: {text: line}, weeks: {value: '1-5'}}
            """
        for days in ["rows", "columns"] {
            _ = try Self.harvest(html, rules.replacing("DAYS", with: days))
        }
        let columns = """
            modules: {record: tr, fields: {code: {column: '9:00'}}}
            """
        _ = try Self.harvest(html, columns)
    }

    @Test(
        "no address in a meta refresh ends the crawl",
        arguments: [
            ("0; url=/next", true), ("0;URL='/next'", true),
            // Letters that are longer in lower case than in capitals.
            ("\u{130}\u{130}\u{130}\u{130}\u{130}\u{130} url=/next", true),
            ("\u{130}\u{130}\u{130}url=", false), ("url=", false), ("0", false),
        ])
    func refresh(_ content: String, _ leadsOn: Bool) async throws {
        let site = try LoopbackSite { request in
            switch request.path {
            case "/robots.txt": .status(404)
            case "/": .ok("<meta charset=utf-8><meta http-equiv=Refresh content=\"\(content)\">")
            default: .ok(CrawlTests.row("AB100"))
            }
        }
        let result = try await CrawlTests().crawl(site)
        #expect(result.harvest.modules.map(\.code.text) == (leadsOn ? ["AB100"] : []))
    }

    @Test("a refresh to ever new pages is followed five times")
    func refreshes() async throws {
        let site = try LoopbackSite { request in
            guard request.path != "/robots.txt" else { return .status(404) }
            let number = Int(request.path.dropFirst()) ?? 0
            return .ok("<meta http-equiv=refresh content='0; url=/\(number + 1)'>")
        }
        _ = try await CrawlTests().crawl(site)
        #expect(site.requests.count { $0.path != "/robots.txt" } == 6)
    }

    @Test("a page that took too long does not remove what it told of before")
    func partial() async throws {
        let site = try LoopbackSite { request in
            switch request.path {
            case "/robots.txt": .status(404)
            case "/": .ok(CrawlTests.row("AB100") + "<a class=next href='/2'>n</a>")
            default:
                .ok(
                    "<table>" + String(repeating: "<tr><td class=code>AB1", count: 1_000)
                        + "</table>")
            }
        }
        let yaml = CrawlTests.yaml.replacing(
            "tr:has(> td.code)", with: "tr:has(> td.code):not(:has(~ tr ~ tr ~ tr b))")
        let result = try await CrawlTests().crawl(site, yaml: yaml, steps: 100_000)
        #expect(result.isPartial)
        #expect(result.issues.contains { $0.message.contains("too long to read") })
    }
}
