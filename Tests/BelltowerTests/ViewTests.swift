import Campus
import Foundation
import Operations
import Recurrence
import TestSupport
import Testing

@testable import belltower

@Suite("Views of the agenda")
struct ViewTests {
    static let views: [(name: String, period: AgendaPeriod, isPlain: Bool)] = [
        ("day", .day, false), ("week", .week, false), ("month", .month, false),
        ("year", .year, false), ("plain", .week, true),
    ]

    /// Shown as a file in Fixtures/views has it.
    ///
    /// With `BELLTOWER_RECORD` the file is written anew, and the test fails, so that nobody takes a
    /// recording for a proof.
    @Test("each is as recorded at 80, 100 and 200 columns", arguments: views, [80, 100, 200])
    func recorded(_ view: (name: String, period: AgendaPeriod, isPlain: Bool), width: Int) throws {
        let page = Week.page(width)
        let text =
            AgendaView(view.period, columns: width, isPlain: view.isPlain)
            .text(Week.items, in: Week.window, on: page) + "\n"
        let name = "Fixtures/views/\(view.name)-\(width).txt"
        let file = Fixtures.packageRoot.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["BELLTOWER_RECORD"] != nil {
            try Data(text.utf8).write(to: file)
            Issue.record("\(name) was recorded")
        }
        let recorded = try String(contentsOf: file, encoding: .utf8)
        #expect(text == recorded, "\(name)")
    }

    @Test("no line of a grid or a calendar is wider than the terminal", arguments: 44...210)
    func width(columns: Int) {
        for period in AgendaPeriod.allCases where period != .day {
            let view = AgendaView(period, columns: columns, isPlain: false)
            for weekday in [Weekday.monday, .sunday] {
                let text = view.text(
                    Week.items, in: Week.window, on: Week.page(columns, from: weekday))
                let widest = text.split(separator: "\n").map { String($0).displayWidth }.max() ?? 0
                #expect(widest <= columns, "\(period) \(view)")
            }
        }
    }

    @Test("a column that is too narrow for both times of an item has them in two lines")
    func narrowTimes() {
        let days = (0..<7).map {
            Week.item(Int64(40 + $0), "Algebra", day: $0, from: (10, 15), to: (11, 5))
        }
        let beside = Week.item(50, "Networking", day: 0, from: (10, 15), to: (11, 5))
        let text = AgendaView(.week, columns: 100, isPlain: false)
            .text([beside] + days, in: Week.window, on: Week.page(100))
        #expect(text.contains("┃10:15–11:05"), "\(text)")
        #expect(text.contains("┃ 10:15–  ") && !text.contains("10:15–11:…"), "\(text)")
    }

    @Test("a terminal of 100 columns has a grid; a narrower one, a pipe and --plain have none")
    func choice() {
        #expect(AgendaView(.week, columns: 100, isPlain: false) == .week)
        #expect(AgendaView(.week, columns: 99, isPlain: false) == .list)
        #expect(AgendaView(.week, columns: nil, isPlain: false) == .list)
        #expect(AgendaView(.week, columns: 200, isPlain: true) == .plain)
        #expect(AgendaView(.day, columns: 200, isPlain: false) == .list)
        #expect(AgendaView(nil, columns: 200, isPlain: false) == .list)
        #expect(AgendaView(.month, columns: nil, isPlain: false) == .list)
    }

    @Test("every view tells all that is not hidden, and a double once")
    func told() {
        for (name, period, isPlain) in Self.views where period == .week || period == .day {
            for width in [nil, 80, 100, 200] as [Int?] {
                let text = AgendaView(period, columns: width, isPlain: isPlain)
                    .text(Week.items, in: Week.window, on: Week.page(width))
                for word in ["Careers fair", "Party", "Coursework", "Glass"] {
                    #expect(text.contains(word), "\(name) \(word)")
                }
                #expect(!text.contains("sight"))
                #expect(text.components(separatedBy: "3E 2.4").count == 2, "\(name)")
            }
        }
    }

    /// What two of one source's titles and a night, a journey and a long stay look like.
    static let long: [AgendaItem] = [
        Week.item(60, "Conference", day: 1, from: (9, 0)) { $0.end = Week.clock(3, 17, 0) },
        Week.item(61, "Open days", day: 2, days: 3),
        Week.item(62, "Party", day: 4, from: (22, 0)) { $0.end = Week.clock(5, 3, 0) },
    ]

