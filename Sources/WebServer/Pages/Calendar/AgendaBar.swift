import Campus
import Operations
import Recurrence
import Words

/// The bar above an agenda: day, week, month or year, what is before and after, and a way to any day.
struct AgendaBar {
    let view: CalendarView
    /// As much as is shown at once.
    let period: AgendaPeriod
    private let days: Range<CivilDate>

    /// - Parameter day: any one of those that are shown.
    init(_ period: AgendaPeriod, around day: CivilDate, _ view: CalendarView) {
        self.view = view
        self.period = period
        days = view.days(of: period, around: day)
    }

    /// See `partials/agenda-bar`.
    var model: [String: Any] {
        // From a month that has today in it the way to a week leads to this one.
        let shown = days.contains(view.today) ? view.today : days.lowerBound
        let (back, forth) = (days.lowerBound.adding(days: -1), days.upperBound)
        var model: [String: Any] = [
            "backAddress": view.address(period, back), "backText": text(back),
            "backName": name("before"),
            "forthAddress": view.address(period, forth), "forthText": text(forth),
            "forthName": name("after"),
            "hereAddress": "/agenda/\(period.rawValue)", "isHere": days.contains(view.today),
            "gotoAddress": period == .day ? "/agenda/day" : "/agenda/week",
            "gotoDate": shown.description,
        ]
        for (one, flag) in Self.flags {
            model[flag] = one == period
            model["\(one.rawValue)Address"] = view.address(one, shown)
        }
        return model
    }

    private static let flags: [(AgendaPeriod, String)] = [
        (.day, "isDay"), (.week, "isWeek"), (.month, "isMonth"), (.year, "isYear"),
    ]

    /// `Previous week,`, which what it is follows.
    private func name(_ way: String) -> String {
        view.frame.words("told.agenda.\(way)", ["period": .text(period.rawValue)])
    }

    /// What is before or after, by a day in it.
    private func text(_ day: CivilDate) -> String {
        let first = view.days(of: period, around: day).lowerBound
        return switch period {
        case .day: "\(view.frame.days.name(first.weekday)) \(first.day)"
        case .week: view.dayAndMonth(first)
        case .month: view.frame.days.month(of: first)
        case .year: "\(first.year)"
        }
    }
}
