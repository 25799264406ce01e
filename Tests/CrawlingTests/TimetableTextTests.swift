import Campus
import Recurrence
import Testing

@testable import Crawling

@Suite struct TimetableTextTests {
    @Test(
        "the times of a text",
        arguments: [
            ("1:30 pm - 2:20 pm", "13:30 14:20"), ("02:10p - 03:25p", "14:10 15:25"),
            ("12:00PM-12:50PM", "12:00 12:50"), ("09:00", "09:00"), ("9.15-11.00", "09:15 11:00"),
            ("0900-1050", "09:00 10:50"), ("11:30 - 1:20 pm", "11:30 13:20"),
            ("1:30-2:20pm", "13:30 14:20"), ("12:15 am", "00:15"), ("8h30 10h00", "08:30 10:00"),
            ("TBA", ""), ("Room 12", ""), ("10:00:00 - 11:00:00", "10:00 11:00"),
            ("3 p.m.", "15:00"), ("8h-9h30", "08:00 09:30"), ("14-16 Uhr", "14:00 16:00"),
            ("8 Uhr", "08:00"), ("9u-11u", "09:00 11:00"), ("2 houses", ""),
            ("kl. 8", "08:00"), ("kl. 8.15-10", "08:15 10:00"), ("Kl 13-15", "13:00 15:00"),
            ("kl. 8\u{2013}9.45", "08:00 09:45"), ("Mo kl. 8-10", "08:00 10:00"),
            ("24:30 - 25:15", ""), ("23:00-24:00", "23:00 24:00"),
            ("klasse 8", ""), ("Sal 3 kl. 9.15", "09:15"), ("kl. 8, sal 12", "08:00"),
        ])
    func clock(_ text: String, _ wanted: String) {
        let found = ClockText.read(text).map { seconds in
            let (hour, minute) = (seconds / 3_600, seconds / 60 % 60)
            return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
        }
        #expect(found.joined(separator: " ") == wanted)
    }

    @Test(
        "how long a text says that it takes, in minutes",
        arguments: [
            ("50", 50), ("50 min", 50), ("60 minutes", 60), ("90m", 90), ("2", 120), ("2h", 120),
            ("1,5 Std.", 90), ("2 uur", 120), ("1:30", 90), ("1.5 hours", 90), ("TBA", nil),
        ] as [(String, Int?)])
    func length(_ text: String, _ wanted: Int?) {
        #expect(ClockText.length(text).map { $0 / 60 } == wanted)
    }

    @Test(
        "the days of a text",
        arguments: [
            ("MWF", "mon wed fri"), ("TR", "tue thu"), ("MoWeFr", "mon wed fri"), ("Monday", "mon"),
            ("Tue, Thu", "tue thu"), ("Mittwoch", "wed"), ("ma", "mon"), ("tors", "thu"),
            ("TBA", ""),
            ("Su", "sun"), ("MTWRF", "mon tue wed thu fri"), ("", ""),
        ])
    func days(_ text: String, _ wanted: String) {
        var notation = Notation()
        notation.weekdays = ["ma": .monday]
        let found = DayNames(notation).read(text) ?? []
        #expect(found.map { $0.short.lowercased() }.joined(separator: " ") == wanted)
    }

    @Test(
        "the dates of a text",
        arguments: [
            ("Sep 09, 2020 - Dec 04, 2020", "2020-09-09 2020-12-04", "dmy"),
            ("01/24/2017 - 05/02/2017", "2017-01-24 2017-05-02", "mdy"),
            ("24/01/2017", "2017-01-24", "dmy"), ("2026-09-28", "2026-09-28", "dmy"),
            ("19 Sep 2022-25 Sep 2022", "2022-09-19 2022-09-25", "dmy"),
            ("19.9.22", "2022-09-19", "dmy"),
            ("14 Oct", "2026-10-14", "dmy"), ("March 3rd, 2027", "2027-03-03", "mdy"),
            ("31 Feb 2026", "", "dmy"), ("14 mei", "2027-05-14", "dmy"), ("Room 3", "", "dmy"),
        ])
    func dates(_ text: String, _ wanted: String, _ order: String) throws {
        var notation = Notation()
        notation.dates = try #require(Notation.DateOrder(rawValue: order))
        let found = DateText(notation: notation, year: AcademicYear(beginning: 2026)).read(text)
        #expect(found.map(\.description).joined(separator: " ") == wanted)
    }

