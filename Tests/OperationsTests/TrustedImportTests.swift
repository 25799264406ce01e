import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing
import Wire

/// A feed of a term's classes: one weekly class a letter, each at nine on its own weekday.
struct TermFeed {
    /// The letters listed.
    var classes = "ABCDEFGHIJ"
    /// Where a class is, where that is not `8W 2.1`.
    var places: [Character: String] = [:]
    /// Appended to each UID.
    var round = ""
    /// When the first week begins.
    var first = "20261005"
    var header = ""

    var text: String {
        let day = CivilDate(basic: first)
        let events = classes.map { letter -> String in
            let offset = Int(letter.asciiValue ?? 65) - 65
            let start = "\(WallTime(day.adding(days: offset), secondOfDay: 32_400))"
            let end = "\(WallTime(day.adding(days: offset), secondOfDay: 36_000))"
            return """
                BEGIN:VEVENT
                UID:\(letter)\(round)@example
                DTSTAMP:20261001T000000Z
                DTSTART;TZID=Europe/London:\(start)
                DTEND;TZID=Europe/London:\(end)
                RRULE:FREQ=WEEKLY;COUNT=5
                SUMMARY:Class \(letter)
                LOCATION:\(places[letter] ?? "8W 2.1")
                END:VEVENT

                """
        }
        return "BEGIN:VCALENDAR\nVERSION:2.0\n\(header)" + events.joined() + "END:VCALENDAR\n"
    }
}

extension CivilDate {
    init(basic text: String) { self = Samples.wall(text + "T000000").date }
}

/// A home that imports a file, hour after hour.
final class Term {
    let folder: TemporaryFolder
    let file: String
    var now = "2026-10-05T08:00:00+01:00"

    init(_ feed: TermFeed) async throws {
        folder = try TemporaryFolder()
        file = try folder.write(feed.text, as: "feed.ics")
        let report = try await desks().sources.subscribe(
            Subscription(address: file, name: "Mine", every: 3_600))
        #expect(report.status == .imported && report.changes.isEmpty)
    }

    func desks() throws -> Desks {
        try Desks.adding(
            Invocation(
                home: folder.path + "/home", person: "sam", zone: "Europe/London", now: now))
    }

    func put(_ feed: TermFeed) throws { _ = try folder.write(feed.text, as: "feed.ics") }

    @discardableResult
    func importing(
        _ feed: TermFeed? = nil, _ way: ImportWay = .guarded, at time: String? = nil
    ) async throws -> ImportReport {
        now = time ?? now
        if let feed { try put(feed) }
        let reports = try await desks().imports.run(.named(["Mine"]), way, isNarrowed: true)
        return try #require(reports.first)
    }

    /// All that is on from October to December, as JSON.
    func agenda() throws -> String {
        let desks = try desks()
        let window = try desks.calendar.window(
            .day, date: nil, from: "2026-09-01", to: "2027-03-01")
        return ListShape(
            try desks.calendar.agenda(.init(window: window)), as: AgendaItemShape.init
        ).text
    }

    func told() throws -> [String] {
        try desks().sources.changes(since: nil).map { recorded in
            let mark = recorded.revertedAt == nil ? "" : " back"
            return "\(recorded.change.kind.rawValue) \(recorded.change.summary)\(mark)"
        }
    }
}

@Suite("Imports that can be trusted")
struct TrustedImportTests {
    @Test(
        "a harvest that lacks too much is refused, and alters nothing",
        arguments: ["", "A", "ABCD"])
    func refused(left: String) async throws {
        let term = try await Term(TermFeed())
        let before = try term.agenda()
        let report = try await term.importing(TermFeed(classes: left))
        #expect(report.status == .refused && report.failure?.reason == .guarded)
        #expect(report.reason?.contains("--accept-removals") == true)
        #expect(report.counts.events == 10)
        #expect(try term.agenda() == before && term.told().isEmpty)
        #expect(try term.desks().sources.list().first?.latest?.outcome == .refused)
        #expect(try term.desks().checks.run().contains { !$0.isWell })
        #expect(try await term.importing(TermFeed()).status == .unchanged)
        #expect(try term.desks().sources.list().first?.state.refusal == nil)
    }

