import Campus
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing

/// A feed may write one series as several, and several as one: nothing on the agenda changes, so
/// nothing is told, and what somebody kept stays on the same class.
@Suite("A series that is cut into several, or united", .serialized)
struct SplitSeriesTests {
    struct Part: Sendable {
        var uid: String
        /// In London, or with a Z.
        var start: String
        /// A line; a single event has none.
        var rule = ""
        var room = "8W 2.1"

        var text: String {
            let zone = start.hasSuffix("Z") ? "" : ";TZID=Europe/London"
            return """
                BEGIN:VEVENT
                UID:\(uid)
                DTSTART\(zone):\(start)
                DURATION:PT50M
                \(rule.isEmpty ? "" : rule + "\n")SUMMARY:Networking
                LOCATION:\(room)
                END:VEVENT

                """
        }
    }

    static func weekly(
        _ uid: String, _ start: String, _ more: String, room: String = "8W 2.1"
    ) -> Part {
        Part(uid: uid, start: start, rule: "RRULE:FREQ=WEEKLY;\(more)", room: room)
    }

    static let whole = [weekly("a", "20261012T091500", "COUNT=10")]

    static let shapes: [(what: String, one: [Part], several: [Part])] = [
        (
            "this and following", whole,
            [
                weekly("a", "20261012T091500", "COUNT=1"),
                weekly("a_R20261019T091500", "20261019T091500", "COUNT=9"),
            ]
        ),
        (
            "two fortnightly ones", whole,
            [
                weekly("a", "20261012T091500", "INTERVAL=2;COUNT=5"),
                weekly("b", "20261019T091500", "INTERVAL=2;COUNT=5"),
            ]
        ),
        (
            "cut at the clock change", whole,
            [
                weekly("a", "20261012T081500Z", "COUNT=2"),
                weekly("b", "20261026T091500Z", "COUNT=8"),
            ]
        ),
        (
            "a series a day", [weekly("a", "20261012T091500", "BYDAY=MO,WE;COUNT=10")],
            [
                weekly("x", "20261012T091500", "COUNT=5"),
                weekly("y", "20261014T091500", "COUNT=5"),
            ]
        ),
        (
            "without an end", [weekly("a", "20261012T091500", "BYDAY=MO,WE")],
            [
                weekly("a", "20261012T091500", "BYDAY=MO,WE;UNTIL=20261020T000000Z"),
                weekly("b", "20261021T091500", "BYDAY=MO,WE"),
            ]
        ),
    ]

    static func text(_ parts: [Part]) -> String {
        "BEGIN:VCALENDAR\nVERSION:2.0\n" + parts.map(\.text).joined()
            + Part(uid: "other", start: "20261013T090000", rule: "RRULE:FREQ=WEEKLY;COUNT=6")
            .text.replacing("Networking", with: "Databases") + "END:VCALENDAR\n"
    }

    static func home(_ parts: [Part]) async throws -> TestHome {
        let home = try TestHome()
        let file = try home.folder.write(text(parts), as: "term.ics")
        _ = try await home.as("ann").sources.subscribe(
            Subscription(address: file, name: "Mine", every: 60))
        return home
    }

    static func importing(
        _ home: TestHome, _ parts: [Part], at hour: Int = 12
    ) async throws -> ImportReport {
        try await home.importing(text(parts), at: "2026-10-05T\(hour):00:00+01:00")
    }

    static func items(_ home: TestHome) throws -> [AgendaItem] {
        try home.agenda().filter { $0.summary != "Databases" }
    }

    /// A name for all of it, a note, a hidden one, a colour with a lead, and one dismissed.
    static func mark(_ home: TestHome) throws {
        let (ann, items) = (try home.as("ann"), try items(home))
        func set(_ place: Int, _ edit: ItemEdit, isSeries: Bool = false) throws {
            _ = try ann.items.change(items[place].id.description, edit, isSeries: isSeries)
        }
        for (place, item) in items.enumerated()
        where !items[..<place].contains(where: { $0.id.meeting == item.id.meeting }) {
            try set(place, ItemEdit(name: "Nets"), isSeries: true)
        }
        try set(1, ItemEdit(note: "Bring it"))
        try set(2, ItemEdit(isHidden: true))
        try set(3, ItemEdit(colour: "teal", leads: "1h"))
        _ = try ann.reminders.dismiss(items[4].id.description, .named)
    }

