import Campus
import Foundation
import Scheduling
import TestSupport
import Testing

@testable import Operations

/// Weeks by their numbers, on pages that do not say when week 1 is.
@Suite("Numbers of weeks on crawled pages")
struct CrawlWeekTests {
    /// A class on Wednesdays, crawled at some time: its dates, and what the crawl says.
    private func crawl(
        _ weeks: String, now: String = "2020-10-01T12:00:00Z", campus: String? = nil,
        week1: String? = nil, notation: String = "either", in home: TestHome? = nil
    ) async throws -> (dates: String, told: String) {
        let home = try home ?? TestHome()
        if let campus { try home.use(campus) }
        var wish = CrawlWish(
            definition: try home.folder.write(
                """
                name: weeks
                about: a test
                parameters: {week1: }
                notation: {weeks: \(notation)}
                meetings:
                  record: p
                  fields: {code: b, weekdays: {value: Wed}, time: {value: '9:00-10:00'}, weeks: i}
                """, as: "weeks.yaml"))
        wish.settings["week1"] = week1
        wish.start = [
            try home.folder.write("<p><b>CM50123</b><i>\(weeks)</i></p>", as: "weeks.html")
        ]
        let desks = try home.as("op", now: now)
        let report = try await desks.crawls.crawl(wish)
        let window = try desks.calendar.window(
            .day, date: nil, from: "2020-08-01", to: "2021-08-01")
        let days = try desks.calendar.agenda(AgendaQuery(window: window)).map {
            "\($0.start)".prefix(10).suffix(5)
        }
        let told = report.issues.map(\.message) + [report.reason ?? ""]
        return (days.joined(separator: " "), told.joined(separator: "; "))
    }

    @Test(
        "count as the campus profile counts its terms, breaks left out",
        arguments: [
            ("1-7", "2020-10-01", "09-09 09-16 09-23 09-30 10-07 10-21 10-28"),
            ("12", "2020-08-15", "12-02"), ("1, 9", "2021-01-15", "02-03 04-14"),
            ("1", "2021-07-15", "02-03"),
        ])
    func profile(_ weeks: String, _ day: String, _ wanted: String) async throws {
        let found = try await crawl(weeks, now: "\(day)T12:00:00Z", campus: "uk-reading-week")
        #expect(found.dates == wanted)
        #expect(!found.told.contains("week"), "\(found.told)")
    }

    @Test("another week 1 makes another source, and the one that stands is named")
    func corrected() async throws {
        let home = try TestHome()
        let first = try await crawl("1", week1: "2020-09-09", notation: "teaching", in: home)
        #expect(first.dates == "09-09" && !first.told.contains("unsubscribe"), "\(first.told)")
        let second = try await crawl("1", week1: "2020-09-16", notation: "teaching", in: home)
        #expect(second.dates == "09-09")
        #expect(second.told.contains("belltower unsubscribe \"weeks\""), "\(second.told)")
        let again = try await crawl("1", week1: "2020-09-16", notation: "teaching", in: home)
        #expect(!again.told.contains("unsubscribe"))
        try home.as("op").sources.unsubscribe("weeks")
        let corrected = try await crawl("1", week1: "2020-09-16", notation: "teaching", in: home)
        #expect(corrected.dates == "09-16")
    }

    @Test("count from --set week1 where it is given")
    func given() async throws {
        let found = try await crawl("1-2", campus: "uk-reading-week", week1: "2020-09-16")
        #expect(found.dates == "09-16 09-23")
    }

    @Test(
        "that count from a day nobody has said are told of, with both ways to say it",
        arguments: ["either", "teaching"])
    func unknown(_ notation: String) async throws {
        let found = try await crawl("40", notation: notation)
        #expect(found.told.contains("--set week1=DATE"), "\(found.told)")
        #expect(found.told.contains("campus profile"), "\(found.told)")
        // A profile of another year says nothing of this one.
        let later = try await crawl(
            "40", now: "2026-10-01T12:00:00Z", campus: "uk-reading-week", notation: notation)
        #expect(later.told.contains("--set week1=DATE"), "\(later.told)")
    }
}

extension TestHome {
    /// Makes one of the fixture's academic years the campus's.
    fileprivate func use(_ campus: String) throws {
        let home = folder.path + "/home"
        try FileManager.default.createDirectory(
            atPath: home + "/Crawlers/campus", withIntermediateDirectories: true)
        let text = try String(
            contentsOf: Fixtures.packageRoot.appendingPathComponent(
                "Fixtures/years/\(campus).yaml"),
            encoding: .utf8)
        try write(text, to: "\(home)/Crawlers/campus/\(campus).yaml")
        try configure("campus: \(campus)")
    }
}
