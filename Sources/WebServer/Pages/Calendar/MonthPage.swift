import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// One month: its weeks in a table, and what is on each day.
enum MonthPage {
    static var routes: [PageRoute] {
        ["/agenda/month", "/agenda/month/{month}"].map { path in .view(path, page) }
    }

    private static func page(_ visit: Visit) throws -> Reply {
        let view = try CalendarView(visit)
        let day = try view.day(visit.request.places["month"].map { "\($0)-01" })
        let month = AgendaPeriod.month.days(around: day)
        let last = month.upperBound.adding(days: -1)
        let shown =
            view.firstDay(ofWeek: month.lowerBound)..<view.firstDay(ofWeek: last).adding(days: 7)
        let items = try view.items(in: shown, hasWater: false)
        let table = MonthTable(of: month, in: shown, items, view)
        var model: [String: Any] = [
            "bar": AgendaBar(.month, around: day, view).model, "weekdays": table.weekdays,
            "weeks": table.weeks, "weekLinks": table.links,
            "isEmpty": !items.contains { view.isOn(month, $0) },
        ]
        model["coming"] = month.contains(view.today) ? coming(items, view) : nil
        let name = view.frame.days.month(of: day)
        return view.frame.page("agenda-month", Heading(name, note: note(month, view)), with: model)
    }

    /// `Week 6 to Week 10`, as the campus calls them.
    private static func note(_ month: Range<CivilDate>, _ view: CalendarView) -> String? {
        let weeks = stride(from: 0, to: 31, by: 7).map { month.lowerBound.adding(days: $0) }
            .filter(month.contains).compactMap(view.weekName)
        guard let first = weeks.first, let last = weeks.last else { return nil }
        guard first != last else { return first }
        return view.frame.words("date.span", ["first": .text(first), "last": .text(last)])
    }

    /// What is left of today; nil for nothing.
    private static func coming(_ items: [AgendaItem], _ view: CalendarView) -> [String: Any]? {
        let coming = items.filter {
            !$0.allDay && view.isOn(view.today, $0) && $0.end.instant > view.desks.now
        }
        guard !coming.isEmpty else { return nil }
        return [
            "comingTitle": view.frame.words(
                "told.month.coming", ["day": .text(view.named(view.today))]),
            "comingAddress": view.address(.day, view.today),
            "rows": view.rows.rows(coming, among: items, hasClock: false),
        ]
    }
}
