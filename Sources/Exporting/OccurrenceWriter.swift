package import Campus
import ICalendar
import Recurrence

/// Writes occurrences of one object, each as a VEVENT in UTC and none as a series (RFC 4791 section
/// 9.6.5).
package struct OccurrenceWriter: Sendable {
    package init() {}

    /// - Parameter items: of the object; those of a series have their original starts.
    package func bytes(_ items: [AgendaItem], of object: CalendarObject) -> [UInt8] {
        var lines = LineWriter(capacity: 256 + 512 * items.count)
        lines.calendarHead()
        for item in items { write(item, of: object, to: &lines) }
        lines.line("END:VCALENDAR")
        return lines.bytes
    }

    private func write(_ item: AgendaItem, of object: CalendarObject, to lines: inout LineWriter) {
        let facts = item.facts
        lines.line("BEGIN:VEVENT")
        lines.text("UID", object.uid)
        lines.time(
            "DTSTAMP",
            TimeValue(WallTime(seconds: object.told.source.created.seconds), .utc))
        if let original = item.recurrenceID {
            lines.time("RECURRENCE-ID", time(original, isDay: facts.allDay))
        }
        lines.time("DTSTART", time(item.start, isDay: facts.allDay))
        if item.end.instant > item.start.instant {
            lines.time("DTEND", time(item.end, isDay: facts.allDay))
        }
        lines.text("SUMMARY", facts.summary)
        if let location = facts.location { lines.text("LOCATION", location) }
        if let details = facts.details { lines.text("DESCRIPTION", details) }
        if let url = facts.url { lines.value("URL", url) }
        switch facts.status {
        case .confirmed: lines.line("STATUS:CONFIRMED")
        case .tentative: lines.line("STATUS:TENTATIVE")
        case .cancelled: lines.line("STATUS:CANCELLED")
        }
        if facts.allDay || facts.status == .cancelled { lines.line("TRANSP:TRANSPARENT") }
        lines.line("END:VEVENT")
    }

    private func time(_ clock: ClockTime, isDay: Bool) -> TimeValue {
        isDay
            ? TimeValue(WallTime(clock.wall.date), .date)
            : TimeValue(WallTime(seconds: clock.instant.seconds), .utc)
    }
}
