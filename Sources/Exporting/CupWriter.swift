import Campus
import ICalendar
import Recurrence

/// Writes a cup of water as a VEVENT.
struct CupWriter {
    let profile: ExportProfile

    /// It is told in UTC: a cup is drunk once, so no zone has to be defined for it.
    func write(_ cup: AgendaItem, to lines: inout LineWriter) {
        lines.line("BEGIN:VEVENT")
        lines.text("UID", cup.uid.isEmpty ? "\(cup.id)@belltower" : cup.uid)
        // The day it is for: cups have no history, and the same cups are the same bytes.
        lines.time("DTSTAMP", TimeValue(WallTime(cup.start.wall.date), .utc))
        lines.time("DTSTART", time(cup.start))
        if cup.end.instant > cup.start.instant { lines.time("DTEND", time(cup.end)) }
        lines.text("SUMMARY", cup.summary)
        if let details = cup.details { lines.text("DESCRIPTION", details) }
        if profile == .outlook {
            lines.text("CATEGORIES;X-BELLTOWER=KIND", ItemKind.hydration.title)
            lines.line("X-MICROSOFT-CDO-BUSYSTATUS:FREE")
        }
        lines.line("STATUS:CONFIRMED")
        lines.line("TRANSP:TRANSPARENT")
        lines.line("X-BELLTOWER-KIND:hydration")
        lines.line("END:VEVENT")
    }

    private func time(_ clock: ClockTime) -> TimeValue {
        TimeValue(WallTime(seconds: clock.instant.seconds), .utc)
    }
}
