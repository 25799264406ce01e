import ICalendar

extension LineWriter {
    /// How each calendar that is written here begins (RFC 5545 section 3.6).
    mutating func calendarHead() {
        line("BEGIN:VCALENDAR")
        line("VERSION:2.0")
        line("PRODID:-//Belltower//Belltower//EN")
    }
}
