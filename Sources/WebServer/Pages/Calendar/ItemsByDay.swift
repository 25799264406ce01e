import Campus
import Recurrence
import Scheduling

/// Items by the days that they are on: many days are told without looking at each item for each.
struct ItemsByDay {
    private let items: [AgendaItem]
    private var places: [CivilDate: [Int]] = [:]

    /// - Parameters:
    ///   - items: in order.
    ///   - days: those that are shown.
    init(_ items: [AgendaItem], in days: Range<CivilDate>, _ zone: Zone) {
        self.items = items
        for (place, item) in items.enumerated() {
            let own = Self.days(of: item, zone).clamped(to: days)
            for number in own.lowerBound.dayNumber..<own.upperBound.dayNumber {
                places[CivilDate(dayNumber: number), default: []].append(place)
            }
        }
    }

    subscript(day: CivilDate) -> [AgendaItem] { places[day].map { $0.map { items[$0] } } ?? [] }

    /// What ends at midnight is not on the day that begins then.
    static func days(of item: AgendaItem, _ zone: Zone) -> Range<CivilDate> {
        if item.allDay {
            let first = item.start.wall.date
            return first..<max(first, item.end.wall.date)
        }
        let (start, end) = (item.start.instant, item.end.instant)
        let first = zone.wall(at: start).date
        let last = end > start ? zone.wall(at: end.adding(seconds: -1)).date : first
        return first..<max(first, last).adding(days: 1)
    }
}
