import Campus
import Exporting
import ICalendar
import Recurrence
import Scheduling

/// When the alarms ring that a program wrote into an object (RFC 4791 section 9.9, RFC 5545 section 3.8.6.3).
struct AlarmTimes {
    private let object: CalendarObject
    private let writer: OccurrenceWriter
    private let zones: ZoneTable
    private let alarms: [Alarm]

    /// Nil where there are none.
    init?(_ object: CalendarObject, zones: ZoneTable) {
        guard let writer = object.occurrences(in: zones) else { return nil }
        alarms = writer.events.flatMap(Alarm.all)
        guard !alarms.isEmpty else { return nil }
        (self.object, self.writer, self.zones) = (object, writer, zones)
    }

    /// So many occurrences are looked at: of more, one rings at any time.
    private static let most = 20_000

    func ring(in range: TimeRange) -> Bool {
        let window = range.window
        if alarms.contains(where: { $0.rings(by: nil, in: window) }) { return true }
        let spans = alarms.compactMap(\.span)
        guard let earliest = spans.map(\.lowerBound).min(),
            let latest = spans.map(\.upperBound).max()
        else { return false }
        // By a second more, so that what begins or ends at the very edge is among them.
        let around =
            window.lowerBound.adding(
                seconds: -latest - 1)..<window.upperBound.adding(seconds: 1 - earliest)
        let items = everyOccurrence(of: object.told, in: around, upTo: Self.most, zones: zones)
        guard let items else { return true }
        return items.contains { item in
            let alarms = writer.event(of: item).map(Alarm.all) ?? []
            return alarms.contains { $0.rings(by: item, in: window) }
        }
    }
}

/// One alarm of an event.
private struct Alarm {
    private enum Trigger {
        case at(Instant)
        /// So many seconds after the start.
        case start(Int64)
        case end(Int64)
    }

    private let trigger: Trigger
    /// How often it rings again, and after how many seconds.
    private let repeats: (count: Int64, seconds: Int64)

    static func all(of event: WrittenComponent) -> [Alarm] {
        event.children.filter { $0.name == "VALARM" }.compactMap { Alarm($0) }
    }

    /// No trigger that is of use is further away, in seconds.
    private static let furthest: Int64 = 400 * 86_400
    private static let mostRepeats = 1_000

    private init?(_ alarm: WrittenComponent) {
        guard let property = alarm.property("TRIGGER") else { return nil }
        switch property.value {
        case .time(let time): trigger = .at(Instant(seconds: time.wall.seconds))
        case .duration(let duration):
            guard let seconds = Self.seconds(of: duration) else { return nil }
            let isEnd = property.parameter("RELATED")?.uppercased() == "END"
            trigger = isEnd ? .end(seconds) : .start(seconds)
        default: return nil
        }
        if case .integer(let count)? = alarm.property("REPEAT")?.value,
            case .duration(let duration)? = alarm.property("DURATION")?.value,
            let seconds = Self.seconds(of: duration), seconds > 0
        {
            repeats = (Int64(min(max(count, 0), Self.mostRepeats)), seconds)
        } else {
            repeats = (0, 0)
        }
    }

    private static func seconds(of duration: CalendarDuration) -> Int64? {
        guard duration.days.magnitude <= 400, duration.seconds.magnitude <= UInt(furthest) else {
            return nil
        }
        return Int64(duration.days) * 86_400 + Int64(duration.seconds)
    }

    /// How long after a start or an end it rings, first and last; nil for one of an instant.
    var span: ClosedRange<Int64>? {
        switch trigger {
        case .at: nil
        case .start(let seconds), .end(let seconds):
            seconds...(seconds + repeats.count * repeats.seconds)
        }
    }

    /// - Parameter item: the occurrence; nil asks for what rings at an instant, whatever takes place.
    func rings(by item: AgendaItem?, in window: Range<Instant>) -> Bool {
        let first: Instant
        switch (trigger, item) {
        case (.at(let instant), nil): first = instant
        case (.start(let seconds), let item?): first = item.start.instant.adding(seconds: seconds)
        case (.end(let seconds), let item?): first = item.end.instant.adding(seconds: seconds)
        default: return false
        }
        return (0...repeats.count).contains {
            window.contains(first.adding(seconds: $0 * repeats.seconds))
        }
    }
}
