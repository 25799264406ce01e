import Campus
import CheckedYAML
import Crawling
import Fetching
import Foundation
import Markup
import Testing
import TestSupport

/// Fields that are read from other cells than they should be.
@Suite struct ShapeTests {
    private static func list(_ shapes: String) -> String {
        """
        name: test
        about: a test
        manners: {delay: 0}
        meetings:
          record: li
          fields: {code: b, title: i, kind: u, room: s, staff: em, weekdays: {value: Mon},
            time: {value: '9:00-10:00'}, weeks: {value: '40'}}
        expect:
          shapes: \(shapes)
        """
    }

    private static func item(
        _ code: String, _ title: String = "Tides", _ kind: String = "Lecture",
        _ room: String = "Pier 2", _ staff: String = "Di Quay"
    ) -> String {
        "<li><b>\(code)</b><i>\(title)</i><u>\(kind)</u><s>\(room)</s><em>\(staff)</em></li>"
    }

    private func verdict(_ shapes: String, _ items: [String]) async throws -> CrawlResult.Verdict {
        let site = try LoopbackSite { request in
            request.path == "/" ? .ok("<body>\(items.joined())") : .status(404)
        }
        return try await CrawlTests().crawl(site, yaml: Self.list(shapes)).verdict
    }

    struct Case: Sendable {
        var shapes: String
        var items: [String]
        /// What the refusal says; nil for pages that are right.
        var told: String?
    }

    static let cases = [
        Case(shapes: "{code: code}", items: [item("AB123"), item(""), item("")], told: nil),
        Case(
            shapes: "{code: {is: code, in: 60}}", items: [item("AB123"), item(""), item("")],
            told: "meetings 1: `code: b` should be a module code in 60 of 100 records, and is in 1 "
                + "of 3, first missing on http"),
        Case(
            shapes: "{code: code}", items: [item("Pier"), item("Quay"), item("AB123")],
            told: "meetings 1: `code: b` should be a module code, and 2 of 3 are not, first "
                + "\"Pier\" on http"),
        Case(
            shapes: "{title: words}", items: [item("AB1", "P/L/001"), item("AB1", "2")],
            told: "`title: i` should be words, and 2 of 2 are not"),
        Case(shapes: "{title: words}", items: [item("AB1", "潮汐"), item("AB1", "C++")], told: nil),
        Case(
            shapes: "{kind: kind}",
            items: ["Quay, Di", "Moss, Cy", "Lecture"].map { item("AB1", "Tides", $0) },
            told: "`kind: u` should be a kind of class, and 2 of 3 are not, first \"Quay, Di\""),
        Case(
            shapes: "{kind: kind}",
            items: ["Lab/Prac", "Lecture and practical", "Übung", "Independent study"]
                .map { item("AB1", "Tides", $0) }, told: nil),
        Case(
            shapes: "{staff: person}",
            items: [item("AB1", "Tides", "Lab", "Pier 2", "LMB 030")],
            told: "`staff: em` should be a person's name, and 1 of 1 are not, first \"LMB 030\""),
        Case(
            shapes: "{room: place}",
            items: (0..<8).map {
                item("AB1", "Tides", "Lab", String(repeating: "x", count: $0 + 1))
            },
            told: "`room: s` should be a place, and 8 of 8 are not, first \"x\""),
        Case(
            shapes: "{room: place}",
            items: (0..<8).map {
                item("AB1", "Tides", "Lab", $0 < 5 ? "Great Hall" : "Hall \($0)")
            },
            told: nil),
        Case(
            shapes: "{room: {match: '^[A-Z]\\d'}}", items: [item("AB1")],
            told: "`room: s` should be what its `match` finds, and 1 of 1 are not"),
    ]

    @Test("a field that looks like another one is refused, with the first text", arguments: cases)
    func shapes(_ wanted: Case) async throws {
        let verdict = try await verdict(wanted.shapes, wanted.items)
        guard let told = wanted.told else {
            #expect(verdict == .complete)
            return
        }
        guard case .refused(let reason) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(reason.contains(told), "\(reason)")
        #expect(reason.contains("there stands now `li` with"), "\(reason)")
    }

    @Test(
        "a shape that cannot be is an error of the definition",
        arguments: [
            ("{code: cod}", "there is no shape `cod`: write code, kind, words, place, person, or"),
            ("{code: {is: code, match: x}}", "give one of `is` and `match`"),
            ("{group: words}", "no rule has a field `group`"),
            ("{code: {is: code, in: 101}}", "`in` must be a number from 1 to 100"),
        ])
    func wrong(_ shapes: String, _ told: String) {
        let error = #expect(throws: YAMLError.self) {
            try CrawlerDefinition(yaml: Self.list(shapes), file: "test.yaml")
        }
        #expect(error?.message.contains(told) == true, "\(error?.message ?? "")")
    }

    private static func grid(
        cells: String?
    ) async throws -> CrawlResult {
        let file = Fixtures.crawlers.appendingPathComponent("syllabusplus-grid.yaml")
        let definition = try CrawlerDefinition(
            yaml: try String(contentsOf: file, encoding: .utf8), file: file.path)
        var given = ["week1": "2026-09-21"]
        given["cells"] = cells
        let settings = try CrawlSettings(
            of: definition, given: given, year: AcademicYear(beginning: 2026),
            zone: SystemZone.london, zones: SystemZone.find)
        let page = Fixtures.pages.appendingPathComponent("syllabusplus/order.html").path
        let address = try #require(PageAddress(page))
        let fetcher = Fetcher(policy: FetchPolicy(), lanes: 1)
        return await Crawl(definition, settings, fetcher: fetcher, cache: nil).run(from: [address])
    }

    @Test("cells in another order are refused, and read as soon as somebody names them")
    func order() async throws {
        guard case .refused(let reason) = try await Self.grid(cells: nil).verdict else {
            Issue.record("cells in another order were believed")
            return
        }
        #expect(reason.contains("and 4 of 4 are not, first \"Quay, Di\""), "\(reason)")
        #expect(reason.contains("--set cells='room | title, kind | weeks, staff'"), "\(reason)")
        let named = try await Self.grid(cells: "room | name, kind | weeks, staff")
        #expect(named.verdict == .complete)
        #expect(named.harvest.meetings.map(\.code).contains("HARB00012C"))
        // Named wrongly, it is refused again.
        guard
            case .refused = try await Self.grid(cells: "title | name, room | weeks, kind").verdict
        else {
            Issue.record("cells named wrongly were believed")
            return
        }
    }

    @Test("a cell of a name that no field has is an error")
    func unknownCell() async throws {
        await #expect(throws: SettingError.self) { try await Self.grid(cells: "rooom | weeks") }
    }
}
