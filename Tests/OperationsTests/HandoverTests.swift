import Campus
import Foundation
import Logging
import Operations
import Recurrence
import Reminding
import Scheduling
import TestSupport
import Testing

/// Two feeds list the same classes, and the first of them stops to: the classes are still there, and
/// so is what somebody kept on them.
@Suite("What is kept on classes of two sources when one of them lists them no longer", .serialized)
struct HandoverTests {
    struct Feed: Sendable {
        var name = "Old"
        var listsCourse = true
        var listsExam = true
        /// Lines of the course.
        var more = ""

        var text: String {
            let course = """
                BEGIN:VEVENT
                UID:course-\(name)
                DTSTART;TZID=Europe/London:20261008T180000
                DURATION:PT1H
                RRULE:FREQ=WEEKLY;COUNT=6
                \(more)SUMMARY:CM50123 Networking
                END:VEVENT

                """
            let exam = """
                BEGIN:VEVENT
                UID:exam-\(name)
                DTSTART;TZID=Europe/London:20261201T090000
                DURATION:PT1H
                SUMMARY:CM50123 Exam
                END:VEVENT

                """
            return """
                BEGIN:VCALENDAR
                \(listsCourse ? course : "")\(listsExam ? exam : "")BEGIN:VEVENT
                UID:other-\(name)
                DTSTART;TZID=Europe/London:20261007T090000
                DURATION:PT1H
                RRULE:FREQ=WEEKLY;COUNT=6
                SUMMARY:Only in \(name)
                END:VEVENT
                END:VCALENDAR

                """
        }
    }

    /// In which all that can be kept on something is kept on the six classes and the exam.
    private static func home() async throws -> TestHome {
        let home = try TestHome()
        for name in ["Old", "New"] {
            let path = try home.folder.write(Feed(name: name).text, as: "\(name).ics")
            _ = try await home.as("ann").sources.subscribe(
                Subscription(address: path, name: name, every: 60))
        }
        let (ann, items) = (try home.as("ann"), try items(home))
        #expect(items.map(\.source) == Array(repeating: "Old", count: 7))
        func set(_ place: Int, _ edit: ItemEdit, isSeries: Bool = false) throws {
            _ = try ann.items.change(items[place].id.description, edit, isSeries: isSeries)
        }
        try set(0, ItemEdit(name: "Nets"), isSeries: true)
        try set(1, ItemEdit(note: "Bring it"))
        try set(2, ItemEdit(isHidden: true))
        try set(3, ItemEdit(colour: "teal", leads: "1h"))
        _ = try ann.reminders.dismiss(items[4].id.description, .named)
        try set(6, ItemEdit(note: "Two pens"))
        _ = try ann.reminders.dismiss(items[6].id.description, .named)
        return home
    }

    private static func items(_ home: TestHome) throws -> [AgendaItem] {
        let desks = try home.as("ann")
        let window = try desks.calendar.window(
            .day, date: nil, from: "2026-09-01", to: "2027-01-01")
        return try desks.calendar.agenda(.init(window: window))
            .filter { !$0.uid.hasPrefix("other") }
    }

