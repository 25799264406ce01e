package import Campus
package import ICalendar
package import Recurrence

/// Tells occurrences of one object by the lines that tell of them there: attendees, alarms and what only
/// some program understands included (RFC 4791 sections 9.6.5 and 9.6.6).
package struct OccurrenceWriter: Sendable {
    private let calendar: WrittenComponent
    /// Where its events are among all that is in it.
    private let places: [Int]
    private let index: OccurrenceIndex

    /// - Parameters:
    ///   - object: whose bytes are a calendar.
    ///   - zone: of a TZID that the object uses; nil for one that nobody knows.
    /// - Returns: nil for bytes that are none.
    package init?(_ object: CalendarObject, zone: (String) -> Zone?) {
        guard let calendar = WrittenComponent(reading: object.bytes) else { return nil }
        self.calendar = calendar
        places = calendar.children.indices.filter { calendar.children[$0].name == "VEVENT" }
        let events = places.map { place in
            let event = calendar.children[place]
            return OccurrenceIndex.Event(
                id: event.property("RECURRENCE-ID"), start: event.property("DTSTART"))
        }
        index = OccurrenceIndex(events, zone: zone)
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
        let gone = Set(index.changes(besides: items).map { places[$0] })
        var told = calendar
        told.children = calendar.children.indices.filter { !gone.contains($0) }
            .map { calendar.children[$0] }
        return told
    }

    /// What tells of an occurrence, as `OccurrenceIndex` finds it.
    package func event(of item: AgendaItem) -> WrittenComponent? {
        index.event(of: item).map { calendar.children[places[$0]] }
    }

    /// Whether it tells any occurrence apart.
    package var hasChanges: Bool { index.hasChanges }

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
