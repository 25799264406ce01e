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
            .text(Week.items, Week.window, page) + "\n"
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
                    Week.items, Week.window, Week.page(columns, from: weekday))
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
            .text([beside] + days, Week.window, Week.page(100))
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
                    .text(Week.items, Week.window, Week.page(width))
                for word in ["Careers fair", "Party", "Coursework", "11:10"] {
                    #expect(text.contains(word), "\(name) \(word)")
                }
                #expect(!text.contains("sight"))
                #expect(text.components(separatedBy: "3E 2.4").count == 2, "\(name)")
            }
        }
    }

    @Test("colour is never the only mark, and there is none in sentences but words")
    func marks() {
        let styles = [nil, 80, 100, 200].map { width -> String in
            var page = Week.page(width)
            page.styled = { text, style in style == nil ? text : "<\(text)>" }
            return AgendaView(.week, columns: width, isPlain: width == nil)
                .text(Week.items, Week.window, page)
        }
        #expect(styles[0].contains("Clashes with MA20216 Algebra - Lecture (50 minutes)."))
        #expect(styles[0].allSatisfy { $0 != "<" && !"─│┃┆▸◂!".contains($0) })
        #expect(styles[2].contains("cancelled") && styles[2].contains("<!>"))
    }

    @Test("weeks of a feed are used where the campus names none")
    func markedWeeks() {
        let view = AgendaView(.week, columns: 100, isPlain: false)
        let text = view.text(Week.items, Week.window, Week.page(100, calendar: nil))
        #expect(text.hasPrefix("Teaching week 2, 5 to 11 October 2026"))
        let own = view.text(Week.items, Week.window, Week.page(100))
        #expect(own.hasPrefix("Week 2, 5 to 11 October 2026"))
    }
}

@Suite("What is on now and next")
struct NextTests {
    private func text(_ day: Int, _ hour: Int, _ minute: Int, isPlain: Bool = false) -> String {
        let now = Week.instant(day, hour, minute)
        let page = Page(
            zone: Zone(id: "Europe/London", initialOffset: 3_600), now: now, width: 80,
            firstWeekday: .monday, calendar: nil, marked: MarkedWeeks([]),
            styled: { text, _ in text })
        return NextText(page: page, words: ItemWords(Week.items), isPlain: isPlain)
            .text(NowAndNext(Week.items, at: now))
    }

    @Test("both say how long, what is hidden or cancelled is neither, of doubles there is one")
    func lines() {
        #expect(
            text(0, 10, 30) == """
                Now: CM50123 Networking - Lecture, 8W 2.1, until 11:05 (35 min left)
                  ! clashes with MA20216 Algebra - Lecture (50 min)
                Now: MA20216 Algebra - Lecture, 3E 2.4, until 11:05 (35 min left)
                  ! clashes with CM50123 Networking - Lecture (50 min)
                Next: Glass of water, at 11:10 (in 40 min)
                """)
        #expect(
            text(0, 12, 0, isPlain: true) == """
                Now: nothing
                Next: CM50123 Seminar, 1W 2.5, at 9:15 tomorrow, in 21 hours 15 minutes. \
                Group 2 of several.
                """)
        #expect(text(4, 15, 0).hasPrefix("Now: nothing\nNext: Coursework 1 due, at 17:00 (in 2 h)"))
        #expect(text(6, 0, 0).contains("nothing to come"))
    }

    @Test("what begins this minute is on, what ends is over, and what has no length is neither")
    func edges() {
        #expect(text(0, 9, 15).hasPrefix("Now: CM50123 Networking - Lecture"))
        #expect(!text(0, 11, 5).contains("Now: CM50123"))
        #expect(text(4, 17, 0).hasPrefix("Now: nothing\nNext: Party"))
    }
}
