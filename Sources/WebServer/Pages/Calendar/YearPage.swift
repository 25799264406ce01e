import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// One year: twelve small months, and on which days there is how much.
enum YearPage {
    static var routes: [PageRoute] {
        ["/agenda/year", "/agenda/year/{year}"].map { path in .view(path, page) }
    }

    private static func page(_ visit: Visit) throws -> Reply {
        let view = try CalendarView(visit)
        let day = try view.day(visit.request.places["year"].map { "\($0)-01-01" })
        let year = AgendaPeriod.year.days(around: day)
        let load = YearLoad(try view.items(in: year, hasWater: false), in: year, view)
        let months = (1...12).map { CivilDate(uncheckedYear: day.year, month: $0, day: 1) }
        let model: [String: Any] = [
            "bar": AgendaBar(.year, around: day, view).model,
            "weekdays": (0..<7).map { index -> [String: Any] in
                let weekday = view.firstDay(ofWeek: day).weekday.adding(days: index)
                return ["weekdayShort": String(view.frame.days.short(weekday).prefix(2))]
            },
            "months": months.map { load.month($0) }, "legend": load.legend,
        ]
        return view.frame.page("agenda-year", Heading("\(day.year)"), with: model)
    }
}
