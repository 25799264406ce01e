import Campus
import Foundation
import Operations
import Recurrence
import TestSupport
import Testing

@Suite("Exams that are altered", .serialized)
struct AlteredExamTests {
    static let ways: [(exam: String?, title: String)] = [
        (
            "20270105T093000",
            "CM50123 Exam moved from Wed 27 Jan 2027 09:30 to Tue 5 Jan 2027 09:30"
        ),
        (nil, "CM50123 Exam is no longer listed"),
    ]

    static func feed(_ exam: String?, lecture: String, more: String = "") -> String {
        func event(_ uid: String, _ start: String, _ title: String) -> String {
            """
            BEGIN:VEVENT
            UID:\(uid)
            DTSTART;TZID=Europe/London:\(start)
            DURATION:PT2H
            SUMMARY:\(title)
            LOCATION:Hall
            END:VEVENT

            """
        }
        return "BEGIN:VCALENDAR\n"
            + (exam.map { event("exam", $0, "CM50123 Exam") } ?? "")
            + event("lecture", lecture, "CM50123 Lecture") + more + "END:VCALENDAR\n"
    }

    static func rung(_ home: TestHome, _ day: String) throws -> [String] {
        try MassChangeTests.rung(home, at: "\(day)T10:00:00Z").map(\.title)
    }

    @Test(
        "are told as soon as an import sees it; a lecture that far ahead two days before",
        arguments: [0, 1])
    func told(way: Int) async throws {
        let way = Self.ways[way]
        let home = try TestHome()
        let first = Self.feed("20270127T093000", lecture: "20270120T093000")
        let path = try home.folder.write(first, as: "term.ics")
        _ = try await home.as("ann", now: "2026-12-16T09:00:00Z").sources.subscribe(
            Subscription(address: path, name: "Uni", every: 60))
        _ = try home.folder.write(Self.feed(way.exam, lecture: "20270120T110000"), as: "term.ics")
        _ = try await home.as("ann", now: "2026-12-16T10:00:00Z")
            .imports.run(.all, .acceptingRemovals, isNarrowed: true)
        #expect(try Self.rung(home, "2026-12-16") == [way.title])
        #expect(try Self.rung(home, "2027-01-03").isEmpty)
        #expect(
            try Self.rung(home, "2027-01-18")
                == ["CM50123 Lecture moved from Wed 20 Jan 09:30 to 11:00 (30 min late)"])
    }

    @Test("one that appears is told with its day and place; a class that is new is not")
    func appears() async throws {
        let home = try TestHome()
        let path = try home.folder.write(Self.feed(nil, lecture: "20270120T093000"), as: "term.ics")
        _ = try await home.as("ann", now: "2026-12-16T09:00:00Z").sources.subscribe(
            Subscription(address: path, name: "Uni", every: 60))
        let more = Self.feed(nil, lecture: "20270121T093000")
            .replacingOccurrences(of: "UID:lecture", with: "UID:other")
            .replacingOccurrences(of: "BEGIN:VCALENDAR\n", with: "")
            .replacingOccurrences(of: "END:VCALENDAR\n", with: "")
        _ = try home.folder.write(
            Self.feed("20270127T093000", lecture: "20270120T093000", more: more), as: "term.ics")
        _ = try await home.as("ann", now: "2026-12-16T10:00:00Z")
            .imports.run(.all, .acceptingRemovals, isNarrowed: true)
        let rung = try MassChangeTests.rung(home, at: "2026-12-16T10:00:00Z")
        #expect(rung.map(\.title) == ["CM50123 Exam is new"])
        #expect(rung.first?.body == "Wed 27 Jan 2027 09:30, Hall\nsays Uni", "\(rung)")
    }
}

@Suite("What a summary says", .serialized)
struct SummaryWordsTests {
    @Test("of a change its day, of a class its room")
    func days() async throws {
        let home = try TestHome()
        func feed(_ isListed: Bool) -> String {
            func event(_ uid: String, _ start: String, _ title: String, _ room: String) -> String {
                """
                BEGIN:VEVENT
                UID:\(uid)
                DTSTART;TZID=Europe/London:\(start)
                DURATION:PT50M
                SUMMARY:\(title)
                LOCATION:\(room)
                END:VEVENT

                """
            }
            return "BEGIN:VCALENDAR\n" + event("a", "20261020T101500", "Algebra", "A1")
                + (isListed ? event("b", "20261021T101500", "Algebra", "A1") : "")
                + event("c", "20261021T\(isListed ? "14" : "15")0000", "Physics", "P1")
                + event("d", "20261023T101500", "Algebra", "A1") + "END:VCALENDAR\n"
        }
        let path = try home.folder.write(feed(true), as: "term.ics")
        _ = try await home.as("ann", now: "2026-10-20T06:30:00+01:00").sources.subscribe(
            Subscription(address: path, name: "Uni", every: 60))
        _ = try home.folder.write(feed(false), as: "term.ics")
        _ = try await home.as("ann", now: "2026-10-20T06:30:00+01:00")
            .imports.run(.all, .acceptingRemovals, isNarrowed: true)
        let rung = try MassChangeTests.rung(home, at: "2026-10-20T10:05:00+01:00", of: "summary")
        #expect(rung.map(\.title) == ["3 reminders"])
        let lines = rung.first?.body.split(separator: "\n").map(String.init) ?? []
        #expect(
            Set(lines) == [
                "Algebra is no longer listed (3 h late), Wed 21 Oct 10:15",
                "Physics moved from Wed 21 Oct 14:00 to 15:00 (3 h late)",
                "Algebra at 10:15 (5 min late), A1",
            ])
    }
}
