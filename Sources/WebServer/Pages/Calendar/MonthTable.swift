import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// The weeks of a month as rows of days: marks where there is little room, titles where there is more.
struct MonthTable {
    private let month: Range<CivilDate>
    private let shown: Range<CivilDate>
    private let items: ItemsByDay
    private let view: CalendarView
    private var frame: Frame { view.frame }

    /// So many of a day's items have a mark, and so many a line.
    private static let (mostMarks, mostLines) = (4, 3)

    /// - Parameter shown: the whole weeks that the month is in.
    init(
        of month: Range<CivilDate>, in shown: Range<CivilDate>, _ items: [AgendaItem],
        _ view: CalendarView
    ) {
        self.month = month
        self.shown = shown
        self.items = ItemsByDay(items, in: shown, view.frame.zone)
        self.view = view
    }

    var weekdays: [[String: Any]] {
        (0..<7).map { index in
            let weekday = shown.lowerBound.weekday.adding(days: index)
            return [
                "weekdayShort": frame.days.short(weekday), "weekdayName": frame.days.name(weekday),
            ]
        }
    }

    private var firstDays: [CivilDate] {
        stride(from: 0, to: shown.upperBound.dayNumber - shown.lowerBound.dayNumber, by: 7).map {
            shown.lowerBound.adding(days: $0)
        }
    }

    var weeks: [[String: Any]] {
        firstDays.map { first in ["cells": (0..<7).map { cell(first.adding(days: $0)) }] }
    }

    /// To each of the weeks, by the campus's name or by its days.
    var links: [[String: Any]] {
        firstDays.map { first in
            let last = first.adding(days: 6)
            let span = frame.days.span(first, last)
            return [
                "weekAddress": view.address(.week, first),
                "weekText": view.weekName(of: first) ?? span, "weekDays": span,
                "isNamed": view.weekName(of: first) != nil,
                "isThisWeek": (first...last).contains(view.today),
            ]
        }
    }

    private func cell(_ day: CivilDate) -> [String: Any] {
        let own = items[day]
        let isMore = own.count > Self.mostLines
        var cell: [String: Any] = [
            "cellAddress": view.address(.day, day), "cellDay": "\(day.day)",
            "cellLabel": label(day, own), "isOut": !month.contains(day),
            "isNow": day == view.today, "hasMarks": !own.isEmpty,
            "marks": own.prefix(Self.mostMarks).map { item -> [String: Any] in
                var mark: [String: Any] = ["isOffMark": item.status == .cancelled]
                mark["markAccent"] = view.accents[item]
                return mark
            },
            "lines": own.prefix(Self.mostLines).map { line($0, on: day) },
        ]
        cell["cellNote"] = holiday(day)
        if own.count > Self.mostMarks { cell["moreMarks"] = "+\(own.count - Self.mostMarks)" }
        if isMore { cell["moreLines"] = "+\(own.count - Self.mostLines)" }
        return cell
    }

    private func line(_ item: AgendaItem, on day: CivilDate) -> [String: Any] {
        let model = ItemModel(item, among: [], view)
        var line: [String: Any] = ["lineText": model.title, "isOffLine": model.isOff]
        line["lineAccent"] = model.accent
        if !item.allDay, model.start.date == day { line["lineTime"] = frame.clock(model.start) }
        return line
    }

    /// `24 November, 6 items, 1 cancelled`.
    private func label(_ day: CivilDate, _ own: [AgendaItem]) -> String {
        let parts = [view.dayAndMonth(day), holiday(day), view.rows.wholeCount(own)]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    private func holiday(_ day: CivilDate) -> String? {
        view.desks.calendar.academicCalendar?.holiday(on: day)?.harmless.oneLine
    }
}