    private func lines(_ period: AgendaPeriod, _ width: Int?, isPlain: Bool = false) -> [String] {
        AgendaView(period, columns: width, isPlain: isPlain)
            .text(Self.long, in: Week.window, on: Week.page(width, calendar: nil))
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("a list has what lasts on each of its days, and says until when", arguments: [nil, 80])
    func lasting(width: Int?) {
        #expect(
            lines(.week, width) == [
                "Tuesday 2026-10-06  Teaching week 2",
                "09:00 – …      Conference  [until Thu 8 Oct 17:00]",
                "Wednesday 2026-10-07",
                "all day        Conference  [until Thu 8 Oct 17:00]",
                "all day        Open days   [until Fri 9 Oct]",
                "Thursday 2026-10-08",
                "…     – 17:00  Conference",
                "all day        Open days   [until Fri 9 Oct]",
                "Friday 2026-10-09",
                "all day        Open days",
                "22:00 – 03:00  Party       [until Sat 10 Oct]",
                "Saturday 2026-10-10",
                "…     – 03:00  Party",
            ])
    }

    @Test("what lasts for days is on now today alone")
    func nowOnce() {
        var page = Week.page(nil, calendar: nil)
        page = AgendaPage(
            zone: page.zone, now: Week.instant(2, 12, 0), width: nil, firstWeekday: .monday,
            calendar: nil, marked: MarkedWeeks([]), styled: { text, _ in text })
        for isPlain in [false, true] {
            let text = AgendaView(.week, columns: nil, isPlain: isPlain)
                .text(Self.long, in: Week.window, on: page)
            let now = text.split(separator: "\n").filter {
                $0.hasSuffix("now]") || $0.contains("On now.")
            }
            #expect(now.count == 1 && now.first?.contains("Conference") == true, "\(text)")
        }
    }

    @Test("sentences, a grid, a month and a year have it on each of its days too")
    func lastingElsewhere() {
        let plain = lines(.week, 80, isPlain: true)
        #expect(plain.contains("Conference, all day, until 17:00 on Thursday 8 October 2026."))
        #expect(plain.contains("Conference, until 17:00.") && plain.last == "Party, until 3:00.")
        let grid = lines(.week, 120)
        #expect(grid.contains { $0.contains("Conference, Tue 09:00 – Thu 17:00 ─") }, "\(grid)")
        #expect(!grid.contains { $0.contains("…–17:00") })
        #expect(grid.contains { $0.contains("…–03:00") } && grid.contains { $0.contains("Sat 10") })
        let month = lines(.month, 200).joined(separator: "\n")
        for words in ["09:00 Conference →", "→ Conference →", "–17:00 Conference", "22:00 Party →"]
        {
            #expect(month.contains(words), "\(month)")
        }
        #expect(month.components(separatedBy: "Open days").count == 4)
        let year = lines(.year, 80).joined(separator: "\n")
        #expect(year.contains(" 6· 7· 8· 9·10·"), "\(year)")
    }

    @Test("an arrow is no line by itself, however narrow a month is", arguments: 44...140)
    func arrows(width: Int) {
        let cells = lines(.month, width).flatMap { $0.split(separator: "  ") }
        #expect(!cells.contains { $0.allSatisfy { $0 == "→" || $0 == " " } }, "\(cells)")
    }

    @Test("a window in the middle shows what began before it, and ends with it")
    func middle() {
        let window = Week.instant(2, 0, 0)..<Week.instant(3, 0, 0)
        let text = AgendaView(.day, columns: nil, isPlain: false)
            .text(Array(Self.long.prefix(2)), in: window, on: Week.page(nil, calendar: nil))
        #expect(text.components(separatedBy: "\n").count == 3, "\(text)")
        var years = Self.long[0]
        years.end = Week.clock(4_000, 9, 0)
        let all = Week.instant(0, 0, 0)..<Week.instant(4_001, 0, 0)
        let list = AgendaView(.day, columns: nil, isPlain: false)
            .text([years], in: all, on: Week.page(nil, calendar: nil))
        #expect(list.components(separatedBy: "Conference").count == 3, "its first and last day")
    }

    @Test(
        "a month has times, short titles and every mark of a clash", arguments: [60, 80, 100, 200])
    func month(width: Int) {
        let text = AgendaView(.month, columns: width, isPlain: false)
            .text(Week.items, in: Week.window, on: Week.page(width))
        for words in ["!09:15", "!10:15", "!09:00", "!11:05", "Dentist", "13:00"] {
            #expect(text.contains(words), "\(words) at \(width)\n\(text)")
        }
        let many = (0..<6).map { number in
            Week.item(
                Int64(70 + number), "Lab \(number)", day: 0, from: (9 + number, 0), to: (10, 0)
            ) {
                $0.clashes = number == 5 ? [Clash(with: Week.id(70), .overlap(60))] : []
            }
        }
        let full = AgendaView(.month, columns: width, isPlain: false)
            .text(many, in: Week.window, on: Week.page(width))
        #expect(full.contains(width < 119 ? "!+4 mo" : "!+3 more"), "\(full)")
    }

