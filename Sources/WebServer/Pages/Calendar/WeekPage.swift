import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// One week: a list on a phone, a grid where there is room.
enum WeekPage {
    static var routes: [PageRoute] {
        ["/agenda", "/agenda/week", "/agenda/week/{date}"].map { path in .view(path, page) }
    }

    private static func page(_ visit: Visit) throws -> Reply {
        let view = try CalendarView(visit)
        let first = view.firstDay(
            ofWeek: try view.day(visit.request.places["date"] ?? visit.request.query("date")))
        let days = (0..<7).map { first.adding(days: $0) }
        let items = try view.items(in: first..<first.adding(days: 7), hasWater: false)
        let grid = WeekGrid(items, on: days, view)
        let isEmpty = items.isEmpty
        var model: [String: Any] = [
            "ownAddress": view.address(.week, first),
            "bar": AgendaBar(.week, around: first, view).model,
            "days": grid.days, "isEmpty": isEmpty, "summary": summary(items, view),
            "hasModules": false,
        ]
        if !isEmpty { model["hours"] = grid.hours }
        model["folded"] = grid.folded
        let span = view.frame.days.span(first, days[6])
        let months = [first, days[6]].map { $0.monthName(in: view.frame.words) }
        let heading = Heading(
            months[0] == months[1] ? months[0] : months.joined(separator: " – "), window: span,
            note: [view.weekName(of: first), span].compactMap(\.self).joined(separator: ", "))
        return view.frame.page("agenda-week", heading, with: model)
    }

    private static func summary(_ items: [AgendaItem], _ view: CalendarView) -> String {
        view.frame.words(
            "told.week",
            [
                "items": .text(view.rows.count(items)),
                "clashes": .number(items.count { !$0.clashes.isEmpty } / 2),
            ])
    }
}
