import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing

/// A feed that moves a whole series gives its occurrences other starts, and so other ids: what
/// somebody kept on one of them goes along.
@Suite("What is kept on occurrences of a series that is moved", .serialized)
struct MovedSeriesTests {
    /// Six classes, on Thursdays at 18:00 from 8 October, unless it is said otherwise.
    struct Course: Sendable {
        var start = "20261008T180000"
        var rule = "FREQ=WEEKLY;COUNT=6"
        /// Lines of the series, as its exclusions.
        var more = ""
        /// An event beside it.
        var exception = ""

        var text: String {
            """
            BEGIN:VCALENDAR
            VERSION:2.0
            BEGIN:VEVENT
            UID:course@example
            DTSTART;TZID=Europe/London:\(start)
            DURATION:PT1H
            RRULE:\(rule)
            \(more)SUMMARY:Networking
            LOCATION:8W 2.1
            END:VEVENT
            \(exception)BEGIN:VEVENT
            UID:other@example
            DTSTART;TZID=Europe/London:20261007T090000
            DURATION:PT1H
            RRULE:FREQ=WEEKLY;COUNT=6
            SUMMARY:Databases
            END:VEVENT
            END:VCALENDAR

            """
        }

        static func told(_ original: String, _ start: String) -> String {
            """
            BEGIN:VEVENT
            UID:course@example
            RECURRENCE-ID;TZID=Europe/London:\(original)
            DTSTART;TZID=Europe/London:\(start)
            DURATION:PT1H
            SUMMARY:Networking
            LOCATION:8W 2.1
            END:VEVENT

            """
        }
    }

    static func home(_ course: Course = Course()) async throws -> TestHome {
        let home = try TestHome()
        let file = try home.folder.write(course.text, as: "term.ics")
        _ = try await home.as("ann").sources.subscribe(
            Subscription(address: file, name: "Mine", every: 60))
        return home
    }

    @discardableResult
    static func importing(
        _ home: TestHome, _ course: Course, at now: String = "2026-10-05T12:00:00+01:00"
    ) async throws -> ImportReport {
        try await home.importing(course.text, at: now)
    }

    private static func items(_ home: TestHome) throws -> [AgendaItem] {
        try home.agenda().filter { $0.uid == "course@example" }
    }

    private static func json(_ home: TestHome) throws -> String {
        try items(home).json
    }

    /// What rings in October and November, and when.
    private static func ringing(_ home: TestHome) throws -> [String] {
        try home.as("ann").reminders.upcoming(from: "2026-10-05", to: "2026-12-01")
            .filter { $0.reminder.item?.uid == "course@example" && $0.reminder.state == .planned }
            .map { "\($0.reminder.id) \($0.reminder.due.seconds)" }
    }

    /// A name for all of it, a note, a hidden one, a colour with a lead, and one dismissed.
    private static func settle(_ home: TestHome) throws {
        let (ann, items) = (try home.as("ann"), try items(home))
        func set(_ place: Int, _ edit: ItemEdit, isSeries: Bool = false) throws {
            _ = try ann.items.change(items[place].id.description, edit, isSeries: isSeries)
        }
        try set(0, ItemEdit(name: "Nets"), isSeries: true)
        try set(1, ItemEdit(note: "Bring it"))
        try set(2, ItemEdit(isHidden: true))
        try set(3, ItemEdit(colour: "teal", leads: "1h"))
        _ = try ann.reminders.dismiss(items[4].id.description, .named)
    }

