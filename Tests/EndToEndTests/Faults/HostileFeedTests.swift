import Foundation
import TestSupport
import Testing

/// Feeds that ask for more than they are worth, read and shown by the binary: ten seconds of the
/// processor and 300 MiB, whatever the bytes.
@Suite("Hostile feeds")
struct HostileFeedTests {
    struct Feed: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Of how many events it has.
        var count: Int
        var event: @Sendable (Int) -> String

        var text: String {
            "BEGIN:VCALENDAR\r\n"
                + (0..<count).map { "BEGIN:VEVENT\r\n\(event($0))\r\nEND:VEVENT\r\n" }.joined()
                + "END:VCALENDAR\r\n"
        }
    }

    static let hour = "DTSTART:20261005T090000Z\r\nDURATION:PT1H\r\n"

    static func many(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    /// The worst known for each byte first.
    static let feeds = [
        Feed(testDescription: "600,000 parameters", count: 1) { _ in
            "UID:1\r\nDTSTART\(many(";X=1", 600_000)):20261005T090000Z\r\nSUMMARY:x"
        },
        Feed(testDescription: "8,000 classes at one hour", count: 8_000) {
            "UID:\($0)\r\n\(hour)SUMMARY:Class \($0)"
        },
        Feed(testDescription: "4,000 classes at one hour of every week", count: 4_000) {
            "UID:\($0)\r\n\(hour)RRULE:FREQ=WEEKLY;COUNT=12\r\nSUMMARY:Class \($0)"
        },
        Feed(testDescription: "8,000 groups of one module at one hour", count: 8_000) {
            "UID:\($0)\r\n\(hour)SUMMARY:AB10001 - Lab\\, Group \($0)"
        },
        Feed(testDescription: "10,000 codes of modules", count: 10_000) {
            "UID:\($0)\r\n\(hour)SUMMARY:AB\(10_000 + $0) - Lecture"
        },
        Feed(testDescription: "20,000 exceptions of no series", count: 20_000) { number in
            let time = String(
                format: "202610%02dT%02d%02d00Z", 5 + number / 1_440,
                number / 60 % 24, number % 60)
            return "UID:1\r\nRECURRENCE-ID:\(time)\r\nDTSTART:\(time)\r\nDURATION:PT1H\r\nSUMMARY:x"
        },
        Feed(testDescription: "a letter with a million marks", count: 1) { _ in
            "UID:1\r\n\(hour)SUMMARY:e\(many("\u{301}", 1_000_000))"
        },
        Feed(testDescription: "a title, a place, a text and a UID of megabytes", count: 1) { _ in
            "UID:\(many("u", 1_000_000))\r\n\(hour)SUMMARY:\(many("wörd ", 600_000))\r\n"
                + "LOCATION:\(many("room ", 600_000))\r\nDESCRIPTION:\(many("text\\n", 600_000))\r\n"
                + "CATEGORIES:\(many("c", 1_000_000))\r\nURL:https://a.example/\(many("u", 1_000_000))"
        },
        Feed(testDescription: "Korean without end", count: 1) { _ in
            "UID:1\r\n\(hour)SUMMARY:\(many("\u{1100}", 600_000))"
        },
        Feed(testDescription: "1.7 million titles of one event", count: 1) { _ in
            "UID:1\r\n\(hour)\(many("SUMMARY:a\n", 1_700_000))"
        },
        Feed(testDescription: "1.3 million categories of one event", count: 1) { _ in
            "UID:1\r\n\(hour)SUMMARY:x\r\n\(many("CATEGORIES:a\n", 1_300_000))"
        },
        Feed(testDescription: "8 million categories in one line", count: 1) { _ in
            "UID:1\r\n\(hour)SUMMARY:x\r\nCATEGORIES:\(many("a,", 8_000_000))"
        },
        Feed(testDescription: "a million dates left out of one event", count: 1) { _ in
            "UID:1\r\n\(hour)SUMMARY:x\r\nRRULE:FREQ=DAILY\r\n"
                + "EXDATE:20261005T090000Z\(many(",20261005T090000Z", 1_000_000))"
        },
        Feed(testDescription: "700,000 alarms of one event", count: 1) { _ in
            "UID:1\r\n\(hour)SUMMARY:x\n\(many("BEGIN:VALARM\nEND:VALARM\n", 700_000))"
        },
        Feed(testDescription: "1.2 million parameters, 60 a line", count: 1) { _ in
            "UID:1\r\n\(hour)SUMMARY:x\n\(many("CATEGORIES\(many(";X=1", 60)):a\n", 20_000))"
        },
        Feed(testDescription: "500 events of every second, for ever", count: 500) {
            "UID:\($0)\r\nDTSTART:20260101T000000Z\r\nRRULE:FREQ=SECONDLY\r\nSUMMARY:x"
        },
        Feed(testDescription: "500 events of every second, all left out", count: 500) {
            "UID:\($0)\r\nDTSTART:20260101T000000Z\r\nRRULE:FREQ=SECONDLY\r\n"
                + "EXRULE:FREQ=SECONDLY\r\nSUMMARY:x"
        },
        zones("8,000 time zones", 8_000, rule: "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"),
        zones(
            "2,000 time zones whose clocks change daily", 2_000, rule: "RRULE:FREQ=DAILY;COUNT=999"),
        zones(
            "200 time zones whose clocks never change", 200,
            rule: "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", times: 40),
        Feed(testDescription: "20,000 time zones that nobody knows", count: 20_000) {
            "UID:\($0)\r\nDTSTART;TZID=Z\($0):20261005T090000\r\nDURATION:PT1H\r\nSUMMARY:x"
        },
    ]

    /// A feed that defines a zone for each of its events.
    private static func zones(
        _ name: String, _ count: Int, rule: String, times observances: Int = 1
    ) -> Feed {
        Feed(testDescription: name, count: count) { number in
            let minute = String(format: "%02d", number % 60)
            let observance =
                "BEGIN:STANDARD\r\nDTSTART:16010101T020000\r\n\(rule)\r\n"
                + "TZOFFSETFROM:+02\(minute)\r\nTZOFFSETTO:+01\(minute)\r\nEND:STANDARD\r\n"
            return "UID:\(number)\r\nDTSTART;TZID=Z\(number):20261005T09\(minute)00\r\n"
                + "DURATION:PT1H\r\nSUMMARY:Class \(number)\r\nEND:VEVENT\r\n"
                + "BEGIN:VTIMEZONE\r\nTZID:Z\(number)\r\n\(many(observance, observances))"
                + "END:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:\(number)x\r\n\(hour)SUMMARY:x"
        }
    }

    /// What is asked of each, and how many bytes the answer may have.
    private static let questions: [(words: [String], most: Int)] = [
        (["agenda", "--json"], .max), (["agenda", "--clashes"], 1 << 20),
        (["agenda", "week"], .max),
        (["agenda", "--next"], 8_000), (["agenda", "--next", "--json"], 100_000),
        (["status"], 4_000),
        (["reminders"], .max), (["check"], 8_000), (["export", "-"], .max),
    ]

    @Test("cost ten seconds and 300 MiB at most, and screens stay screens", arguments: feeds)
    func cost(_ feed: Feed) throws {
        let home = try Belltower()
        let path = try home.folder.write(feed.text, as: "feed.ics")
        let file = home.folder.path + "/output"
        func run(_ words: [String]) throws -> MeasuredProcess {
            try MeasuredProcess.run(
                [Belltower.binary.path] + words, environment: home.environment, output: file)
        }
        for (words, most) in [(["subscribe", path, "--json"], 2 << 20)] + Self.questions {
            let told = try run(words)
            #expect(told.status == 0, "\(words)")
            #expect(told.seconds < 10 * ThreadTime.slowness, "\(words)")
            #expect(told.mebibytes < 300, "\(words)")
            #expect(told.output.utf8.count < most, "\(words)")
        }
    }

    @Test("what had to go is told, and the bytes stay for an undo")
    func cut() throws {
        let home = try Belltower()
        let text = { (title: String) in
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n\(Self.hour)SUMMARY:\(title)\r\n"
                + "END:VEVENT\r\nEND:VCALENDAR\r\n"
        }
        let path = try home.folder.write(text(Self.many("wörd ", 300)), as: "feed.ics")
        let report = try home.run("subscribe", path, "--json").object()
        let issues = report["issues"] as? [[String: Any]] ?? []
        #expect((issues.first?["message"] as? String)?.contains("title is too long") == true)
        let item = try #require(try home.run("agenda", "--json").list().first)
        #expect((item["summary"] as? String)?.count == 999)
        _ = try home.folder.write(text("short"), as: "feed.ics")
        try home.run("import", "--all")
        #expect(try home.run("agenda", "--json").list().first?["summary"] as? String == "short")
        try home.run("import", "feed", "--undo")
        let back = try #require(try home.run("agenda", "--json").list().first)
        #expect(back["summary"] as? String == item["summary"] as? String)
    }
}
