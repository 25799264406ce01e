import Campus
import Operations
import Recurrence

/// An agenda for people: a heading a day, a line an item.
struct AgendaText {
    let zone: Zone
    let today: CivilDate

    /// - Parameter window: days of it without items are left out; an empty one is said to be.
    func text(_ items: [AgendaItem], _ window: Range<Instant>) -> String {
        guard !items.isEmpty else {
            return "Nothing on \(span(window))."
        }
        let width = items.map { $0.summary.harmless.oneLine.count }.max() ?? 0
        var lines: [String] = []
        var current: CivilDate?
        for item in items {
            let date = max(day(of: item), zone.wall(at: window.lowerBound).date)
            if date != current {
                if current != nil { lines.append("") }
                lines.append(Console.styled(heading(date), .bold))
                current = date
            }
            lines.append(line(item, on: date, width: min(width, 44)))
        }
        return lines.joined(separator: "\n")
    }

    /// The day under which an item stands: that of its start on the viewer's clock.
    private func day(of item: AgendaItem) -> CivilDate {
        item.allDay ? item.start.wall.date : zone.wall(at: item.start.instant).date
    }

    private func line(_ item: AgendaItem, on date: CivilDate, width: Int) -> String {
        let title = item.summary.isEmpty ? "(no title)" : item.summary.harmless.oneLine
        let padding = String(repeating: " ", count: max(0, width - title.count))
        let place = item.location.map { $0.harmless.oneLine } ?? ""
        let marks = [
            item.status == .cancelled ? "cancelled" : nil,
            item.status == .tentative ? "tentative" : nil,
            foreignClock(item),
        ].compactMap(\.self).joined(separator: ", ")
        let note = marks.isEmpty ? "" : "  [\(marks)]"
        let line = "  \(times(item, on: date))  \(title)\(padding)  \(place)\(note)"
        return Console.styled(line.trimmingEnd, item.status == .cancelled ? .dim : nil)
    }

    private func times(_ item: AgendaItem, on date: CivilDate) -> String {
        guard !item.allDay else {
            let last = item.end.wall.date.adding(days: -1)
            return last > date ? "until \(shortDate(last))" : "all day      "
        }
        let start = zone.wall(at: item.start.instant)
        let end = zone.wall(at: item.end.instant)
        let until = end.date > date.adding(days: 1) ? "…    " : end.clockText
        let from = start.date < date ? "…    " : start.clockText
        return item.start.instant == item.end.instant
            ? "\(from)        " : "\(from) – \(until)"
    }

    /// `09:00 New_York`: what the clock shows where the item is, when that is elsewhere.
    private func foreignClock(_ item: AgendaItem) -> String? {
        guard !item.allDay, item.zone != "UTC",
            item.start.offset != zone.offset(at: item.start.instant)
        else { return nil }
        let place = item.zone.split(separator: "/").last.map(String.init) ?? item.zone
        return "\(item.start.wall.clockText) \(place.harmless)"
    }

    private func heading(_ date: CivilDate) -> String {
        "\(Self.weekdays[date.weekday.rawValue]) \(date)\(date == today ? "  (today)" : "")"
    }

    private func span(_ window: Range<Instant>) -> String {
        let first = zone.wall(at: window.lowerBound).date
        let last = zone.wall(at: window.upperBound.adding(seconds: -1)).date
        return last > first ? "\(first) to \(last)" : "\(heading(first))"
    }

    private func shortDate(_ date: CivilDate) -> String {
        let text = "\(date)".dropFirst(5)
        return "\(text)  "
    }

    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
}

extension String {
    fileprivate var trimmingEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
