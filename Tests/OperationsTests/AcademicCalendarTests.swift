import Campus
import Foundation
import Recurrence
import TestSupport
import Testing

@testable import Operations

@Suite("The academic year")
struct AcademicCalendarTests {
    static func calendar(_ name: String) throws -> AcademicCalendar {
        let path = Fixtures.packageRoot.appendingPathComponent("Fixtures/years/\(name).yaml").path
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return try #require(try CampusProfile(yaml: text, path: path).calendar)
    }

    static func day(_ text: String) throws -> CivilDate { try #require(Timestamp.date(text)) }

    /// What the week of a day is called, in each of the years.
    static let weeks: [(year: String, day: String, label: String?)] = [
        // Teaching begins on a Tuesday: its Monday is in week 1 too, and the Sunday before is not.
        ("uk-reading-week", "2020-09-07", "Week 1"), ("uk-reading-week", "2020-09-06", nil),
        ("uk-reading-week", "2020-10-11", "Week 5"),
        ("uk-reading-week", "2020-10-14", "Consolidation week"),
        ("uk-reading-week", "2020-10-19", "Week 6"), ("uk-reading-week", "2020-12-06", "Week 12"),
        ("uk-reading-week", "2020-12-07", nil), ("uk-reading-week", "2021-02-02", "Week 1"),
        ("uk-reading-week", "2021-04-12", "Week 9"), ("uk-reading-week", "2021-05-06", "Week 12"),
        ("counted-reading-week", "2024-10-23", "Week 7, Reading week"),
        ("counted-reading-week", "2024-10-28", "Week 8"),
        ("counted-reading-week", "2024-12-10", "Examination period"),
        ("counted-reading-week", "2025-02-24", "Week 7, Reading week"),
        ("us-fall-break", "2024-08-26", "Week 1"), ("us-fall-break", "2024-10-10", "Week 7"),
        ("us-fall-break", "2024-10-14", "Week 8"),
        ("us-fall-break", "2024-11-27", "Thanksgiving break"),
        ("us-fall-break", "2024-12-02", "Week 14"),
        ("us-fall-break", "2024-12-20", "Final exam week"),
        ("us-day-swap", "2019-10-16", "Week 8"), ("us-day-swap", "2019-11-29", "Week 14"),
        ("us-day-swap", "2019-12-09", "Week 16"),
        ("australia", "2025-02-24", "Week 1"), ("australia", "2025-04-17", "Week 8"),
        ("australia", "2025-04-22", "Mid-semester break"), ("australia", "2025-04-28", "Week 9"),
        ("australia", "2025-05-30", "Week 13"), ("australia", "2025-06-03", nil),
        ("australia", "2025-06-12", "Semester 1 exams"), ("australia", "2025-08-04", "Week 1"),
        ("australia", "2025-11-07", "Week 13"), ("australia", "2026-01-15", nil),
        ("germany", "2025-10-13", "Woche 1"), ("germany", "2025-12-19", "Woche 10"),
        ("germany", "2025-12-29", "Weihnachtspause"), ("germany", "2026-01-08", "Woche 11"),
        ("germany", "2026-02-07", "Woche 15"), ("germany", "2026-04-13", "Woche 1"),
        ("germany", "2026-05-27", "Pfingstpause"), ("germany", "2026-06-01", "Woche 7"),
        ("singapore", "2025-09-19", "Week 6"), ("singapore", "2025-09-23", "Recess week"),
        ("singapore", "2025-09-29", "Week 7"), ("singapore", "2025-11-14", "Week 13"),
        ("singapore", "2025-11-18", "Reading week"), ("singapore", "2025-11-25", "Examinations"),
        ("singapore", "2026-03-02", "Week 7"), ("singapore", "2026-04-17", "Week 13"),
    ]

    @Test("weeks are counted as each campus counts them", arguments: weeks)
    func labels(year: String, day: String, label: String?) throws {
        let calendar = try Self.calendar(year)
        #expect(calendar.weekLabel(of: try Self.day(day)) == label)
    }

    @Test("a class of some weeks is held on its dates, without holidays and breaks")
    func dates() throws {
        let singapore = try Self.calendar("singapore")
        let mondays = singapore.dates(
            ofWeeks: .numbered([5, 6, 7, 10, 11]), weekday: .monday, in: singapore.terms[0])
        // Week 11's Monday is Deepavali.
        #expect(
            mondays.map(\.description) == [
                "2025-09-08", "2025-09-15", "2025-09-29", "2025-10-27",
            ])
        let fridays = singapore.dates(ofWeeks: .odd, weekday: .friday, in: singapore.terms[1])
        // Week 11's Friday is Good Friday.
        #expect(
            fridays.map(\.description) == [
                "2026-01-16", "2026-01-30", "2026-02-13", "2026-03-06", "2026-03-20", "2026-04-17",
            ])
        let all = singapore.dates(ofWeeks: .every, weekday: .wednesday)
        #expect(all.count == 13 + 12)
    }

    @Test("Monday's classes that meet on a Wednesday are Monday's, and Wednesday's are not held")
    func swaps() throws {
        let calendar = try Self.calendar("us-day-swap")
        let swapped = try Self.day("2019-10-16")
        #expect(calendar.runsAs(swapped) == .monday)
        #expect(calendar.runsAs(try Self.day("2019-10-14")) == nil)
        #expect(calendar.holiday(on: try Self.day("2019-10-14")) == "Columbus Day")
        #expect(calendar.runsAs(try Self.day("2019-10-15")) == .tuesday)
        #expect(calendar.runsAs(try Self.day("2019-12-12")) == nil)
        #expect(calendar.isExamPeriod(try Self.day("2019-12-12")))
        let week: WeekChoice = .numbered([8])
        #expect(calendar.dates(ofWeeks: week, weekday: .monday) == [swapped])
        #expect(calendar.dates(ofWeeks: week, weekday: .wednesday).isEmpty)
    }

    @Test("every day of a term runs as one weekday or none, and is in the dates of that one alone")
    func law() throws {
        for year in Set(Self.weeks.map(\.year)) {
            let calendar = try Self.calendar(year)
            let dates = Dictionary(
                uniqueKeysWithValues: Weekday.allCases.map {
                    ($0, Set(calendar.dates(ofWeeks: .every, weekday: $0)))
                })
            let halves = Weekday.allCases.flatMap { weekday in
                calendar.dates(ofWeeks: .odd, weekday: weekday)
                    + calendar.dates(ofWeeks: .even, weekday: weekday)
            }
            #expect(halves.count == dates.values.reduce(0) { $0 + $1.count }, "\(year)")
            for term in calendar.terms {
                for offset in 0..<term.days.count {
                    let day = term.days.first.adding(days: offset)
                    let found = Weekday.allCases.filter { dates[$0]?.contains(day) == true }
                    let runs = calendar.runsAs(day)
                    #expect(found == (runs.map { [$0] } ?? []), "\(year) \(day)")
                }
            }
        }
    }

    @Test("odd and even go by the week's number, by an anchor, or by the calendar's weeks")
    func oddWeeks() throws {
        var calendar = try Self.calendar("singapore")
        let (sixth, seventh) = (try Self.day("2025-09-17"), try Self.day("2025-09-29"))
        #expect(calendar.teachingWeek(of: sixth)?.isOdd == false)
        #expect(calendar.teachingWeek(of: seventh)?.isOdd == true)
        // Two calendar weeks apart: alike, when weeks alternate through the recess.
        calendar.oddWeeks = [try Self.day("2025-08-14"), try Self.day("2026-01-12")]
        #expect(calendar.teachingWeek(of: sixth)?.isOdd == false)
        #expect(calendar.teachingWeek(of: seventh)?.isOdd == false)
        #expect(calendar.teachingWeek(of: try Self.day("2026-01-13"))?.isOdd == true)
        calendar.oddWeeks = []
        calendar.numbering = .calendar
        #expect(calendar.teachingWeek(of: seventh)?.label == "Week 40")
        #expect(calendar.teachingWeek(of: try Self.day("2026-01-12"))?.number == 3)
        calendar.weekBegins = .sunday
        #expect(calendar.teachingWeek(of: try Self.day("2025-09-28"))?.label == "Week 40")
    }

    @Test("weeks can go on from one term to the next, or begin with 0")
    func firstWeek() throws {
        let yaml = """
            academicYear:
              terms:
                2026-10-01 to 2026-12-11: {name: Autumn, firstWeek: 0}
                2027-01-11 to 2027-03-19: {name: Spring, firstWeek: 11}
            """
        let profile = try CampusProfile(yaml: yaml, path: "x.yaml")
        let calendar = try #require(profile.calendar)
        #expect(calendar.teachingWeek(of: try Self.day("2026-10-02"))?.number == 0)
        #expect(calendar.teachingWeek(of: try Self.day("2026-12-11"))?.number == 10)
        #expect(calendar.teachingWeek(of: try Self.day("2027-01-11"))?.number == 11)
        #expect(
            calendar.dates(ofWeeks: .numbered([10, 11]), weekday: .monday).map(\.description)
                == ["2026-12-07", "2027-01-11"])
    }

    /// What is wrong with a year, with its line.
    static let mistakes: [(yaml: String, says: String)] = [
        ("academicYear:\n  terms:\n    2026-10-01 to 2026: X", "line 3: 2026-10-01 to 2026"),
        ("academicYear:\n  terms:\n    2026-10-01 to 2026-09-01: X", "line 3"),
        ("academicYear:\n  terms:\n    2026-10-01 to 2028-09-01: X", "a year at most"),
        (
            "academicYear:\n  terms:\n    2026-10-01 to 2026-11-01: X\n"
                + "    2026-11-01 to 2026-12-01: Y", "line 4: Y and X share days"
        ),
        ("academicYear:\n  terms:\n    2026-10-01 to 2026-11-01: {named: X}", "no key `named`"),
        ("academicYear:\n  terms:\n    2026-10-01 to 2026-11-01: {firstWeek: 2}", "has no name"),
        ("academicYear:\n  holidays:\n    May Day: 2026-05-01", "line 3: May Day is no day"),
        ("academicYear:\n  swaps:\n    2026-05-01: Mon", "line 3: `2026-05-01`: Mon is no weekday"),
        (
            "academicYear:\n  holidays:\n    2026-05-01: May Day\n"
                + "  swaps:\n    2026-05-01: Monday", "line 5"
        ),
        ("academicYear:\n  oddWeeks: soon", "line 2: `oddWeeks`"),
        ("academicYear:\n  weekNumbers: iso", "write teaching or calendar"),
        ("academicYear:\n  weekBegins: 1", "write Monday to Sunday"),
        ("walks:\n  8W - East: 6m", "line 2: `8W - East`: write `8W to East: 6m`"),
        ("walks:\n  8W to East: far", "line 2: `8W to East`: write how long"),
        ("walks:\n  within: 2d", "line 2: `within`"),
    ]

    @Test("what is wrong with one is named with its line", arguments: mistakes)
    func reports(_ yaml: String, says: String) {
        let failure = #expect(throws: Refusal.self) {
            try CampusProfile(yaml: yaml, path: "/x/campus/y.yaml")
        }
        #expect(failure?.reason == .misconfigured)
        #expect(failure?.sentence.contains(says) == true, "\(failure?.sentence ?? "")")
    }

    @Test("a profile that says nothing of terms has no calendar")
    func none() throws {
        let profile = try CampusProfile(yaml: "academicYear: {begins: 09-01}", path: "x.yaml")
        #expect(profile.calendar == nil && profile.walks.isEmpty)
    }
}
