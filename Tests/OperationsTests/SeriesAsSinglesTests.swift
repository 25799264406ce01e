import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing

/// A feed may write a series as single events, and the other way round: the occurrences stay what
/// they were to whoever set something on them.
@Suite("Series written as single events, and back")
struct SeriesAsSinglesTests {
    /// One of the ways in which a feed may write the same four Mondays.
    enum Way: String, CaseIterable, Sendable {
        case series, singles, oneUID, half, utc, endless

        func feed(moved: Bool = false, room: String = "8W 2.1") -> String {
            func event(_ uid: String, _ week: Int, _ rule: String = "") -> String {
                let day = CivilDate(basic: "20261005").adding(days: 7 * week)
                let isMoved = moved && week == 2 && rule.isEmpty
                let hour = isMoved ? 11 : 9
                let zone = self == .utc ? "" : ";TZID=Europe/London"
                // Summer time ends on 25 October.
                let start = hour - (self == .utc && week < 3 ? 1 : 0)
                let mark = self == .utc ? "Z" : ""
                return """
                    BEGIN:VEVENT
                    UID:\(uid)
                    DTSTART\(zone):\(WallTime(day, secondOfDay: start * 3_600))\(mark)
                    DURATION:PT1H
                    \(rule)SUMMARY:CM50123 Networking
                    LOCATION:\(room)
                    END:VEVENT

                    """
            }
            func single(_ week: Int) -> String { event("single-\(week)@example", week) }
            let other = """
                BEGIN:VEVENT
                UID:other@example
                DTSTART;TZID=Europe/London:20261007T090000
                DURATION:PT1H
                RRULE:FREQ=WEEKLY;COUNT=6
                SUMMARY:CM50124 Databases
                END:VEVENT

                """
            let events: String
            switch self {
            case .series:
                events = event("series@example", 0, "RRULE:FREQ=WEEKLY;COUNT=4\n")
            case .singles, .utc: events = (0..<4).map(single).joined()
            case .oneUID: events = (0..<4).map { event("many@example", $0) }.joined()
            case .half:
                events =
                    event("series@example", 0, "RRULE:FREQ=WEEKLY;COUNT=2\n") + single(2)
                    + single(3)
            case .endless:
                events = event("endless@example", 0, "RRULE:FREQ=WEEKLY\n")
            }
            return "BEGIN:VCALENDAR\nVERSION:2.0\n" + events + other + "END:VCALENDAR\n"
        }
    }

    private static func importing(
        _ home: TestHome, _ feed: String, _ way: ImportWay = .guarded,
        at time: String = "2026-10-04T12:00:00+01:00"
    ) async throws -> ImportReport {
        try await home.importing(feed, way, at: time)
    }

    private static func home(_ way: Way) async throws -> TestHome {
        let home = try TestHome()
        let file = try home.folder.write(way.feed(), as: "term.ics")
        _ = try await home.as("ann", now: "2026-10-04T12:00:00+01:00").sources.subscribe(
            Subscription(address: file, name: "Mine", every: 60))
        return home
    }

    private static func items(
        _ home: TestHome, _ title: String = "Networking"
    ) throws -> [AgendaItem] {
        try home.agenda(to: "2026-11-01", now: "2026-10-04T12:00:00+01:00")
            .filter { $0.summary.contains(title) }
    }

    private static func agenda(_ home: TestHome) throws -> String { try items(home).json }

    private static let pairs: [(Way, Way)] = [
        (.series, .singles), (.series, .oneUID), (.series, .half), (.series, .utc),
        (.singles, .series), (.oneUID, .series), (.half, .series), (.singles, .half),
        (.utc, .series),
    ]

    @Test("the ids stay both ways, nothing is told, and the agenda is the same", arguments: pairs)
    func rewritten(_ former: Way, _ latter: Way) async throws {
        let home = try await Self.home(former)
        let before = try Self.agenda(home)
        #expect(try Self.items(home).count == 4)
        for way in [latter, latter, former, latter, former] {
            let report = try await Self.importing(home, way.feed())
            #expect(report.status == .unchanged, "\(way) \(report.reason ?? "") \(report.counts)")
            #expect(report.changes.isEmpty, "\(way): \(report.changes)")
            #expect(try Self.agenda(home) == before, "\(way)")
        }
    }

