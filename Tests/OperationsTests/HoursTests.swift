import Campus
import Recurrence
import TestSupport
import Testing
import Wire

@testable import Operations
@testable import Storage

/// How long somebody looks at pages, for their own eyes.
@Suite("Active hours")
struct HoursTests {
    private func home() throws -> TestHome {
        let home = try TestHome()
        for handle in ["kim", "lee"] { _ = try home.as(handle) }
        return home
    }

    private func count(
        _ home: TestHome, _ minutes: Int, at now: String, _ handle: String = "kim"
    ) throws {
        try home.as(handle, now: now).hours.count(minutes: minutes)
    }

    /// Minutes by date and hour: `["2026-10-05 8": 10]`.
    private func counted(
        _ home: TestHome, at now: String, _ handle: String = "kim"
    ) throws -> [String: Int] {
        let hours = try home.as(handle, now: now).hours.hours(from: nil, to: nil)
        #expect(hours.days.count == HoursDesk.usualDays)
        var found: [String: Int] = [:]
        for day in hours.days {
            for (hour, minutes) in day.hours.enumerated() where minutes > 0 {
                found["\(day.date) \(hour)"] = minutes
            }
        }
        return found
    }

    @Test("an hour has sixty minutes, however many devices count")
    func most() throws {
        let home = try home()
        let now = "2026-10-05T08:30:00+01:00"
        try count(home, 5, at: now)
        #expect(try counted(home, at: now) == ["2026-10-05 8": 5])
        for _ in 1...7 { try count(home, 10, at: now) }
        #expect(try counted(home, at: now) == ["2026-10-05 8": 60])
    }

    @Test(
        "minutes are of the hour and the day in which they were, on the person's clock",
        arguments: [
            ("2026-10-05T09:03:00+01:00", ["2026-10-05 8": 2, "2026-10-05 9": 3]),
            ("2026-10-05T09:00:00+01:00", ["2026-10-05 8": 5]),
            ("2026-10-06T00:02:00+01:00", ["2026-10-05 23": 3, "2026-10-06 0": 2]),
            ("2026-10-05T23:30:00Z", ["2026-10-06 0": 5]),
            // The clocks go back from 2:00 to 1:00, and forward from 1:00 to 2:00.
            ("2026-10-25T01:03:00Z", ["2026-10-25 1": 5]),
            ("2026-03-29T01:03:00Z", ["2026-03-29 0": 2, "2026-03-29 2": 3]),
        ])
    func places(now: String, expected: [String: Int]) throws {
        let home = try home()
        try count(home, 5, at: now)
        #expect(try counted(home, at: now) == expected)
    }

    @Test("nobody else has them")
    func others() throws {
        let home = try home()
        let now = "2026-10-05T08:30:00+01:00"
        try count(home, 10, at: now)
        #expect(try counted(home, at: now, "lee").isEmpty)
        #expect(try counted(home, at: now, "op").isEmpty)
        #expect(try home.as("op", now: now).hours.hours(from: nil, to: nil).since == nil)
    }

    @Test("the average is of all days from the first to today")
    func average() throws {
        let home = try home()
        let now = "2026-10-08T08:30:00+01:00"
        for _ in 1...4 { try count(home, 10, at: "2026-10-05T08:50:00+01:00") }
        try count(home, 2, at: now)
        let hours = try home.as("kim", now: now).hours.hours(from: "2026-10-06", to: "2026-10-09")
        #expect(hours.isCounted && hours.average == 10)
        #expect(hours.since == CivilDate(year: 2026, month: 10, day: 5))
        #expect(hours.days.map(\.minutes) == [0, 0, 2])
    }

    @Test("who turned it off is counted no more, and has what was counted before")
    func off() throws {
        let home = try home()
        let now = "2026-10-05T08:30:00+01:00"
        try count(home, 5, at: now)
        _ = try home.as("kim").settings.set("active-hours", "off")
        try count(home, 5, at: now)
        #expect(try !home.as("kim").settings.pageChoices().countsHours)
        #expect(try home.as("lee").settings.pageChoices().countsHours)
        #expect(try counted(home, at: now) == ["2026-10-05 8": 5])
    }

    @Test(
        "what was counted is forgotten on demand, by the suspended too, of whom nothing is counted")
    func forgotten() throws {
        let home = try home()
        let now = "2026-10-05T08:30:00+01:00"
        for handle in ["kim", "lee"] { try count(home, 5, at: now, handle) }
        _ = try home.as("op").people.suspend("kim")
        #expect(reason { try count(home, 5, at: now) } == .forbidden)
        #expect(try !home.as("kim").settings.pageChoices().countsHours)
        try home.as("kim").hours.forget()
        #expect(try counted(home, at: now).isEmpty)
        #expect(try counted(home, at: now, "lee") == ["2026-10-05 8": 5])
    }

    @Test("so many minutes at once, and so many days, are refused")
    func bounds() throws {
        let home = try home()
        let desk = try home.as("kim").hours
        for minutes in [-1, 0, 11] {
            #expect(reason { try desk.count(minutes: minutes) } == .invalid)
        }
        for (from, to) in [
            ("2026-10-05", "2026-10-05"), ("2026-10-06", "2026-10-05"),
            ("2025-08-31", "2026-10-06"), ("nonsense", "2026-10-05"),
        ] {
            #expect(reason { _ = try desk.hours(from: from, to: to) } == .invalid, "\(from) \(to)")
        }
        #expect(try desk.hours(from: "2025-09-01", to: "2026-10-06").days.count == 400)
    }

    @Test("to count alters nothing that pages show")
    func revision() throws {
        let home = try home()
        let before = try home.as("kim").revision()
        try home.as("kim").hours.count(minutes: 5)
        #expect(try home.as("kim").revision() == before)
    }

    @Test("by night what is older than 400 days is forgotten")
    func old() throws {
        let home = try home()
        try count(home, 5, at: "2025-08-01T12:30:00+01:00")
        try count(home, 5, at: "2025-10-05T12:30:00+01:00")
        _ = try HomeKeeper(
            Invocation(
                home: home.folder.path + "/home", person: "op", now: "2026-10-05T03:00:00+01:00")
        ).keep(backups: nil)
        let since = try home.as("kim").hours.hours(from: nil, to: nil).since
        #expect(since == CivilDate(year: 2025, month: 10, day: 5))
    }

    @Test("they are told with all that is here of somebody, and go with them")
    func belongings() throws {
        let home = try home()
        try count(home, 5, at: "2026-10-05T08:30:00+01:00")
        func rows() throws -> Int64? {
            try home.as("op").store.look { try $0.number("SELECT count(*) FROM active_hour") }
        }
        let told = PersonArchiveShape(try home.as("kim").people.archive()).text
        #expect(
            told.contains(#""activeHours":[{"date":"2026-10-05","hour":8,"minutes":5}]"#),
            "\(told)")
        #expect(try rows() == 1)
        _ = try home.as("op").people.erase("kim", .removed)
        #expect(try rows() == 0)
    }
}