    @Test(
        "a date without a year is in the year that its day of the week proves, over New Year too",
        arguments: [
            ("28.12.", Weekday.monday, 2026, "2026-12-28"),
            ("02.01.", .saturday, 2026, "2027-01-02"), ("28.12.", .monday, 2027, "2026-12-28"),
            ("02.01.", .saturday, 2027, "2027-01-02"), ("05.10.", .monday, 2026, "2026-10-05"),
            ("Mo 28.12.", nil, 2027, "2026-12-28"), ("28.12.", nil, 2026, "2026-12-28"),
            ("Sa 02.01.", nil, nil, "2027-01-02"), ("02.01.", .friday, nil, "2026-01-02"),
            ("14 Oct", .wednesday, nil, "2026-10-14"), ("14 Oct", .sunday, nil, "none"),
            ("02.01.2026", .saturday, 2026, "2026-01-02"), ("Room", .monday, 2026, ""),
        ] as [(String, Weekday?, Int?, String)])
    func yearless(_ text: String, _ day: Weekday?, _ year: Int?, _ wanted: String) {
        let settings = CrawlSettings(
            parameters: [:], year: AcademicYear(beginning: 2026), weekOne: nil, zone: .utc)
        let texts = TimetableTexts(notation: Notation(), settings: settings)
        let found = texts.days(text, weekday: day, near: year)
        #expect(found.map { $0.map(\.description).joined(separator: " ") } ?? "none" == wanted)
    }

    @Test(
        "teaching weeks count from week 1",
        arguments: [
            ("1-3, 5", "1 2 3 5"), ("2-6, 8-14", "2 3 4 5 6 8 9 10 11 12 13 14"), ("7", "7"),
            ("odd weeks 1-6", "1 3 5"), ("even weeks", "2 4 6 8 10 12"), ("Weeks 1–2", "1 2"),
            ("every week", "1 2 3 4 5 6 7 8 9 10 11 12"), ("3,3,3", "3"),
        ])
    func weeks(_ text: String, _ wanted: String) throws {
        let one = try #require(CivilDate(year: 2026, month: 9, day: 21))
        let found = try WeekText(notation: Notation(), weekOne: one, year: nil).read(text)
        let numbers = found.map { ($0.dayNumber - one.dayNumber) / 7 + 1 }
        #expect(numbers.map(String.init).joined(separator: " ") == wanted)
    }

    @Test(
        "weeks of the calendar go over New Year",
        arguments: [
            ("50-2", ["2018-12-10", "2018-12-17", "2018-12-24", "2018-12-31", "2019-01-07"]),
            ("40, 2", ["2018-10-01", "2019-01-07"]), ("52-1", ["2018-12-24", "2018-12-31"]),
        ])
    func calendar(_ text: String, _ wanted: [String]) throws {
        let reader = WeekText(
            notation: Notation(), weekOne: nil, year: AcademicYear(beginning: 2018))
        #expect(try reader.read(text).map(\.description) == wanted)
        #expect(try reader.read("35-22").count == 40)
        #expect(try reader.read("35-34").count == 52)
    }

    @Test("weeks may name terms")
    func terms() throws {
        var notation = Notation()
        notation.terms = [
            ("au", try #require(CivilDate(iso: "2026-09-28")), 10),
            ("sp", try #require(CivilDate(iso: "2027-01-11")), 10),
            ("su", try #require(CivilDate(iso: "2027-04-19")), 10),
        ]
        let reader = WeekText(notation: notation, weekOne: nil, year: nil)
        #expect(try reader.read("1au-10su").count == 30)
        #expect(try reader.read("2-3sp").map(\.description) == ["2027-01-18", "2027-01-25"])
    }

    @Test("weeks that mean nothing say so", arguments: ["9-3", "soon", "3-500"])
    func wrong(_ text: String) throws {
        let one = try #require(CivilDate(iso: "2026-09-21"))
        #expect(throws: WeekText.Problem.self) {
            try WeekText(notation: Notation(), weekOne: one, year: nil).read(text)
        }
    }

    @Test("a class of many weeks is one series")
    func series() throws {
        func dates(_ weeks: [Int], _ days: [Int] = [0]) throws -> [CivilDate] {
            let one = try #require(CivilDate(iso: "2026-09-21"))
            return weeks.flatMap { week in days.map { one.adding(days: (week - 1) * 7 + $0) } }
        }
        let gap = try #require(WeeklySeries(try dates([1, 2, 3, 5]), secondOfDay: 0).set)
        #expect(gap.rules.count == 1 && gap.exclusions.count == 1 && gap.dates.isEmpty)
        let odd = try #require(WeeklySeries(try dates([1, 3, 5]), secondOfDay: 0).set)
        #expect(odd.rules.first?.interval == 2 && odd.exclusions.isEmpty)
        let two = try #require(WeeklySeries(try dates([1, 2], [1, 3]), secondOfDay: 0).set)
        #expect(two.rules.first?.byDay.count == 2 && two.exclusions.isEmpty)
        let rare = try #require(WeeklySeries(try dates([1, 2, 12]), secondOfDay: 0).set)
        #expect(rare.rules.isEmpty && rare.dates.count == 2)
        #expect(try WeeklySeries(dates([4]), secondOfDay: 0).set == nil)
    }
}
