import Campus
import ICalendar
import Recurrence

/// When an alarm rings that a program wrote into an event (RFC 4791 section 9.9, RFC 5545 section 3.8.6.3).
struct Alarm {
    private enum Trigger {
        case at(Instant)
        /// So many seconds after the start.
        case start(Int64)
        case end(Int64)
    }

    private let trigger: Trigger
    /// How often it rings again, and after how many seconds.
    private let repeats: (count: Int64, seconds: Int64)

    /// No trigger that is of use is further away, in seconds.
    private static let furthest: Int64 = 400 * 86_400
    private static let mostRepeats = 1_000

    /// - Returns: nil for one that says no time of use.
    init?(_ alarm: Component) {
        guard let property = alarm.first("TRIGGER") else { return nil }
        switch property.value {
        case .time(let time): trigger = .at(Instant(seconds: time.wall.seconds))
        case .duration(let duration):
            guard let seconds = Self.seconds(of: duration) else { return nil }
            let isEnd = property.parameter("RELATED")?.uppercased() == "END"
            trigger = isEnd ? .end(seconds) : .start(seconds)
        default: return nil
        }
        if case .integer(let count)? = alarm.first("REPEAT")?.value,
            case .duration(let duration)? = alarm.first("DURATION")?.value,
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
        let late = max(0, window.lowerBound.seconds - first.seconds)
        let step = max(1, repeats.seconds)
        let times = late / step + (late % step == 0 ? 0 : 1)
        return times <= repeats.count
            && window.contains(first.adding(seconds: times * repeats.seconds))
    }
}
