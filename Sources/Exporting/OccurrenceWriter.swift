package import Campus
package import ICalendar
package import Recurrence

/// Tells occurrences of one object by the lines that tell of them there: attendees, alarms and what only
/// some program understands included (RFC 4791 sections 9.6.5 and 9.6.6).
package struct OccurrenceWriter: Sendable {
    private let calendar: WrittenComponent
    /// The series, or a single event.
    private let main: WrittenComponent?
    private let changes: [Change]

    /// An occurrence told apart from the series.
    private struct Change {
        /// Among what is in the calendar.
        let index: Int
        let place: Place
        let reachesOn: Bool

        /// Whether an occurrence is the one that is told apart, or one that the change reaches.
        func concerns(_ item: AgendaItem) -> Bool {
            guard let seconds = place.seconds(to: item) else { return false }
            return seconds == 0 || reachesOn && seconds > 0
        }
    }

    /// - Parameters:
    ///   - object: whose bytes are a calendar.
    ///   - zone: of a TZID that the object uses; nil for one that nobody knows.
    /// - Returns: nil for bytes that are none.
    package init?(_ object: CalendarObject, zone: (String) -> Zone?) {
        guard let calendar = WrittenComponent(reading: object.bytes) else { return nil }
        self.calendar = calendar
        let events = calendar.children.enumerated().filter { $0.element.name == "VEVENT" }
            .map { (index: $0.offset, event: $0.element, id: $0.element.property("RECURRENCE-ID")) }
        main = events.last { $0.id == nil }?.event
        let form = (main ?? events.first?.event)?.property("DTSTART")?.value.time?.form
        changes = events.compactMap { index, _, id in
            guard let id, let time = id.value.time else { return nil }
            return Change(
                index: index, place: Place(time, besides: form, zone: zone),
                reachesOn: id.parameter("RANGE")?.uppercased() == "THISANDFUTURE")
        }
    }

    /// A calendar in which each occurrence is an event of its own, in UTC.
    ///
    /// Zones are left out, since nothing is told in them.
    ///
    /// - Parameter items: of the object; those of a series have their original starts.
    package func occurrences(_ items: [AgendaItem]) -> WrittenComponent {
        var told = calendar
        told.children = items.compactMap { item in
            event(of: item).map { Self.occurrence(item, as: $0) }
        }
        return told
    }

    /// The series as it is, and of the occurrences told apart from it those that are, or would be by the
    /// series, among some.
    package func series(with items: [AgendaItem]) -> WrittenComponent {
        let others = changes.filter { change in !items.contains { change.concerns($0) } }
        let gone = Set(others.map(\.index))
        var told = calendar
        told.children = calendar.children.indices.filter { !gone.contains($0) }
            .map { calendar.children[$0] }
        return told
    }

    /// What tells of the series or the single event, and of each occurrence apart from it.
    package var events: [WrittenComponent] { calendar.children.filter { $0.name == "VEVENT" } }

    /// Whether it tells any occurrence apart.
    package var hasChanges: Bool { !changes.isEmpty }

    /// What tells of an occurrence: its own event, else the last change before it that reaches on, else the
    /// series.
    package func event(of item: AgendaItem) -> WrittenComponent? {
        let own = changes.last { $0.place.seconds(to: item) == 0 }
        let before = changes.filter { $0.reachesOn && $0.concerns(item) }.min {
            ($0.place.seconds(to: item) ?? 0) < ($1.place.seconds(to: item) ?? 0)
        }
        let change = own ?? before ?? (main == nil ? changes.first : nil)
        return change.map { calendar.children[$0.index] } ?? main
    }

    private static func occurrence(
        _ item: AgendaItem, as event: WrittenComponent
    ) -> WrittenComponent {
        var told = event
        let start = event.lines.firstIndex { $0.name == "DTSTART" }
        told.lines = event.lines.indices.flatMap { index in
            let line = event.lines[index]
            if index == start { return times(of: item) }
            return replaced.contains(line.name) ? [] : [line]
        }
        return told
    }

    /// A floating time is told in UTC too: as which one it was asked for, is said beside the question.
    private static func times(of item: AgendaItem) -> [WrittenComponent.Line] {
        let isDay = item.facts.allDay
        var lines: [WrittenComponent.Line] = []
        if let original = item.recurrenceID {
            lines.append(.init("RECURRENCE-ID", time(original, isDay: isDay)))
        }
        lines.append(.init("DTSTART", time(item.start, isDay: isDay)))
        if item.end.instant > item.start.instant {
            lines.append(.init("DTEND", time(item.end, isDay: isDay)))
        }
        return lines
    }

    private static let replaced: Set = [
        "DTSTART", "DTEND", "DURATION", "RECURRENCE-ID", "RRULE", "RDATE", "EXDATE", "EXRULE",
    ]

    private static func time(_ clock: ClockTime, isDay: Bool) -> TimeValue {
        isDay
            ? TimeValue(WallTime(clock.wall.date), .date)
            : TimeValue(WallTime(seconds: clock.instant.seconds), .utc)
    }
}

/// Where in its series an occurrence was that is told apart.
private enum Place {
    /// On the series' own clock.
    case wall(WallTime)
    /// A day, of whatever time.
    case day(CivilDate)
    case instant(Instant)

    /// - Parameter form: of the series' start.
    init(_ time: TimeValue, besides form: TimeValue.Form?, zone: (String) -> Zone?) {
        switch time.form {
        case _ where form == .date, .date: self = .day(time.wall.date)
        case _ where time.form == form: self = .wall(time.wall)
        case .floating: self = .wall(time.wall)
        case .utc: self = .instant(Instant(seconds: time.wall.seconds))
        case .zoned(let id):
            self = zone(id).map { .instant($0.instant(of: time.wall)) } ?? .wall(time.wall)
        }
    }

    /// How much later an occurrence was; nil for what is of no series.
    func seconds(to item: AgendaItem) -> Int64? {
        guard let original = item.id.original else { return nil }
        switch self {
        case .wall(let wall): return original.seconds - wall.seconds
        case .day(let day): return WallTime(original.date).seconds - WallTime(day).seconds
        case .instant(let instant):
            return item.recurrenceID.map { $0.instant.seconds - instant.seconds }
        }
    }
}
