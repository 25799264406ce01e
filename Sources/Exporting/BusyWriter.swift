import ICalendar
package import Recurrence

/// Writes when somebody is busy, as a VFREEBUSY (RFC 4791 section 7.10).
package struct BusyWriter: Sendable {
    package init() {}

    /// - Parameters:
    ///   - busy: times that overlap nowhere, in order; whether each is only tentatively so.
    ///   - now: when it is asked for.
    package func bytes(
        _ busy: [(span: Range<Instant>, isTentative: Bool)], in window: Range<Instant>,
        at now: Instant
    ) -> [UInt8] {
        var lines = LineWriter(capacity: 512 + 64 * busy.count)
        lines.calendarHead()
        lines.line("BEGIN:VFREEBUSY")
        lines.time("DTSTAMP", utc(now))
        lines.time("DTSTART", utc(window.lowerBound))
        lines.time("DTEND", utc(window.upperBound))
        for (span, isTentative) in busy {
            let periods = Value.periods([
                PeriodValue(utc(span.lowerBound), .until(utc(span.upperBound)))
            ])
            lines.property(
                Property(
                    "FREEBUSY", periods,
                    parameters: [Parameter("FBTYPE", isTentative ? "BUSY-TENTATIVE" : "BUSY")]))
        }
        lines.line("END:VFREEBUSY")
        lines.line("END:VCALENDAR")
        return lines.bytes
    }

    private func utc(_ instant: Instant) -> TimeValue {
        TimeValue(WallTime(seconds: instant.seconds), .utc)
    }
}
