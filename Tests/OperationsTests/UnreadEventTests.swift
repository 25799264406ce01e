import Campus
import Foundation
import Operations
import Recurrence
import TestSupport
import Testing

/// A small feed of some classes, of which one is written badly.
struct BadFeed {
    static let start = "DTSTART;TZID=Europe/London:20261005T100000"
    static let end = "DTEND;TZID=Europe/London:20261005T110000"
    static let rule = "RRULE:FREQ=WEEKLY;UNTIL=20261211T235959Z"

    /// - Parameter lines: of the class that may be unreadable; nil leaves it out.
    static func text(_ lines: [String]?, uid: String? = "UID:hex") -> String {
        func event(_ lines: [String]) -> String {
            "BEGIN:VEVENT\n\(lines.joined(separator: "\n"))\nEND:VEVENT\n"
        }
        let others = (6...9).map { day in
            event([
                "UID:o\(day)", "SUMMARY:Chemistry \(day)",
                "DTSTART;TZID=Europe/London:202610\(day < 10 ? "0" : "")\(day)T090000",
                "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=10",
            ])
        }
        return "BEGIN:VCALENDAR\nVERSION:2.0\n"
            + (lines.map {
                event([uid].compactMap(\.self) + ["SUMMARY:Hexagons", "LOCATION:H6"] + $0)
            }
                ?? "") + others.joined() + "END:VCALENDAR\n"
    }
}

@Suite("Events that cannot be read any more", .serialized)
struct UnreadEventTests {
    static let bad: [[String]] = [
        ["DTSTART;TZID=Europe/London:Invalid dateT100000", BadFeed.end, BadFeed.rule],
        [BadFeed.end, BadFeed.rule],
        ["DTSTART:NaN", BadFeed.end, BadFeed.rule],
        ["DTSTART:", BadFeed.end, BadFeed.rule],
        [BadFeed.start, "DTEND;TZID=Europe/London:Invalid date", BadFeed.rule],
        [BadFeed.start, "DURATION:undefined", BadFeed.rule],
        [BadFeed.start, BadFeed.end, "RRULE:FREQ=WEEKLY;UNTIL=Invalid date"],
        [BadFeed.start, BadFeed.end, "RRULE:FREQ=undefined;UNTIL=20261211T235959Z"],
        [BadFeed.start, BadFeed.end, "RRULE:FREQ=WEEKLY;COUNT=NaN"],
        [BadFeed.start, BadFeed.end, "RRULE:"],
        [BadFeed.start, BadFeed.end, BadFeed.rule, "EXDATE;TZID=Europe/London:Invalid date"],
        [BadFeed.start, "DTEND;TZID=Europe/London", BadFeed.rule],
        [BadFeed.start, BadFeed.end, "RRULE;FREQ=WEEKLY"],
    ]

    static func home(_ lines: [String]?, uid: String? = "UID:hex") async throws -> (
        TestHome, String
    ) {
        let home = try TestHome()
        let path = try home.folder.write(BadFeed.text(lines, uid: uid), as: "term.ics")
        _ = try await home.as("ann", now: "2026-10-04T18:00:00+01:00").sources.subscribe(
            Subscription(address: path, name: "Uni", every: 60))
        return (home, path)
    }

    static func take(
        _ home: TestHome, _ text: String, at now: String
    ) async throws -> ImportReport {
        _ = try home.folder.write(text, as: "term.ics")
        let reports = try await home.as("ann", now: now).imports.run(.all, isNarrowed: true)
        return try #require(reports.first)
    }