    private static func check(_ home: TestHome, _ what: String) throws {
        let items = try items(home)
        guard items.count == 6 else {
            Issue.record("\(what): \(items.count) items")
            return
        }
        #expect(items.map(\.summary) == Array(repeating: "Nets", count: 6), "\(what)")
        #expect(items.map(\.note) == [nil, "Bring it", nil, nil, nil, nil], "\(what)")
        #expect(items.map(\.isHidden) == [false, false, true, false, false, false], "\(what)")
        #expect(items.map { $0.colour?.rawValue } == [nil, nil, nil, "teal", nil, nil], "\(what)")
        let rings = try home.as("ann").reminders.upcoming(from: "2026-10-05", to: "2026-12-01")
            .filter { $0.reminder.state == .planned }.compactMap(\.reminder.item)
        let ids = Set(rings.map(\.id))
        #expect(
            items.map { ids.contains($0.id) } == [true, true, false, true, false, true], "\(what)")
    }

    static let moves: [(what: String, Course)] = [
        ("another hour", Course(start: "20261008T190000")),
        ("ten minutes", Course(start: "20261008T181000")),
        ("the day after", Course(start: "20261009T200000")),
        ("the Monday before", Course(start: "20261005T180000")),
        (
            "another rule for the same days",
            Course(start: "20261009T200000", rule: "FREQ=WEEKLY;UNTIL=20261113T210000Z")
        ),
        (
            "one told apart",
            Course(
                start: "20261009T200000",
                exception: Course.told("20261016T200000", "20261018T100000"))
        ),
    ]

    @Test("it is on the same class there, and back where it was", arguments: moves.indices)
    func moved(index: Int) async throws {
        let (what, course) = Self.moves[index]
        let home = try await Self.home()
        try Self.settle(home)
        let (before, rings) = (try Self.json(home), try Self.ringing(home))
        try Self.check(home, "before")
        try await Self.importing(home, course)
        #expect(try Self.json(home) != before)
        try Self.check(home, what)
        try await Self.importing(home, Course(), at: "2026-10-05T14:00:00+01:00")
        #expect(try Self.json(home) == before)
        #expect(try Self.ringing(home) == rings)
    }

    @Test("an undo of the import takes it back along")
    func undone() async throws {
        let home = try await Self.home()
        try Self.settle(home)
        let before = try Self.json(home)
        try await Self.importing(home, Course(start: "20261009T200000"))
        _ = try home.as("ann", now: "2026-10-05T13:00:00+01:00").imports.undo(of: "Mine")
        #expect(try Self.json(home) == before)
        try Self.check(home, "undone")
    }

    @Test("it is told as one move of all")
    func told() async throws {
        let home = try await Self.home()
        let report = try await Self.importing(home, Course(start: "20261009T200000"))
        #expect(report.changes.map(\.kind) == [.moved])
        let change = try #require(report.changes.first)
        #expect(change.occurrences == 6)
        #expect(change.before == "2026-10-08T18:00:00+01:00")
        #expect(change.after == "2026-10-09T20:00:00+01:00")
    }

    @Test("moved to Mondays with one less: each stays in its week, and the first is cancelled")
    func toldInWeeks() async throws {
        let home = try await Self.home()
        let report = try await Self.importing(
            home, Course(start: "20261012T180000", rule: "FREQ=WEEKLY;COUNT=5"))
        #expect(report.changes.map(\.kind) == [.cancelled, .moved])
        #expect(report.changes.last?.before == "2026-10-15T18:00:00+01:00")
        #expect(report.changes.last?.after == "2026-10-12T18:00:00+01:00")
    }

    @Test(
        "one that has rung rings again when it is moved by more than ten minutes",
        arguments: [("20261008T180500", [String]()), ("20261008T190000", ["Networking at 19:00"])])
    func rung(start: String, rings: [String]) async throws {
        let home = try await Self.home()
        #expect(try SnoozeTests.ring(home, "17:45", day: 8) == ["Networking at 18:00"])
        try await Self.importing(
            home, Course(start: start), at: "2026-10-08T17:46:00+01:00")
        let later = try ["17:50", "18:45"].flatMap { time in
            try SnoozeTests.ring(home, time, day: 8).filter { $0.hasPrefix("Networking at") }
        }
        #expect(later == rings)
        let history = try home.as("ann", now: "2026-10-08T19:30:00+01:00")
            .reminders.history(from: nil, to: nil).filter { $0.reminder.kind == .class }
        #expect(history.map(\.reminder.round) == (rings.isEmpty ? [0] : [0, 1]))
    }

    @Test("one that was snoozed rings in time for its new hour")
    func snoozed() async throws {
        let home = try await Self.home()
        #expect(try SnoozeTests.ring(home, "17:45", day: 8).count == 1)
        let rung = try #require(
            try home.as("ann", now: SnoozeTests.at("17:46", day: 8))
                .reminders.history(from: nil, to: nil).last)
        _ = try home.as("ann", now: SnoozeTests.at("17:46", day: 8))
            .reminders.snooze(rung.reminder.id, for: "10m")
        try await Self.importing(
            home, Course(start: "20261009T200000"), at: "2026-10-08T17:47:00+01:00")
        let early = try SnoozeTests.ring(home, "17:56", day: 8)
        #expect(!early.contains { $0.hasPrefix("Networking at") }, "\(early)")
        #expect(try SnoozeTests.ring(home, "19:45", day: 9) == ["Networking at 20:00"])
    }

    @Test("of an event of a community it goes along too")
    func event() async throws {
        let home = try CommunityTests.home()
        _ = try home.as("ann").communities.join("Chess")
        let file = try home.folder.write(Course().text, as: "term.ics")
        _ = try await home.as("ben").communities.feed("chess", from: file)
        let event = try #require(
            try home.as("ann").events.list(EventSelection(community: "Chess"))
                .first { $0.event.plan.title == "Networking" })
        _ = try home.as("ann").events.join(event.event.name)
        let items = try Self.events(home)
        _ = try home.as("ann").items.change(
            items[1].id.description, ItemEdit(note: "Bring it"), isSeries: false)
        try home.write(Course(start: "20261009T200000").text, to: file)
        _ = try await home.as("op", now: "2026-10-05T12:00:00+01:00")
            .imports.run(.all, isNarrowed: false)
        #expect(try Self.events(home).map(\.note).prefix(3) == [nil, "Bring it", nil])
        #expect(try Self.events(home).first?.start.wall == Samples.wall("20261009T200000"))
    }

    private static func events(_ home: TestHome) throws -> [AgendaItem] {
        let desks = try home.as("ann")
        let window = try desks.calendar.window(
            .day, date: nil, from: "2026-09-01", to: "2027-01-01")
        return try desks.calendar.agenda(.init(window: window)).filter { $0.kind == .event }
    }
}
