import Campus
import Operations
import Recurrence
import Words

/// When an item is, in words: `Friday 27 November, 18:00 to 19:00`.
struct ItemWhen {
    let item: AgendaItem
    let frame: Frame
    /// What a day is called.
    let day: (CivilDate) -> String

    var text: String {
        guard !item.allDay else { return wholeDays }
        let start = frame.zone.wall(at: item.start.instant)
        guard item.end.instant > item.start.instant else {
            return "\(day(start.date)) \(frame.clock(start))"
        }
        let end = frame.zone.wall(at: item.end.instant)
        let until = start.date == end.date ? frame.clock(end) : frame.moment(item.end.instant)
        return frame.words(
            "told.when",
            [
                "day": .text(day(start.date)), "from": .text(frame.clock(start)),
                "to": .text(until),
            ])
    }

    private var wholeDays: String {
        let (first, last) = (item.start.wall.date, item.end.wall.date.adding(days: -1))
        let days = last > first ? frame.days.span(first, last) : day(first)
        return frame.words(
            "told.did.item", ["name": .text(days), "when": .text(frame.words("told.allDay"))])
    }
}
