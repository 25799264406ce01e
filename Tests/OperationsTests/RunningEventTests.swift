import Campus
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing
import Words

/// An event that repeats is edited when some of it is over.
@Suite("An edit of an event that is under way", .serialized)
struct RunningEventTests {
    static let later = "2026-10-16T09:00:00+01:00"

    private static func publish(
        _ start: String, _ rule: String, zone: String? = nil
    ) throws -> (home: TestHome, name: String) {
        let home = try CommunityTests.home()
        _ = try home.as("ann").communities.join("Chess")
        var draft = EventDraft()
        (draft.title, draft.start, draft.rule, draft.zone) = ("Series", start, rule, zone)
        let name = try home.as("ben").events.publish(draft, in: "Chess").event.name
        _ = try home.as("ann").events.join(name)
        return (home, name)
    }

    private static func starts(_ home: TestHome) throws -> [String] {
        let ann = try home.as("ann", now: later)
        let window = try ann.calendar.window(.day, date: nil, from: "2026-09-01", to: "2027-01-01")
        return try ann.calendar.agenda(.init(window: window)).filter { $0.kind == .event }
            .map { "\($0.start.description.dropFirst(5).prefix(11))" }
    }

    @Test(
        "a date is of the occurrence that is next, and what is over stays",
        arguments: [
            ("fri 23 oct 20:00", ["10-09", "10-16", "10-23", "10-30"], "20:00"),
            ("fri 20:00", ["10-09", "10-16", "10-23", "10-30"], "20:00"),
            ("20:00", ["10-08", "10-15", "10-22", "10-29"], "20:00"),
            ("thu 22 oct 20:00–21:30", ["10-08", "10-15", "10-22", "10-29"], "20:00"),
            ("2026-10-08 20:00", ["10-08", "10-15", "10-22", "10-29"], "20:00"),
        ])
    func moved(start: String, days: [String], hour: String) throws {
        let (home, name) = try Self.publish("thu 8 oct 19:00", "weekly 4 times")
        var edit = EventDraft()
        edit.start = start
        let card = try home.as("ben", now: Self.later).events.edit(name, edit)
        #expect(try Self.starts(home) == days.map { "\($0)T\(hour)" })
        // What is told is of the next one.
        let next = days[2] == "10-22" ? "to 20:00" : "to Fri 23 Oct 20:00"
        let words = try #require(card.changes.last?.sentence.text)
        #expect(words.hasPrefix("moved from Thu 22 Oct 19:00 \(next)"), "\(words)")
    }

    @Test("an end is of the same occurrence")
    func end() throws {
        let (home, name) = try Self.publish("thu 8 oct 19:00", "weekly 4 times")
        var edit = EventDraft()
        (edit.start, edit.end) = ("fri 23 oct 20:00", "fri 23 oct 22:00")
        let card = try home.as("ben", now: Self.later).events.edit(name, edit)
        #expect(card.end.instant - card.start.instant == 7_200)
    }

    @Test(
        "another hour tells of no other end",
        arguments: ["Europe/London", "America/Los_Angeles", "Asia/Tokyo"])
    func sameEnd(zone: String) throws {
        let (home, name) = try Self.publish(
            "tue 6 oct 18:00", "every tue until 27 oct", zone: zone)
        var edit = EventDraft()
        edit.start = "tue 20:00"
        let card = try home.as("ben").events.edit(name, edit)
        #expect(card.changes.last?.sentence.text == "moved from Tue 6 Oct 18:00 to 20:00")
        let repetition = try #require(card.repetition)
        #expect(Catalogue.english.text(repetition) == "every Tuesday, until Tue 27 Oct 2026")
        #expect(try Self.starts(home).count == 4)
    }
}
