import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// How much there is on each day of a year.
struct YearLoad {
    private let items: ItemsByDay
    private let view: CalendarView

    /// What lasts whole days is not counted, nor what does not take place.
    init(_ items: [AgendaItem], in days: Range<CivilDate>, _ view: CalendarView) {
        let counted = items.filter { !$0.allDay && $0.status != .cancelled }
        self.items = ItemsByDay(counted, in: days, view.frame.zone)
        self.view = view
    }

    /// What the marks stand for.
    var legend: [[String: Any]] {
        let keys = ["year.few", "year.some", "year.many", "year.exam"]
        return keys.map { ["legendText": view.frame.words($0)] }
    }

    /// - Parameter first: the first of the month.
    func month(_ first: CivilDate) -> [String: Any] {
        let days = AgendaPeriod.month.days(around: first)
        let own = (days.lowerBound.dayNumber..<days.upperBound.dayNumber).map {
            items[CivilDate(dayNumber: $0)]
        }
        let count = own.reduce(0) { $0 + $1.count }
        let start = view.firstDay(ofWeek: first)
        let weeks = (0..<6).map { start.adding(days: $0 * 7) }.filter { $0 < days.upperBound }
        return [
            "monthAddress": view.address(.month, first),
            "monthName": first.monthName(in: view.frame.words),
            "monthText": view.frame.words(
                "told.year.month",
                ["count": .number(count), "days": .number(own.count { !$0.isEmpty })]),
            "isThisMonth": days.contains(view.today),
            "weeks": weeks.map { first in
                ["cells": (0..<7).map { cell(first.adding(days: $0), days) }]
            },
        ]
    }

    private func cell(_ day: CivilDate, _ month: Range<CivilDate>) -> [String: Any] {
        guard month.contains(day) else { return ["isNow": false] }
        var cell: [String: Any] = ["cellDay": "\(day.day)", "isNow": day == view.today]
        cell["load"] = load(items[day])
        return cell
    }

    /// The class that marks a day; nil for nothing.
    private func load(_ items: [AgendaItem]) -> String? {
        if items.contains(where: { $0.kind == .exam }) { return "exam" }
        return switch items.count {
        case 0: nil
        case 1...2: "few"
        case 3...4: "some"
        default: "many"
        }
    }
}