    static func check(_ home: TestHome, _ count: Int, _ what: String) throws {
        let items = try items(home)
        #expect(items.count == count, "\(what)")
        #expect(items.allSatisfy { $0.summary == "Nets" }, "\(what)")
        #expect(items.indices.filter { items[$0].note != nil } == [1], "\(what)")
        #expect(items.indices.filter { items[$0].isHidden } == [2], "\(what)")
        #expect(items.indices.filter { items[$0].colour != nil } == [3], "\(what)")
        let rings = Set(
            try home.as("ann").reminders.upcoming(from: "2026-10-05", to: "2026-12-01")
                .filter { $0.reminder.state == .planned }.compactMap(\.reminder.item).map(\.id))
        #expect(
            items.prefix(6).map { rings.contains($0.id) } == [
                true, true, false, true, false, true,
            ],
            "\(what)")
    }

    @Test("nothing is told, and what was kept stays", arguments: shapes.indices, [false, true])
    func alike(index: Int, isUnited: Bool) async throws {
        let (what, one, several) = Self.shapes[index]
        let (first, second) = isUnited ? (several, one) : (one, several)
        let home = try await Self.home(first)
        try Self.mark(home)
        let count = try Self.items(home).count
        try Self.check(home, count, "before")
        let report = try await Self.importing(home, second)
        #expect(report.status == .imported, "\(what): \(report.reason ?? "")")
        #expect(report.changes.isEmpty, "\(what): \(report.changes)")
        // What is told of it is counted.
        #expect(report.counts.added == 0 && report.counts.removed == 0, "\(what)")
        try Self.check(home, count, what)
        let back = try await Self.importing(home, first, at: 14)
        #expect(back.status == .imported, "\(what), back: \(back.reason ?? "")")
        #expect(back.changes.isEmpty, "\(what), back: \(back.changes)")
        try Self.check(home, count, "\(what), back")
    }

    @Test(
        "an undo, and the way on again, take it along",
        arguments: shapes.indices, [false, true])
    func undone(index: Int, isUnited: Bool) async throws {
        let (what, one, several) = Self.shapes[index]
        let (first, second) = isUnited ? (several, one) : (one, several)
        let home = try await Self.home(first)
        try Self.mark(home)
        let before = try Self.items(home).json
        _ = try await Self.importing(home, second)
        let after = try Self.items(home).json
        _ = try home.as("ann", now: "2026-10-05T13:00:00+01:00").imports.undo(of: "Mine")
        #expect(try Self.items(home).json == before, "\(what)")
        _ = try await home.as("ann", now: "2026-10-05T14:00:00+01:00").imports.run(
            .named(["Mine"]), .redoing, isNarrowed: true)
        #expect(try Self.items(home).json == after, "\(what)")
    }

    @Test("with new UIDs too")
    func renumbered() async throws {
        let home = try await Self.home(Self.whole)
        try Self.mark(home)
        let report = try await Self.importing(
            home,
            [
                Self.weekly("p", "20261012T091500", "COUNT=3"),
                Self.weekly("q", "20261102T091500", "COUNT=7"),
            ])
        #expect(report.changes.isEmpty, "\(report.changes)")
        try Self.check(home, 10, "new UIDs")
        let back = try await Self.importing(
            home, [Self.weekly("r", "20261012T091500", "COUNT=10")], at: 14)
        #expect(back.changes.isEmpty, "\(back.changes)")
        try Self.check(home, 10, "new UIDs again")
    }

    @Test("another room on the way is told as that, and nothing as cancelled")
    func relocated() async throws {
        let home = try await Self.home(Self.whole)
        try Self.mark(home)
        let report = try await Self.importing(
            home,
            [
                Self.weekly("a", "20261012T091500", "COUNT=3"),
                Self.weekly("b", "20261102T091500", "COUNT=7", room: "Hall 2"),
            ])
        #expect(report.changes.map(\.kind) == [.relocated])
        #expect(report.changes.map(\.occurrences) == [7])
        #expect(report.changes.map(\.after) == ["Hall 2"])
        #expect(report.counts == ImportCounts(changed: 2, unchanged: 1))
        try Self.check(home, 10, "another room")
    }

    @Test("what comes and goes besides is counted as that")
    func besides() async throws {
        let home = try await Self.home(
            Self.whole + [Self.weekly("gone", "20261015T140000", "COUNT=5", room: "Hall 1")])
        let report = try await Self.importing(
            home,
            [
                Self.weekly("x", "20261012T091500", "COUNT=3"),
                Self.weekly("y", "20261102T091500", "COUNT=7"),
                Self.weekly("z", "20261023T160000", "INTERVAL=3;COUNT=3", room: "Hall 3"),
            ])
        #expect(report.changes.map(\.kind).sorted { "\($0)" < "\($1)" } == [.added, .removed])
        #expect(report.counts == ImportCounts(added: 1, changed: 2, removed: 1, unchanged: 1))
    }

    @Test(
        "two of one name that are moved by a day each are moved, though one takes the other's day")
    func moved() async throws {
        let home = try await Self.home([
            Self.weekly("a", "20261012T091500", "COUNT=5"),
            Self.weekly("b", "20261013T091500", "COUNT=5", room: "Hall 2"),
        ])
        let report = try await Self.importing(
            home,
            [
                Self.weekly("a", "20261013T091500", "COUNT=5"),
                Self.weekly("b", "20261014T091500", "COUNT=5", room: "Hall 2"),
            ])
        #expect(report.changes.map(\.kind) == [.moved, .moved])
    }

    @Test("however a series is parted, nothing is told and all stays", arguments: 1...20)
    func partitions(seed: Int) async throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let home = try await Self.home(Self.whole)
        try Self.mark(home)
        for step in 0..<3 {
            let size = Int.random(in: 1...5, using: &generator)
            var parts = Array(repeating: [Int](), count: size)
            for week in 0..<10 { parts[Int.random(in: 0..<size, using: &generator)].append(week) }
            let isRenamed = Bool.random(using: &generator)
            let feed = parts.filter { !$0.isEmpty }.enumerated().map { place, weeks in
                Self.part(isRenamed ? "n\(step)-\(place)" : place == 0 ? "a" : "b\(place)", weeks)
            }
            let report = try await Self.importing(home, feed, at: 12 + 2 * step)
            #expect(report.changes.isEmpty, "\(parts): \(report.changes)")
            try Self.check(home, 10, "\(parts)")
        }
    }

    private static func part(_ uid: String, _ weeks: [Int]) -> Part {
        let first = CivilDate(uncheckedYear: 2026, month: 10, day: 12)
        let starts = weeks.map { week in
            let day = first.adding(days: 7 * week).description.replacing("-", with: "")
            return "\(day)T091500"
        }
        return Part(
            uid: uid, start: starts[0],
            rule: "RDATE;TZID=Europe/London:" + starts.joined(separator: ","))
    }
}
