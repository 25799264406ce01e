import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// One day's agenda.
enum DayPage {
    static var routes: [PageRoute] {
        ["/agenda/day", "/agenda/day/{date}"].map { path in .view(path, page) }
    }

    private static func page(_ visit: Visit) throws -> Reply {
        let view = try CalendarView(visit)
        let day = try view.day(visit.request.places["date"] ?? visit.request.query("date"))
        let week = view.firstDay(ofWeek: day)
        let items = try view.items(in: week..<week.adding(days: 7))
        let own = items.filter { view.isOn(day, $0) }
        let timed = own.filter { !$0.allDay }
        let rows = view.rows.rows(timed, among: items, hasClock: day == view.today)
        var model: [String: Any] = [
            "bar": AgendaBar(.day, around: day, view).model,
            "strip": strip(of: week, showing: day, items, view),
            "whole": own.filter(\.allDay).map { whole($0, on: day, view) },
            "rows": rows, "hasRows": !rows.isEmpty,
            "rowsTitle": view.rows.wholeCount(own), "date": day.description,
        ]
        if timed.isEmpty { model["free"] = try free(after: day, view) }
        let notes = [
            view.dayAndMonth(day), view.weekName(of: day),
            day == view.today ? view.frame.words("day.today") : nil,
        ]
        var heading = Heading(
            "\(view.frame.days.name(day.weekday)) \(day.parts.day)", window: view.named(day),
            note: notes.compactMap(\.self).joined(separator: ", "))
        if day != view.today { heading.day = day }
        return view.frame.page("agenda-day", heading, with: model)
    }

    private static func strip(
        of week: CivilDate, showing shown: CivilDate, _ items: [AgendaItem],
        _ view: CalendarView
    ) -> [[String: Any]] {
        (0..<7).map { index in
            let day = week.adding(days: index)
            return [
                "stripAddress": "/agenda/day/\(day)",
                "stripName": view.frame.days.short(day.weekday), "stripDay": "\(day.parts.day)",
                "stripCount": view.rows.count(items.filter { view.isOn(day, $0) }),
                "isToday": day == view.today, "isShown": day == shown,
            ]
        }
    }

    private static func whole(
        _ item: AgendaItem, on day: CivilDate, _ view: CalendarView
    ) -> [String: Any] {
        let model = ItemModel(item, among: [], view)
        var whole: [String: Any] = ["wholeAddress": model.address, "wholeText": model.title]
        let (first, last) = (item.start.wall.date, item.end.wall.date)
        let days = last.dayNumber - first.dayNumber
        if days > 1 {
            whole["wholeNote"] = view.frame.words(
                "told.whole",
                ["day": .number(day.dayNumber - first.dayNumber + 1), "days": .number(days)])
        }
        return whole
    }

    /// What stands where nothing is: when it goes on.
    private static func free(after day: CivilDate, _ view: CalendarView) throws -> String {
        let tomorrow = day.adding(days: 1)
        let items = try view.items(in: tomorrow..<tomorrow.adding(days: 1))
        guard let summary = TodayPage.summary(of: tomorrow, items, view) else {
            return view.frame.words("told.free.day")
        }
        return view.frame.words(
            "told.free.until",
            [
                "day": .text(view.named(tomorrow).beginningLarge), "tomorrow": .text(summary),
            ])
    }
}
