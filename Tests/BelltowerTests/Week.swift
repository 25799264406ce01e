import Campus
import Recurrence

@testable import belltower

/// A week with everything in it that a view has words for.
enum Week {
    static let first = CivilDate(uncheckedYear: 2026, month: 10, day: 5)
    static let window = instant(0, 0, 0)..<instant(7, 0, 0)

    /// An hour of the week's days; BST throughout.
    static func clock(_ day: Int, _ hour: Int, _ minute: Int) -> ClockTime {
        let wall = WallTime(
            first.adding(days: day), secondOfDay: hour * 3_600 + minute * 60)
        return ClockTime(wall: wall, offset: 3_600)
    }

    static func instant(_ day: Int, _ hour: Int, _ minute: Int) -> Instant {
        clock(day, hour, minute).instant
    }

    static func id(_ number: Int64) -> ItemID {
        ItemID(meeting: MeetingID(number), original: nil)
    }

    /// - Parameters:
    ///   - from: hour and minute; nil for a whole day.
    ///   - days: of a whole-day item.
    static func item(
        _ number: Int64, _ summary: String, day: Int, from: (Int, Int)? = nil,
        to: (Int, Int) = (0, 0), days: Int = 1, kind: ItemKind = .class, at place: String? = nil,
        group: String? = nil, change: (inout AgendaItem) -> Void = { _ in }
    ) -> AgendaItem {
        let start = clock(day, from?.0 ?? 0, from?.1 ?? 0)
        let end = from == nil ? clock(day + days, 0, 0) : clock(day, to.0, to.1)
        var item = AgendaItem(
            id: id(number), kind: kind, start: start, end: end, allDay: from == nil,
            zone: "Europe/London", summary: summary, location: place, group: group,
            source: "Timetable", uid: "\(number)")
        change(&item)
        return item
    }

    static let items: [AgendaItem] = unsorted.sorted {
        ($0.start.instant, $0.end.instant) < ($1.start.instant, $1.end.instant)
    }

    private static let unsorted: [AgendaItem] = [
        item(1, "Teaching week 2", day: 0, days: 5, kind: .event),
        item(2, "CM50123 Networking - Lecture", day: 0, from: (9, 15), to: (11, 5), at: "8W 2.1") {
            $0.alsoFrom = [
                AlsoFrom(id: id(90), source: "Moodle", differences: [.init(.location, "1W 2.5")])
            ]
            $0.clashes = [Clash(with: id(3), .overlap(3_000)), Clash(with: id(5), .overlap(60))]
        },
        item(3, "MA20216 Algebra - Lecture", day: 0, from: (10, 15), to: (11, 5), at: "3E 2.4") {
            $0.clashes = [Clash(with: id(2), .overlap(3_000))]
        },
        item(4, "MA20216 Algebra - Lecture", day: 0, from: (10, 15), to: (11, 5), at: "3E 2.4") {
            $0.doubleOf = id(3)
        },
        item(5, "Out of sight", day: 0, from: (10, 30), to: (11, 30)) { $0.isHidden = true },
        item(
            6, "Glass of water", day: 0, from: (11, 10), to: (11, 10), kind: .hydration,
            at: nil),
        item(
            7, "CM50123 Seminar", day: 1, from: (9, 15), to: (10, 5), at: "1W 2.5", group: "2"
        ) {
            $0.isAlternative = true
        },
        item(8, "CM50123 Seminar", day: 1, from: (14, 15), to: (15, 5), at: "1W 2.5") {
            $0.isAlternative = true
        },
        item(9, "離散数学 第二回 講義", day: 2, from: (13, 0), to: (14, 30), at: "図書館 3階"),
        item(10, "Cinéma 🎬 night 👩‍👩‍👧", day: 2, from: (20, 0), to: (23, 0), kind: .event, at: "Café"),
        item(11, "Careers fair", day: 2, kind: .event, at: "Founders Hall"),
        item(12, "PH10007 Physics", day: 3, from: (9, 0), to: (11, 0), kind: .exam, at: "Hall") {
            $0.isProvisional = true
            $0.clashes = [Clash(with: id(13), .tooFar(walk: 720, gap: 300))]
        },
        item(13, "Dentist", day: 3, from: (11, 5), to: (11, 30), kind: .personal, at: "Town") {
            $0.clashes = [Clash(with: id(12), .tooFar(walk: 720, gap: 300))]
            $0.note = "bring the form"
            $0.colour = .teal
        },
        item(14, "Workshop", day: 4, from: (14, 0), to: (16, 0)) { $0.status = .cancelled },
        item(15, "Coursework 1 due", day: 4, from: (17, 0), to: (17, 0)),
        item(16, "Party", day: 4, from: (22, 0), to: (23, 0), kind: .personal) {
            $0.end = clock(5, 3, 0)
        },
    ]

    /// A campus of which Friday is a holiday, and Tuesday runs as Monday.
    static var calendar: AcademicCalendar {
        var calendar = AcademicCalendar()
        calendar.terms = DaySpan("2026-09-28 to 2026-12-11").map { [Term("Autumn", $0)] } ?? []
        calendar.holidays = [NamedDays("Founder's Day", DaySpan(first.adding(days: 4)))]
        calendar.swaps = [first.adding(days: 1): .monday]
        return calendar
    }

    /// - Parameter width: nil for no terminal.
    static func page(
        _ width: Int?, calendar: AcademicCalendar? = Week.calendar,
        from firstWeekday: Weekday = .monday
    ) -> AgendaPage {
        let zone = Zone(id: "Europe/London", initialOffset: 3_600)
        return AgendaPage(
            zone: zone, now: instant(0, 10, 30), width: width, firstWeekday: firstWeekday,
            calendar: calendar, marked: MarkedWeeks(items), styled: { text, _ in text })
    }
}
