import Campus
import Operations
import TestSupport
import Testing

/// The ledger names what it is about by numbers: what is gone must not answer for what is new.
@Suite("What is new after something that is gone", .serialized)
struct ReusedNumberTests {
    private static func calendar(_ name: String, place: String = "8W 2.1") -> String {
        """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:\(name)
        DTSTART;TZID=Europe/London:20261006T090000
        DURATION:PT1H
        SUMMARY:\(name) lecture
        LOCATION:\(place)
        END:VEVENT
        END:VCALENDAR

        """
    }

    private static func subscribe(
        _ home: TestHome, _ name: String, at time: String = "08:00"
    ) async throws {
        let path = try home.folder.write(calendar(name), as: "\(name).ics")
        _ = try await home.as("ann", now: MassChangeTests.at(time)).sources.subscribe(
            Subscription(address: path, name: name, every: 60))
    }

    private static func move(_ home: TestHome, _ name: String, at time: String) async throws {
        _ = try home.folder.write(calendar(name, place: "1W 1.1"), as: "\(name).ics")
        _ = try await home.as("ann", now: MassChangeTests.at(time))
            .imports.run(.all, .acceptingRemovals, isNarrowed: false)
    }

    private static func titles(
        _ home: TestHome, _ time: String, day: Int = 5, of kind: String = "change"
    ) throws -> [String] {
        let now = MassChangeTests.at(time, day: day)
        return try MassChangeTests.rung(home, at: now, of: kind).map(\.title)
    }

    @Test("a change of another source rings, though as many of one that is gone have rung")
    func change() async throws {
        let home = try TestHome()
        try await Self.subscribe(home, "A")
        try await Self.move(home, "A", at: "10:00")
        #expect(try Self.titles(home, "10:01").count == 1)
        try home.as("ann", now: MassChangeTests.at("10:02")).sources.unsubscribe("A")
        try await Self.subscribe(home, "B", at: "10:03")
        try await Self.move(home, "B", at: "10:05")
        #expect(try Self.titles(home, "10:06").count == 1)
    }

    @Test("a class of another source rings, though one at its hour that is gone was dismissed")
    func meeting() async throws {
        let home = try TestHome()
        try await Self.subscribe(home, "A")
        let ann = try home.as("ann", now: MassChangeTests.at("10:00"))
        let item = try #require(
            try ann.reminders.upcoming(from: "2026-10-06", to: "2026-10-07").first)
        _ = try ann.reminders.dismiss(item.reminder.id.description, .item)
        try ann.sources.unsubscribe("A")
        try await Self.subscribe(home, "B", at: "10:03")
        #expect(try Self.titles(home, "08:45", day: 6, of: "class").count == 1)
    }

    @Test("a friend request rings, though one of somebody who is gone has rung")
    func friend() throws {
        let home = try TestHome()
        for (handle, time) in [("zed", "10:00"), ("yara", "10:05")] {
            _ = try home.as("ann")
            let now = MassChangeTests.at(time)
            _ = try home.as(handle, now: now).friends.request("ann")
            #expect(try Self.titles(home, time, of: "news").count == 1)
            _ = try home.as("op").people.erase(handle, .removed)
        }
    }
}