    @Test("titles are short without what all of a source share, and without the code before a name")
    func shortTitles() {
        func item(_ number: Int64, _ summary: String, _ code: String? = nil) -> AgendaItem {
            Week.item(number, summary, day: 0, from: (9, 0), to: (10, 0)) {
                $0.module = code.flatMap { ModuleCode($0) }
            }
        }
        let shared = [
            item(1, "2026/27 CM50123 Networking - Bath"), item(2, "2026/27 MA20216 Algebra - Bath"),
            item(3, "2026/27 Induction - Bath"),
        ]
        let titles = ShortTitles(shared)
        #expect(shared.map(titles.text) == ["CM50123 Networking", "MA20216 Algebra", "Induction"])
        let coded = [
            item(4, "CM50123: Networking", "CM50123"), item(5, "CM 50123 Lab", "CM50123"),
            item(6, "CM50123", "CM50123"),
        ]
        #expect(coded.map(ShortTitles(coded).text) == ["Networking", "Lab", "CM50123"])
        #expect("Networking - Lecture".shortened(to: 12) == "Networking")
        #expect("Donaudampfschiff".shortened(to: 7) == "Donaud…")
    }

    @Test("a day's cups are one line, unless nothing but water was asked for")
    func cups() {
        let cups = (0..<3).map { number in
            Week.item(
                Int64(80 + number), "Cup of water (500 ml)", day: 2, from: (9 + number, 0),
                to: (9 + number, 0), kind: .hydration)
        }
        func text(_ width: Int?, isPlain: Bool = false, isAboutWater: Bool = false) -> String {
            var page = Week.page(width, calendar: nil)
            page.isAboutWater = isAboutWater
            return AgendaView(.week, columns: width, isPlain: isPlain)
                .text(cups, in: Week.window, on: page)
        }
        #expect(
            text(nil).hasSuffix("  water          Cup of water (500 ml) at 09:00, 10:00, 11:00"))
        #expect(text(nil, isPlain: true).hasSuffix("Cup of water (500 ml) at 09:00, 10:00, 11:00."))
        #expect(
            text(100).contains("3 × 500 ml") && text(200).contains("500 ml at 09:00, 10:00, 11:00"))
        for isPlain in [false, true] {
            let list = text(nil, isPlain: isPlain, isAboutWater: true)
            #expect(list.components(separatedBy: "Cup of water").count == 4)
        }
        #expect(text(100, isAboutWater: true).contains("09:00 cup"))
    }

    @Test("places stand in one column, beside titles of two lines and above notes")
    func places() {
        let items = [
            Week.item(1, "Algebra", day: 0, from: (9, 0), to: (10, 0), at: "3E 2.4") {
                $0.alsoFrom = [
                    AlsoFrom(
                        id: Week.id(9), source: "The timetable of the faculty",
                        differences: [.init(.location, "8W 1.2")])
                ]
            },
            Week.item(
                2, "Thermodynamics, statistical mechanics and what came after it", day: 0,
                from: (11, 0), to: (12, 0), at: "1W 2.5"),
            Week.item(
                3, "Physics", day: 0, from: (13, 0), to: (14, 0), at: "https://meet.example/physics"
            ),
        ]
        let lines = AgendaView(.day, columns: 80, isPlain: false)
            .text(items, in: Week.window, on: Week.page(80)).split(separator: "\n").map(String.init)
        let columns = ["3E 2.4", "1W 2.5"].compactMap { place in
            lines.first { $0.hasSuffix(place) }.map { $0.displayWidth - 6 }
        }
        #expect(columns.count == 2 && columns[0] == columns[1], "\(lines)")
        #expect(lines.contains("                 https://meet.example/physics"), "\(lines)")
    }

    @Test("colour is never the only mark, and there is none in sentences but words")
    func marks() {
        let styles = [nil, 80, 100, 200].map { width -> String in
            var page = Week.page(width)
            page.styled = { text, style in style == nil ? text : "<\(text)>" }
            return AgendaView(.week, columns: width, isPlain: width == nil)
                .text(Week.items, in: Week.window, on: page)
        }
        #expect(styles[0].contains("Clashes with MA20216 Algebra - Lecture (50 minutes)."))
        #expect(styles[0].allSatisfy { $0 != "<" && !"─│┃┆▸◂!".contains($0) })
        #expect(styles[2].contains("cancelled") && styles[2].contains("<!>"))
    }

    @Test("weeks of a feed are used where the campus names none")
    func markedWeeks() {
        let view = AgendaView(.week, columns: 100, isPlain: false)
        let text = view.text(Week.items, in: Week.window, on: Week.page(100, calendar: nil))
        #expect(text.hasPrefix("Teaching week 2, 5 to 11 October 2026"))
        let own = view.text(Week.items, in: Week.window, on: Week.page(100))
        #expect(own.hasPrefix("Week 2, 5 to 11 October 2026"))
    }
}