    /// - Parameter unnamed: classes that lost what was set on all of their series, which is there
    ///   still.
    private static func check(
        _ home: TestHome, _ what: String, unnamed: Range<Int> = 0..<0
    ) throws {
        let items = try items(home)
        guard items.count == 7 else {
            Issue.record("\(what): \(items.map(\.summary))")
            return
        }
        #expect(
            items.map(\.summary)
                == (0..<6).map { unnamed.contains($0) ? "CM50123 Networking" : "Nets" }
                + ["CM50123 Exam"], "\(what)")
        #expect(
            items.map(\.note) == [nil, "Bring it", nil, nil, nil, nil, "Two pens"], "\(what)")
        #expect(items.map(\.isHidden).firstIndex(of: true) == 2, "\(what)")
        #expect(items.map { $0.colour?.rawValue }[3] == "teal", "\(what)")
        let ringing = Set(
            try home.as("ann").reminders.upcoming(from: "2026-10-05", to: "2026-12-02")
                .filter { $0.reminder.state == .planned }.compactMap(\.reminder.item?.id))
        #expect(
            items.map { ringing.contains($0.id) }
                == [true, true, false, true, false, true, false], "\(what)")
    }

    @discardableResult
    private static func importing(_ home: TestHome, _ feed: Feed, at hour: Int) async throws
        -> [ImportReport]
    {
        try home.write(feed.text, to: home.folder.path + "/\(feed.name).ics")
        return try await home.as("ann", now: "2026-10-05T\(hour):00:00+01:00").imports.run(
            .named([feed.name]), .acceptingRemovals, isNarrowed: true)
    }

    static let ways: [(what: String, Feed)] = [
        ("no course", Feed(listsCourse: false)),
        ("nothing", Feed(listsCourse: false, listsExam: false)),
        (
            "excluded",
            Feed(
                listsExam: false,
                more: """
                    EXDATE;TZID=Europe/London:20261015T180000,20261022T180000,20261029T180000
                    EXDATE;TZID=Europe/London:20261105T180000

                    """)
        ),
    ]

    @Test("an import leaves it on the class, and so does the way back", arguments: ways.indices)
    func dropped(index: Int) async throws {
        let home = try await Self.home()
        try Self.check(home, "before")
        let (what, feed) = Self.ways[index]
        try await Self.importing(home, feed, at: 12)
        #expect(try Set(Self.items(home).map(\.source)).contains("New"))
        try Self.check(home, what, unnamed: feed.more.isEmpty ? 0..<0 : 1..<5)
        try await Self.importing(home, Feed(), at: 14)
        #expect(try Set(Self.items(home).map(\.source)) == ["Old"])
        try Self.check(home, "back")
    }

    @Test("an undo of the import leaves it, too")
    func undone() async throws {
        let home = try await Self.home()
        try await Self.importing(home, Feed(listsCourse: false, listsExam: false), at: 12)
        _ = try home.as("ann", now: "2026-10-05T13:00:00+01:00").imports.undo(of: "Old")
        try Self.check(home, "undone")
    }

    @Test("unsubscribing from the one leaves it on the class")
    func unsubscribed() async throws {
        let home = try await Self.home()
        try home.as("ann").sources.unsubscribe("Old")
        #expect(try Set(Self.items(home).map(\.source)) == ["New"])
        try Self.check(home, "unsubscribed")
    }

    @Test("what rang does not ring again")
    func rung() async throws {
        let home = try await Self.home()
        let path = home.folder.path + "/rung.jsonl"
        func ring(_ time: String) throws -> Int {
            _ = try home.as("ann", now: "2026-10-08T\(time):00+01:00").bell.ringOnce(
                RingOptions(channel: .jsonLines(path: path)),
                logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            return text.split(separator: "\n").count { $0.contains("Nets") }
        }
        #expect(try ring("17:46") == 1)
        try home.as("ann", now: "2026-10-08T17:47:00+01:00").sources.unsubscribe("Old")
        #expect(try ring("17:48") == 1)
    }

    @Test("a series that was dismissed before the other source came stays so, there and back")
    func dismissed() async throws {
        let home = try TestHome()
        func subscribe(_ name: String) async throws {
            let path = try home.folder.write(Feed(name: name).text, as: "\(name).ics")
            _ = try await home.as("ann").sources.subscribe(
                Subscription(address: path, name: name, every: 60))
        }
        func ringing() throws -> Int {
            let ids = Set(try Self.items(home).prefix(6).map(\.id))
            return try home.as("ann").reminders.upcoming(from: "2026-10-05", to: "2026-12-02")
                .count { $0.reminder.item.map { ids.contains($0.id) } ?? false }
        }
        try await subscribe("Old")
        #expect(try ringing() > 0)
        let first = try #require(try Self.items(home).first)
        _ = try home.as("ann").reminders.dismiss(first.id.description, .series)
        try await subscribe("New")
        #expect(try ringing() == 0)
        try await Self.importing(home, Feed(listsCourse: false), at: 12)
        #expect(try ringing() == 0)
        try await Self.importing(home, Feed(), at: 14)
        #expect(try ringing() == 0)
    }

    @Test("what is changed meanwhile is what comes back, and an undo finds what was before")
    func changedMeanwhile() async throws {
        let home = try await Self.home()
        try await Self.importing(home, Feed(listsCourse: false, listsExam: false), at: 12)
        let ann = try home.as("ann")
        let id = try Self.items(home)[1].id.description
        _ = try ann.items.change(id, ItemEdit(note: "Leave it"), isSeries: false)
        try await Self.importing(home, Feed(), at: 14)
        #expect(try Self.items(home)[1].note == "Leave it")
        _ = try ann.personal.undo(passingOver: true)
        try Self.check(home, "undone")
    }

    @Test("of somebody else nothing is altered")
    func others() async throws {
        let home = try await Self.home()
        let bob = try home.as("bob")
        let path = home.folder.path + "/New.ics"
        _ = try await bob.sources.subscribe(Subscription(address: path, name: "New", every: 60))
        try home.as("ann").sources.unsubscribe("Old")
        let window = try bob.calendar.window(.day, date: nil, from: "2026-09-01", to: "2027-01-01")
        let items = try bob.calendar.agenda(.init(window: window))
        #expect(items.allSatisfy { $0.note == nil && !$0.isHidden && $0.summary != "Nets" })
    }
}
