import Campus
import HTTPTypes
import Operations
import Recurrence
import Scheduling
import Words

/// What day, week, month and year have in common: whose agenda, which days, and how to get to others.
struct CalendarView {
    let desks: Desks
    let frame: Frame
    let accents: Accents
    let rooms: RoomChanges
    var today: CivilDate { frame.today }

    /// So far back a new room is told of as new, in days.
    private static let newRooms = 7

    init(_ visit: Visit, tab: Frame.Tab = .calendar) throws {
        desks = visit.desks
        frame = try Frame(visit, tab: tab)
        accents = Accents(try visit.desks.enrolment.enrolments().map(\.code))
        let since = frame.today.adding(days: -Self.newRooms)
        rooms = RoomChanges(try visit.desks.sources.changes(since: since.description))
    }

    var rows: AgendaRows { AgendaRows(view: self) }

    /// The items of some days as people are shown them, cancelled ones too.
    ///
    /// - Parameter hasWater: whether the cups of these days are planned, and stand among them.
    func items(in days: Range<CivilDate>, hasWater: Bool = true) throws -> [AgendaItem] {
        let lower = desks.zone.instant(of: WallTime(days.lowerBound))
        let upper = desks.zone.instant(of: WallTime(days.upperBound))
        return try desks.calendar.agenda(
            AgendaQuery(
                window: lower..<max(lower, upper), includesCancelled: true,
                kinds: Set(ItemKind.allCases.filter { hasWater || $0 != .hydration }))
        ).forPeople
    }

    /// Whether an item is there on a day, or on part of it.
    func isOn(_ day: CivilDate, _ item: AgendaItem) -> Bool {
        if item.allDay { return item.start.wall.date <= day && day < item.end.wall.date }
        let lower = desks.zone.instant(of: WallTime(day))
        let upper = desks.zone.instant(of: WallTime(day.adding(days: 1)))
        let (start, end) = (item.start.instant, item.end.instant)
        return start < upper && (end > lower || start == end && start >= lower)
    }

    /// Whether an item is there on one of some days, or on part of it.
    func isOn(_ days: Range<CivilDate>, _ item: AgendaItem) -> Bool {
        ItemsByDay.days(of: item, frame.zone).overlaps(days)
    }

    func firstDay(ofWeek day: CivilDate) -> CivilDate {
        day.beginningOfWeek(from: frame.weekStart)
    }

    /// The days around a date: that day, its week, its month, its year.
    func days(of period: AgendaPeriod, around day: CivilDate) -> Range<CivilDate> {
        period.days(around: day, weeksFrom: frame.weekStart)
    }

    /// `/agenda/month/2026-11`.
    func address(_ period: AgendaPeriod, _ day: CivilDate) -> String {
        let first = days(of: period, around: day).lowerBound.description
        let name: Substring =
            switch period {
            case .day, .week: first[...]
            case .month: first.dropLast(3)
            case .year: first.dropLast(6)
            }
        return "/agenda/\(period.rawValue)/\(name)"
    }

    /// `Week 9`, as the campus calls it; nil where it has no name for it.
    func weekName(of day: CivilDate) -> String? {
        desks.calendar.academicCalendar?.weekLabel(of: day)
    }

    /// `24 November`.
    func dayAndMonth(_ day: CivilDate) -> String {
        frame.words(
            "date.month",
            ["day": .number(day.parts.day), "month": .text(day.monthName(in: frame.words))])
    }

    /// `Tuesday 24 November`.
    func named(_ day: CivilDate) -> String {
        frame.words(
            "date.named",
            ["weekday": .text(frame.days.name(day.weekday)), "date": .text(dayAndMonth(day))])
    }

    /// The day that an address names; today where it names none.
    ///
    /// - Throws: `Refusal.missing` for what is no day.
    func day(_ text: String?) throws(Refusal) -> CivilDate {
        guard let text else { return today }
        return try frame.day(inAddress: text)
    }
}
