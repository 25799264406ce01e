import Campus
import Exporting
import ICalendar
import Locks
import Recurrence
import Scheduling

/// The events of an object, each with the occurrences of which it tells: what is wanted of an event is
/// wanted of one of them, and not its time of one and its title of another (RFC 4791 section 9.7.1).
struct ReadEvents {
    private let object: CalendarObject
    private let zones: ZoneTable
    private let events: [Component]
    private let index: OccurrenceIndex
    private let left: Locked<Int>

    /// - Parameter left: how many occurrences may still be looked at, of this object and others.
    init(
        _ calendar: Component, of object: CalendarObject, zones: ZoneTable, left: Locked<Int>
    ) {
        (self.object, self.zones, self.left) = (object, zones, left)
        let source = object.told.source.id
        events = calendar.children.filter { $0.name == "VEVENT" }
        index = OccurrenceIndex(
            events.map { .init(id: $0.first("RECURRENCE-ID"), start: $0.first("DTSTART")) }
        ) { zones.defined[source]?[$0] ?? zones.known[$0] }
    }

    /// So many occurrences of a series are looked at: of more, one is taken to be as it is wanted.
    private static let most = 20_000

    /// Whether one of them is as a filter wants it, if the object takes place when it is to.
    func contain(_ filter: ComponentFilter) -> Bool {
        var fitting = Set(events.indices.filter { filter.matches(events[$0]) })
        for alarm in filter.children where alarm.name == "VALARM" && !alarm.isMissing {
            guard let range = alarm.timeRange, !fitting.isEmpty else { continue }
            fitting = ringing(alarm, in: range, among: fitting)
        }
        guard let range = filter.timeRange, !fitting.isEmpty, fitting.count < events.count else {
            return !fitting.isEmpty
        }
        return anyOccurrence(in: range.window) { event, _ in fitting.contains(event) }
            ?? fitting.contains(where: index.tellsMany)
    }

    /// Whether an occurrence in a window is as one is sought, told by its event too; nil where it cannot be told.
    private func anyOccurrence(
        in window: Range<Instant>, where isSought: (_ event: Int, AgendaItem) -> Bool
    ) -> Bool? {
        let room = min(Self.most, max(1, left.withLock { $0 }))
        var count = 0
        let isFound = Scheduling.anyOccurrence(
            of: object.told, in: window, upTo: room, zones: zones
        ) { item in
            count += 1
            return index.event(of: item).map { isSought($0, item) } ?? false
        }
        left.withLock { [count] in $0 -= count }
        return isFound
    }

    /// Those of some events of which an alarm that is wanted rings in a window.
    private func ringing(
        _ filter: ComponentFilter, in range: TimeRange, among some: Set<Int>
    ) -> Set<Int> {
        let window = range.window
        var alarms: [Int: [Alarm]] = [:]
        for event in some {
            alarms[event] = events[event].children
                .filter { $0.name == filter.name && filter.matches($0) }.compactMap(Alarm.init)
        }
        var ringing = Set(
            alarms.filter { $1.contains { $0.rings(by: nil, in: window) } }.keys)
        let following = alarms.mapValues { $0.compactMap(\.span) }.filter { !$1.isEmpty }
        let spans = following.values.joined()
        guard let earliest = spans.map(\.lowerBound).min(),
            let latest = spans.map(\.upperBound).max()
        else { return ringing }
        // By a second more, so that what begins or ends at the very edge is among them.
        let around =
            window.lowerBound.adding(
                seconds: -latest - 1)..<window.upperBound.adding(seconds: 1 - earliest)
        let isKnown = anyOccurrence(in: around) { event, item in
            if !ringing.contains(event),
                alarms[event]?.contains(where: { $0.rings(by: item, in: window) }) ?? false
            {
                ringing.insert(event)
            }
            return ringing.count == alarms.count
        }
        return isKnown == nil ? ringing.union(following.keys.filter(index.tellsMany)) : ringing
    }
}
