import Campus
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("The day a drink counts for")
struct DrinkCalendarTests {
    /// Clocks go forward on 2026-03-29 at 01:00 UTC and back on 2026-10-25 at 01:00 UTC.
    static let london = Zone(
        id: "Europe/London", initialOffset: 0,
        transitions: [
            (Instant(seconds: 1_774_746_000), 3_600), (Instant(seconds: 1_792_890_000), 0),
        ])

    static func goal(_ from: String, _ to: String) throws -> Goal {
        var goal = Goal.standard
        goal.isOn = true
        goal.from = try #require(TimeOfDay(from))
        goal.to = try #require(TimeOfDay(to))
        return goal
    }

    static func day(_ text: String) -> CivilDate { Samples.wall(text).date }

    static func calendar(
        _ from: String, _ to: String, since: String = "20260101"
    ) throws -> DrinkCalendar {
        DrinkCalendar([.init(since: day(since), goal: try goal(from, to))], zone: london)
    }

    @Test(
        "hours that cross midnight belong to the day they begin in, and drinks in them too",
        arguments: [
            ("22:00", "06:00", "20261005T235959", "20261005"),
            ("22:00", "06:00", "20261006T055959", "20261005"),
            ("22:00", "06:00", "20261006T060000", "20261006"),
            ("22:00", "06:00", "20261006T120000", "20261006"),
            ("09:00", "21:00", "20261005T235959", "20261005"),
            ("09:00", "21:00", "20261006T000000", "20261006"),
            ("09:00", "00:00", "20261006T000000", "20261006"),
            ("09:00", "24:00", "20261006T000000", "20261006"),
            // The night on which clocks go forward, and the one on which they go back.
            ("22:00", "06:00", "20260329T050000", "20260328"),
            ("22:00", "06:00", "20261025T055959", "20261024"),
            ("22:00", "06:00", "20261025T060000", "20261025"),
        ])
    func days(from: String, to: String, at: String, day: String) throws {
        let calendar = try Self.calendar(from, to)
        let instant = Self.london.instant(of: Samples.wall(at))
        #expect(calendar.day(of: instant) == Self.day(day))
        #expect(calendar.bounds(of: Self.day(day)).contains(instant))
    }

    @Test(
        "a day is as long as the calendar has it",
        arguments: [("20260329", 23), ("20261025", 25), ("20261005", 24)])
    func lengths(day: String, hours: Int64) throws {
        let bounds = try Self.calendar("09:00", "21:00").bounds(of: Self.day(day))
        #expect(bounds.upperBound - bounds.lowerBound == hours * 3_600)
    }

    @Test("every instant counts for one day, whatever goals followed each other")
    func partition() throws {
        let periods = try [
            ("20261001", "22:00", "06:00"), ("20261003", "09:00", "21:00"),
            ("20261003", "20:00", "02:00"), ("20261004", "10:00", "20:00"),
        ].map {
            DrinkCalendar.Period(since: Self.day($0.0), goal: try Self.goal($0.1, $0.2))
        }
        let calendar = DrinkCalendar(periods, zone: Self.london)
        var instant = Self.london.instant(of: Samples.wall("20260930T000000"))
        for _ in 0..<(7 * 48) {
            let day = calendar.day(of: instant)
            #expect(calendar.bounds(of: day).contains(instant))
            #expect(
                calendar.bounds(of: day).upperBound
                    == calendar.bounds(of: day.adding(days: 1)).lowerBound)
            instant = instant.adding(seconds: 1_800)
        }
    }

    @Test("past days keep their goal, and a new one holds now, in the middle of a night too")
    func history() throws {
        let calendar = try Self.calendar("22:00", "06:00")
        let now = Self.london.instant(of: Samples.wall("20261006T020000"))
        let other = try Self.goal("09:00", "21:00")
        let (changed, _) = calendar.setting(other, at: now)
        #expect(changed.goal(on: changed.day(of: now)) == other)
        #expect(changed.goal(on: Self.day("20261004")).crossesMidnight)
        let (back, _) = try changed.setting(Self.goal("22:00", "06:00"), at: now)
        #expect(back.goal(on: back.day(of: now)).crossesMidnight)
        #expect(DrinkCalendar([], zone: .utc).goal(on: Self.day("20261005")) == .standard)
    }
}
