import Campus
import Foundation
import Recurrence
import Scheduling
import TestSupport
import Testing

@testable import Operations

@Suite("On whose clock somebody is asked for")
struct AskingZoneTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        _ = try home()
        try configure("Europe/Paris")
        _ = try asker("op").settings.set("zone", "America/New_York")
        _ = try asker("sam").settings.set("zone", "Asia/Tokyo")
        _ = try asker("ann")
    }

    private func home() throws -> HomeFolder { try HomeFolder(folder.path + "/home") }

    private func configure(_ zone: String) throws {
        try Data("zone: \(zone)\n".utf8)
            .write(to: URL(fileURLWithPath: try home().configuration))
    }

    private func asker(_ handle: String, zone: String? = nil) throws -> Desks {
        try Desks.adding(
            Invocation(
                home: folder.path + "/home", person: handle, zone: zone,
                now: "2026-10-05T12:00:00Z"))
    }

    /// The zones in which an operator's program plans for others, and reads what they keep.
    private func zones(_ op: Desks) throws -> [String] {
        try ["op", "sam", "ann"].map { try op.asking(for: asker($0).person).zone.id }
    }

    @Test("who rings or publishes for others does so on their clocks, not on the operator's")
    func others() throws {
        let op = try asker("op")
        #expect(try zones(op) == ["America/New_York", "Asia/Tokyo", "Europe/Paris"])
        #expect(
            try zones(asker("op", zone: "UTC")) == ["Etc/UTC", "Etc/UTC", "Etc/UTC"]
                || zones(asker("op", zone: "UTC")) == ["UTC", "UTC", "UTC"])
    }

    @Test("a configuration that is read again moves those without a zone of their own")
    func reconfigured() throws {
        let op = try asker("op")
        let ann = try asker("ann")
        try configure("Europe/Madrid")
        #expect(
            try zones(op.reconfigured()) == ["America/New_York", "Asia/Tokyo", "Europe/Madrid"])
        #expect(try ann.reconfigured().zone.id == "Europe/Madrid")
        #expect(try asker("ann", zone: "Asia/Kolkata").reconfigured().zone.id == "Asia/Kolkata")
    }

    @Test("a cup stands and rings at the same hour of the person's day")
    func cups() throws {
        let sam = try asker("sam")
        var goal = GoalDraft()
        goal.amount = "2l"
        goal.isOn = true
        _ = try sam.water.setGoal(goal)
        let window = try sam.calendar.window(.day, date: "2026-10-06", from: nil, to: nil)
        let cups = try sam.calendar.agenda(AgendaQuery(window: window, kinds: [.hydration]))
        #expect(cups.first.map { "\($0.start)" } == "2026-10-06T09:00:00+09:00")
        let planned = try asker("op").bell.planned(for: sam.person, in: window)
        #expect(planned.compactMap(\.item?.start.instant) == cups.map(\.start.instant))
    }

    @Test("what a source tells without a zone is read on its keeper's clock")
    func sources() async throws {
        let feed = try folder.write(
            """
            BEGIN:VCALENDAR\r
            VERSION:2.0\r
            BEGIN:VEVENT\r
            UID:a\r
            DTSTART:20261006T090000\r
            SUMMARY:Choir\r
            END:VEVENT\r
            END:VCALENDAR\r

            """, as: "f.ics")
        let sam = try asker("sam")
        _ = try await sam.sources.subscribe(Subscription(address: feed, every: 60))
        let source = try #require(try sam.sources.list().first?.source)
        #expect(try asker("op").zone(of: source).id == "Asia/Tokyo")
        let op = try asker("op")
        _ = try await op.sources.subscribe(
            Subscription(address: feed, every: 60, isForEveryone: true))
        let campus = try #require(try op.sources.list().first { $0.source.isCampus }?.source)
        #expect(try op.zone(of: campus).id == "Europe/Paris")
    }
}