    @Test("half of it may go, and what goes is told")
    func half() async throws {
        let term = try await Term(TermFeed())
        let report = try await term.importing(TermFeed(classes: "ABCDE"))
        #expect(report.status == .imported && report.counts.removed == 5)
        #expect(
            report.counts.events == 5 && report.changes.map(\.kind).allSatisfy { $0 == .removed })
        #expect(report.changes.map(\.summary) == ["F", "G", "H", "I", "J"].map { "Class \($0)" })
    }

    @Test("a person accepts it, or chooses other limits")
    func accepted() async throws {
        let term = try await Term(TermFeed())
        let report = try await term.importing(TermFeed(classes: "A"), .acceptingRemovals)
        #expect(report.status == .imported && report.counts.removed == 9)
        try await term.importing(TermFeed())
        _ = try term.desks().sources.configure("Mine") { $0.limits.share = 90 }
        #expect(try await term.importing(TermFeed(classes: "A")).status == .imported)
    }

    @Test("the same harvest seen on three imports over a day is accepted by itself")
    func patience() async throws {
        let term = try await Term(TermFeed())
        let few = TermFeed(classes: "BC")
        for time in ["05T09:00", "05T10:00", "05T11:00", "06T08:59"] {
            let report = try await term.importing(few, at: "2026-10-\(time):00+01:00")
            #expect(report.status == .refused, "\(time)")
        }
        // By now the first class of the week is over, which makes it no other harvest.
        let report = try await term.importing(few, at: "2026-10-06T09:00:00+01:00")
        #expect(report.status == .imported)
        #expect(report.counts.removed == 8, "\(report.counts)")
    }

    @Test("another harvest, or a good one between, begins the count anew")
    func impatience() async throws {
        let term = try await Term(TermFeed())
        try await term.importing(TermFeed(classes: "AB"), at: "2026-10-05T09:00:00+01:00")
        try await term.importing(TermFeed(classes: "CD"), at: "2026-10-05T10:00:00+01:00")
        var report = try await term.importing(
            TermFeed(classes: "AB"), at: "2026-10-06T11:00:00+01:00")
        #expect(report.status == .refused)
        try await term.importing(TermFeed(), at: "2026-10-06T12:00:00+01:00")
        for hour in 13...15 {
            report = try await term.importing(
                TermFeed(classes: "AB"), at: "2026-10-06T\(hour):00:00+01:00")
            #expect(report.status == .refused)
        }
    }

    @Test("empty and full in turn, twenty times: nothing lost, nothing doubled, nothing told")
    func alternating() async throws {
        let term = try await Term(TermFeed())
        let before = try term.agenda()
        for hour in 0..<20 {
            let empty = try await term.importing(
                TermFeed(classes: ""), at: "2026-10-05T0\(hour % 9):00:00+01:00")
            #expect(empty.status == .refused)
            let full = try await term.importing(TermFeed(), at: term.now)
            #expect(full.status == .unchanged)
        }
        #expect(try term.agenda() == before && term.told().isEmpty)
    }

    @Test("what is over and no longer listed stays, and is no removal")
    func rollingWindow() async throws {
        let term = try await Term(TermFeed(first: "20260801"))
        term.now = "2026-09-03T08:00:00+01:00"
        let before = try term.agenda()
        // A to E have had their last hour by then.
        let report = try await term.importing(TermFeed(classes: "FGHIJ", first: "20260801"))
        #expect(report.counts.removed == 0 && report.counts.events == 10)
        #expect(report.status == .unchanged && report.changes.isEmpty)
        #expect(try term.agenda() == before)
        #expect(try await term.importing(TermFeed(first: "20260801")).counts.added == 0)
        #expect(try term.agenda() == before)
    }

    @Test("UIDs that are new on each fetch change nothing, ids included")
    func churn() async throws {
        let term = try await Term(TermFeed(round: "-0"))
        let before = try term.agenda()
        for round in 1...3 {
            let report = try await term.importing(TermFeed(round: "-\(round)"))
            #expect(report.status == .unchanged && report.counts.unchanged == 10)
        }
        let ids = { (text: String) in text.matches(of: /"id":"[^"]*"/).map { String($0.output) } }
        #expect(ids(try term.agenda()) == ids(before))
        let moved = try await term.importing(TermFeed(places: ["C": "EB"], round: "-9"))
        #expect(moved.changes.map(\.kind) == [.relocated] && moved.counts.changed == 1)
        #expect(ids(try term.agenda()) == ids(before))
        #expect(try await term.importing(TermFeed(classes: "A", round: "-x")).status == .refused)
    }

    @Test("a change is told once, in the report and on record")
    func changes() async throws {
        let term = try await Term(TermFeed())
        let report = try await term.importing(TermFeed(places: ["B": "EB 1.1"]))
        let change = try #require(report.changes.first)
        #expect(report.changes.count == 1 && change.kind == .relocated)
        #expect(change.before == "8W 2.1" && change.after == "EB 1.1" && change.occurrences == 5)
        #expect(try await term.importing().changes.isEmpty)
        #expect(try term.told() == ["relocated Class B"])
        let later = try term.desks().sources.changes(since: "2026-10-06")
        #expect(later.isEmpty)
    }

    @Test("what flaps within the hour is one change, what comes back later is two")
    func flapping() async throws {
        let term = try await Term(TermFeed())
        let there = TermFeed(places: ["B": "EB"])
        try await term.importing(there, at: "2026-10-05T08:10:00+01:00")
        try await term.importing(TermFeed(), at: "2026-10-05T08:30:00+01:00")
        #expect(try term.told() == ["relocated Class B back"])
        try await term.importing(there, at: "2026-10-05T08:50:00+01:00")
        #expect(try term.told() == ["relocated Class B"])
        try await term.importing(TermFeed(), at: "2026-10-05T09:00:00+01:00")
        #expect(try term.told() == ["relocated Class B back"])
        try await term.importing(there, at: "2026-10-05T12:00:00+01:00")
        try await term.importing(TermFeed(), at: "2026-10-05T14:00:00+01:00")
        #expect(
            try term.told() == [
                "relocated Class B", "relocated Class B", "relocated Class B back",
            ])
        try await term.importing(TermFeed(classes: "BCDEFGHIJ"), at: "2026-10-05T15:00:00+01:00")
        try await term.importing(TermFeed(), at: "2026-10-05T15:30:00+01:00")
        // Who heard of the removal has to hear that it is on again.
        #expect(try Set(term.told().prefix(2)) == ["added Class A", "removed Class A back"])
    }

    @Test("an import can be undone, ids and all, and does not come back by itself")
    func undo() async throws {
        let term = try await Term(TermFeed())
        let before = try term.agenda()
        let changed = TermFeed(classes: "ABCDEFGHIK", places: ["C": "EB"])
        try await term.importing(changed, at: "2026-10-05T09:00:00+01:00")
        let after = try term.agenda()
        #expect(after != before)
        let report = try term.desks().imports.undo(of: "Mine")
        #expect(report.status == .imported && report.counts.added == 1)
        #expect(try term.agenda() == before && term.told().isEmpty)
        let again = try await term.importing(changed, at: "2026-10-05T10:00:00+01:00")
        #expect(again.status == .unchanged && again.reason?.contains("--redo") == true)
        #expect(try term.agenda() == before)
        #expect(try await term.importing(changed, .redoing).status == .imported)
        #expect(try term.agenda() == after)
        #expect(throws: Never.self) { try term.desks().imports.undo(of: "Mine") }
        // Something else is said now: the feed is believed again.
        let other = try await term.importing(TermFeed(places: ["D": "EB"]))
        #expect(other.status == .imported && other.changes.map(\.summary) == ["Class D"])
    }

    @Test("what was undone twice in a row does not come back by itself either")
    func undoTwice() async throws {
        let term = try await Term(TermFeed())
        let first = try term.agenda()
        try await term.importing(TermFeed(places: ["A": "EB"]))
        let last = TermFeed(places: ["A": "EB", "B": "3E"])
        try await term.importing(last)
        _ = try term.desks().imports.undo(of: "Mine")
        _ = try term.desks().imports.undo(of: "Mine")
        #expect(try await term.importing(last).status == .unchanged)
        #expect(try term.agenda() == first)
    }

    @Test("one can go back through the last ten harvests, and no further")
    func undoMany() async throws {
        let term = try await Term(TermFeed())
        var agendas: [String] = []
        for round in 0..<13 {
            agendas.append(try term.agenda())
            try await term.importing(TermFeed(places: ["A": "Room \(round)"]))
        }
        for round in (4..<13).reversed() {
            _ = try term.desks().imports.undo(of: "Mine")
            #expect(try term.agenda() == agendas[round])
        }
        #expect(throws: Refusal.self) { try term.desks().imports.undo(of: "Mine") }
        let outcomes = try term.desks().sources.history(of: "Mine").map(\.fetch.outcome)
        #expect(outcomes.count(where: { $0 == .undone }) == 9 && outcomes.count == 23)
    }

    @Test("a first import cannot be undone, nor one of nothing")
    func nothingToUndo() async throws {
        let term = try await Term(TermFeed())
        #expect(throws: Refusal.self) { try term.desks().imports.undo(of: "Mine") }
        #expect(throws: Refusal.self) { try term.desks().imports.undo(of: "Yours") }
    }

    @Test("what the feed says of its interval is a minimum")
    func interval() async throws {
        let term = try await Term(
            TermFeed(header: "REFRESH-INTERVAL;VALUE=DURATION:PT12H\nX-PUBLISHED-TTL:PT15M\n"))
        let status = try #require(try term.desks().sources.list().first)
        #expect(try status.state.next == term.desks().now.adding(seconds: 12 * 3_600))
        term.now = "2026-10-05T19:59:00+01:00"
        #expect(try await term.desks().imports.run(.due, isNarrowed: true).isEmpty)
        term.now = "2026-10-05T20:00:00+01:00"
        #expect(try await term.desks().imports.run(.due, isNarrowed: true).count == 1)
    }

    @Test("a source that fails is left alone longer and longer, and forgives at once")
    func backoff() async throws {
        let term = try await Term(TermFeed())
        try FileManager.default.removeItem(atPath: term.file)
        for failures in 1...3 {
            #expect(try await term.importing().status == .failed)
            let state = try #require(try term.desks().sources.list().first).state
            #expect(state.failures == failures)
            let wait = try #require(state.next) - term.desks().now
            #expect((3_240...3_600).contains(wait >> (failures - 1)))
        }
        #expect(try await term.importing(TermFeed()).status == .unchanged)
        let state = try #require(try term.desks().sources.list().first).state
        #expect(
            try state.failures == 0 && state.next == term.desks().now.adding(seconds: 3_600))
    }

    @Test("a source not read for over three days is stale")
    func stale() async throws {
        let term = try await Term(TermFeed())
        term.now = "2026-10-08T08:00:00+01:00"
        #expect(try term.desks().sources.staleSources().isEmpty)
        term.now = "2026-10-08T08:00:01+01:00"
        #expect(try term.desks().sources.staleSources().map(\.source.name) == ["Mine"])
    }
}
