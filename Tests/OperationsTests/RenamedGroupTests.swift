import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing

/// Whoever chose a group stays in it when its source calls it otherwise.
@Suite("Groups that are renamed", .serialized)
struct RenamedGroupTests {
    /// A lab of Monday, 26 October: UID, group, hour.
    typealias Lab = (uid: String, group: String, hour: Int)

    static let first: [Lab] = [("l1", "1", 10), ("l2", "2", 11)]

    static func feed(_ labs: [Lab]) -> String {
        let events = labs.map { lab in
            """
            BEGIN:VEVENT
            UID:\(lab.uid)
            DTSTART;TZID=Europe/London:20261026T\(lab.hour < 10 ? "0" : "")\(lab.hour)0000
            DURATION:PT50M
            SUMMARY:CM50123 Lab\(lab.group.isEmpty ? "" : " Group \(lab.group)")
            LOCATION:EB\(lab.hour)
            END:VEVENT

            """
        }
        return "BEGIN:VCALENDAR\n" + events.joined() + "END:VCALENDAR\n"
    }

    static let now = "2026-10-20T09:00:00+01:00"

    static func home(_ labs: [Lab], isCampus: Bool = false) async throws -> TestHome {
        let home = try TestHome()
        _ = try home.load(ModuleTests.catalogue)
        let path = try home.folder.write(feed(labs), as: "labs.ics")
        var subscription = Subscription(address: path, name: "Uni", every: 60)
        subscription.isForEveryone = isCampus
        _ = try await home.as(isCampus ? "op" : "ann", now: now).sources.subscribe(subscription)
        if isCampus { _ = try home.as("ann", now: now).enrolment.enrol(["CM50123"]) }
        return home
    }

    static func tell(_ home: TestHome, _ labs: [Lab]) async throws {
        _ = try home.folder.write(feed(labs), as: "labs.ics")
        _ = try await home.as("op", now: now)
            .imports.run(.all, .acceptingRemovals, isNarrowed: false)
    }

    /// Of those that are not hidden; with a mark where one is to be chosen yet.
    static func hours(_ home: TestHome) throws -> [String] {
        try home.as("ann", now: now).calendar.agenda(
            AgendaQuery(
                window: Instant(seconds: 1_792_972_800)..<Instant(seconds: 1_793_059_200))
        ).filter { !$0.isHidden }.map { item in
            "\(item.start.wall.clockText)\(item.isAlternative ? "?" : "")"
        }
    }

    static func choose(_ home: TestHome, _ hour: Int, _ group: String) throws {
        let ann = try home.as("ann", now: now)
        let item = try #require(
            try ann.calendar.agenda(
                AgendaQuery(
                    window: Instant(seconds: 1_792_972_800)..<Instant(seconds: 1_793_059_200))
            ).first { $0.start.wall.clockText == "\(hour):00" })
        _ = try ann.items.change("\(item.id)", ItemEdit(group: group), isSeries: false)
    }

    static let ways: [(labs: [Lab], hours: [String])] = [
        // Renumbered, and another is new under the former name.
        ([("l1", "1", 10), ("l2", "3", 11), ("l9", "2", 9)], ["11:00"]),
        // Two change names with each other.
        ([("l1", "2", 10), ("l2", "1", 11)], ["11:00"]),
        // One is removed.
        ([("l2", "1", 11), ("l3", "2", 12)], ["11:00"]),
        // Two under one name, a name that is no more: none is chosen, none is lost.
        ([("l1", "A", 10), ("l2", "A", 11), ("l3", "B", 12)], ["10:00?", "11:00?", "12:00?"]),
        ([("l1", "1", 10), ("l2", "1", 11), ("l3", "3", 12)], ["10:00?", "11:00?", "12:00?"]),
    ]

    @Test(
        "take those along who chose them; an undo takes them back",
        arguments: ways.indices.flatMap { [($0, false), ($0, true)] })
    func renamed(way: Int, isCampus: Bool) async throws {
        let way = Self.ways[way]
        let home = try await Self.home(Self.first, isCampus: isCampus)
        try Self.choose(home, 11, "2")
        #expect(try Self.hours(home) == ["11:00"])
        try await Self.tell(home, way.labs)
        #expect(try Self.hours(home) == way.hours)
        _ = try home.as(isCampus ? "op" : "ann", now: Self.now).imports.undo(of: "Uni")
        #expect(try Self.hours(home) == ["11:00"])
    }

    @Test("a part of a group that is renamed leaves the choice where it is")
    func part() async throws {
        let home = try await Self.home(Self.first + [("l4", "2", 14)])
        try Self.choose(home, 11, "2")
        try await Self.tell(home, [("l1", "1", 10), ("l2", "3", 11), ("l4", "2", 14)])
        #expect(try Self.hours(home) == ["14:00"])
    }
}