    @Test(
        "what a person set, and what has rung, stays",
        arguments: [(Way.series, Way.singles), (.singles, .series)])
    func belongings(_ former: Way, _ latter: Way) async throws {
        let home = try await Self.home(former)
        let items = try Self.items(home)
        let ann = try home.as("ann", now: "2026-10-04T12:00:00+01:00")
        _ = try ann.items.change(
            items[1].id.description, ItemEdit(note: "Bring it"), isSeries: false)
        _ = try ann.items.change(items[2].id.description, ItemEdit(isHidden: true), isSeries: false)
        #expect(try SnoozeTests.ring(home, "08:45") == ["CM50123 Networking at 09:00"])
        let agenda = try Self.agenda(home)
        let rings = try SnoozeTests.ids(home, to: "2026-11-01")
        for way in [latter, former] {
            _ = try await Self.importing(home, way.feed(), at: "2026-10-05T08:50:00+01:00")
            #expect(try Self.agenda(home) == agenda)
            #expect(try SnoozeTests.ring(home, way == latter ? "08:51" : "08:52").isEmpty)
            #expect(try SnoozeTests.ids(home, to: "2026-11-01") == rings)
        }
    }

    @Test("what is moved or goes elsewhere meanwhile is told as that, and keeps its id")
    func moved() async throws {
        let home = try await Self.home(.series)
        let ids = try Self.items(home).map(\.id)
        let first = try await Self.importing(home, Way.singles.feed(moved: true))
        #expect(first.changes.map(\.kind) == [.moved] && first.changes.first?.occurrences == 1)
        #expect(try Self.items(home).map(\.id) == ids)
        #expect(try await Self.importing(home, Way.singles.feed(moved: true)).status == .unchanged)
        let second = try await Self.importing(home, Way.singles.feed(moved: true, room: "EB 1"))
        #expect(second.changes.allSatisfy { $0.kind == .relocated }, "\(second.changes)")
        #expect(second.changes.reduce(0) { $0 + $1.occurrences } == 4)
        #expect(try Self.items(home).map(\.id) == ids)
        let third = try await Self.importing(home, Way.series.feed())
        #expect(Set(third.changes.map(\.kind)) == [.moved, .relocated], "\(third.changes)")
        #expect(try Self.items(home).map(\.id) == ids)
    }

    @Test("an undo goes back past the way it is written", arguments: [Way.series, .singles])
    func undone(_ former: Way) async throws {
        let home = try await Self.home(former)
        let before = try Self.agenda(home)
        let latter = former == .series ? Way.singles : .series
        _ = try await Self.importing(home, latter.feed())
        let report = try await Self.importing(home, latter.feed(room: "EB 1"))
        #expect(report.changes.allSatisfy { $0.kind == .relocated }, "\(report.changes)")
        #expect(try Self.agenda(home) != before)
        _ = try home.as("ann", now: "2026-10-04T13:00:00+01:00").imports.undo(of: "Mine")
        #expect(try Self.agenda(home) == before)
        let again = try await Self.importing(home, latter.feed(room: "EB 1"))
        #expect(again.status == .unchanged)
        #expect(try Self.agenda(home) == before)
        _ = try await Self.importing(home, former.feed())
        #expect(try Self.agenda(home) == before)
    }

    @Test("of a series without an end the single events are what is left")
    func endless() async throws {
        let home = try await Self.home(.endless)
        let ids = try Self.items(home).prefix(4).map(\.id)
        #expect(try await Self.importing(home, Way.singles.feed()).status == .refused)
        _ = try await Self.importing(home, Way.singles.feed(), .acceptingRemovals)
        #expect(try Self.items(home).map(\.id) == ids)
        #expect(try await Self.importing(home, Way.singles.feed()).status == .unchanged)
        _ = try await Self.importing(home, Way.endless.feed())
        #expect(try Self.items(home).map(\.id).prefix(4) == ids[...])
    }

    @Test("a shift of all is a move of all, however it is written", arguments: [true, false])
    func shift(isSeries: Bool) async throws {
        let home = try TestHome()
        let (former, latter) =
            isSeries
            ? (WholeTerm.series, WholeTerm.singles) : (WholeTerm.singles, WholeTerm.series)
        let file = try home.folder.write(former, as: "term.ics")
        _ = try await home.as("ann", now: "2026-10-04T12:00:00+01:00").sources.subscribe(
            Subscription(address: file, name: "Mine", every: 60))
        #expect(try await Self.importing(home, latter).status == .unchanged)
        let ids = try Self.items(home, "CM50").map(\.id)
        let shifted = latter.replacing("T10", with: "T11").replacing("T09", with: "T10")
        let report = try await Self.importing(home, shifted)
        #expect(report.status == .imported, "\(report.reason ?? "")")
        #expect(report.changes.allSatisfy { $0.kind == .moved }, "\(report.changes)")
        #expect(report.changes.reduce(0) { $0 + $1.occurrences } == 44)
        #expect(try Self.items(home, "CM50").map(\.id).sorted() == ids.sorted())
        let lost = try await Self.importing(home, "BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n")
        #expect(lost.status == .refused)
    }
}