    @Test("stay as they were, told to be doubtful until they are read again", arguments: bad)
    func stay(_ lines: [String]) async throws {
        let (home, _) = try await Self.home([BadFeed.start, BadFeed.end, BadFeed.rule])
        let report = try await Self.take(home, BadFeed.text(lines), at: "2026-10-04T19:00:00+01:00")
        #expect(report.status == .imported)
        #expect(report.changes.isEmpty, "\(report.changes)")
        let ann = try home.as("ann", now: "2026-10-04T19:10:00+01:00")
        let status = try #require(try ann.sources.list().first)
        #expect(status.unread.contains { $0.isKept && $0.issue.uid == "hex" })
        let finding = try ann.checks.run().first { $0.subject == "source Uni" }
        #expect(finding?.isWell == false)
        #expect(finding?.message.contains("could not be read") == true)

        // It rings as doubtful, and a later import of the same says nothing new.
        let rung = try MassChangeTests.rung(
            home, at: "2026-10-05T09:46:00+01:00", of: "class")
        #expect(rung.map(\.title) == ["Hexagons at 10:00, not confirmed"])
        _ = try await Self.take(
            home, BadFeed.text(lines) + "\n", at: "2026-10-05T20:00:00+01:00")
        #expect(try home.as("ann").sources.list().first?.unread.isEmpty == false)

        let again = try await Self.take(
            home, BadFeed.text([BadFeed.start, BadFeed.end, BadFeed.rule]),
            at: "2026-10-05T21:00:00+01:00")
        #expect(again.changes.isEmpty, "\(again.changes)")
        #expect(try home.as("ann").sources.list().first?.unread.isEmpty == true)
        #expect(
            try MassChangeTests.rung(home, at: "2026-10-12T09:46:00+01:00", of: "class").map(
                \.title)
                == ["Hexagons at 10:00"])
    }

    @Test("that are cancelled are told so, however little can be read of when they were")
    func cancelled() async throws {
        let (home, _) = try await Self.home([BadFeed.start, BadFeed.end])
        let lines = [BadFeed.start, "DTEND:Invalid Date", "STATUS:CANCELLED"]
        let report = try await Self.take(home, BadFeed.text(lines), at: "2026-10-04T19:00:00+01:00")
        #expect(report.changes.map(\.kind) == [.cancelled])
    }

    @Test("of a series, cancelled by a line that names none of its dates, cancel nothing")
    func cancelledNowhere() async throws {
        let good = [BadFeed.start, BadFeed.end, BadFeed.rule]
        let (home, _) = try await Self.home(good)
        let one = [
            "END:VEVENT", "BEGIN:VEVENT", "UID:hex", "SUMMARY:Hexagons", "LOCATION:H6",
            "RECURRENCE-ID:Invalid date", BadFeed.start, BadFeed.end, "STATUS:CANCELLED",
        ]
        let report = try await Self.take(
            home, BadFeed.text(good + one), at: "2026-10-04T19:00:00+01:00")
        #expect(report.changes.isEmpty, "\(report.changes)")
    }

    @Test(
        "are not those of which only an alarm, or a list of nothing, cannot be read",
        arguments: [
            "EXDATE:",
            "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT5M\nREPEAT:1\nDURATION:15\nEND:VALARM",
        ])
    func besides(_ line: String) async throws {
        let (home, _) = try await Self.home([BadFeed.start, BadFeed.end])
        let moved = ["DTSTART;TZID=Europe/London:20261005T140000", "DURATION:PT1H", line]
        let report = try await Self.take(home, BadFeed.text(moved), at: "2026-10-04T19:00:00+01:00")
        #expect(report.changes.map(\.kind) == [.moved])
    }

    @Test("without a UID are known by their title and place")
    func unnamed() async throws {
        let good = [BadFeed.start, BadFeed.end, BadFeed.rule]
        let (home, _) = try await Self.home(good, uid: nil)
        let report = try await Self.take(
            home, BadFeed.text(["DTSTART:NaN", BadFeed.end, BadFeed.rule], uid: nil),
            at: "2026-10-04T19:00:00+01:00")
        #expect(report.changes.isEmpty, "\(report.changes)")
        _ = try await Self.take(
            home, BadFeed.text(["DTSTART:NaN", BadFeed.end, BadFeed.rule], uid: nil) + "\n",
            at: "2026-10-04T19:30:00+01:00")
        #expect(try home.as("ann").sources.list().first?.unread.isEmpty == false)
        let again = try await Self.take(
            home, BadFeed.text(good, uid: nil), at: "2026-10-04T20:00:00+01:00")
        #expect(again.changes.isEmpty, "\(again.changes)")
        let gone = try await Self.take(home, BadFeed.text(nil), at: "2026-10-04T21:00:00+01:00")
        #expect(gone.changes.map(\.kind) == [.removed])
    }

    @Test("are gone when they are listed no longer")
    func gone() async throws {
        let (home, _) = try await Self.home([BadFeed.start, BadFeed.end, BadFeed.rule])
        _ = try await Self.take(
            home, BadFeed.text(["DTSTART:NaN", BadFeed.rule]), at: "2026-10-04T19:00:00+01:00")
        let report = try await Self.take(home, BadFeed.text(nil), at: "2026-10-04T20:00:00+01:00")
        #expect(report.changes.map(\.kind) == [.removed])
        #expect(try home.as("ann").sources.list().first?.unread.isEmpty == true)
    }

    @Test("that could never be read whole are told as far as they can be")
    func partial() async throws {
        let lines = [BadFeed.start, "DTEND:NaN", BadFeed.rule]
        let (home, _) = try await Self.home(lines)
        let status = try #require(try home.as("ann").sources.list().first)
        #expect(status.unread.map(\.isKept) == [false])
        let moved = ["DTSTART;TZID=Europe/London:20261005T140000", "DTEND:NaN", BadFeed.rule]
        let report = try await Self.take(
            home, BadFeed.text(moved), at: "2026-10-04T19:00:00+01:00")
        #expect(report.changes.map(\.kind) == [.moved])
    }

    @Test("count for the guard where they are most of a source")
    func guarded() async throws {
        let good = BadFeed.text([BadFeed.start, BadFeed.end, BadFeed.rule])
        let (home, _) = try await Self.home([BadFeed.start, BadFeed.end, BadFeed.rule])
        let report = try await Self.take(
            home, good.replacing("DTSTART;TZID=Europe/London:2026", with: "DTSTART:NaN"),
            at: "2026-10-04T19:00:00+01:00")
        #expect(report.status == .refused)
        #expect(report.reason?.contains("cannot be read") == true, "\(report.reason ?? "")")
    }
}
