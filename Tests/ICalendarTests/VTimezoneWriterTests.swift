import ICalendar
import Recurrence
import Testing

@Suite("Writing a zone's definition")
struct VTimezoneWriterTests {
    static let ids = [
        "Europe/London", "Europe/Paris", "America/New_York", "Australia/Sydney",
        "Australia/Lord_Howe", "Africa/Casablanca", "Africa/Cairo", "America/Nuuk", "Asia/Tokyo",
        "Asia/Tehran", "Asia/Gaza", "America/Santiago", "Pacific/Apia", "Pacific/Chatham", "UTC",
        "Etc/GMT-2", "America/Sao_Paulo", "Asia/Jerusalem", "Europe/Dublin",
    ]

    @Test("it tells every offset of the years it is for", arguments: ids)
    func offsets(_ id: String) throws {
        let zone = try #require(ZoneDatabase().zone(id))
        let written = VTimezoneWriter().component(for: zone, years: 2005...2035)
        let text = String(decoding: CalendarWriter().write(written), as: UTF8.self)
        let read = try #require(ZoneResolver.zone(definition: text))
        var instant = Instant(seconds: wall(2005, 1, 1).seconds)
        while instant < Instant(seconds: wall(2035, 12, 31).seconds) {
            #expect(read.offset(at: instant) == zone.offset(at: instant), "\(instant)")
            instant = instant.adding(seconds: 6 * 3_600 + 1)
        }
    }

    @Test("a rule that goes on for ever is written as one")
    func rule() throws {
        let zone = try #require(ZoneDatabase().zone("Europe/London"))
        let written = VTimezoneWriter().component(for: zone, years: 2026...2027)
        let lines = String(decoding: CalendarWriter().write(written), as: UTF8.self)
            .split(separator: "\r\n").map(String.init)
        #expect(
            lines == [
                "BEGIN:VTIMEZONE", "TZID:Europe/London", "X-LIC-LOCATION:Europe/London",
                "BEGIN:STANDARD", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0000", "TZNAME:GMT",
                "DTSTART:20251026T020000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
                "END:STANDARD", "BEGIN:DAYLIGHT", "TZOFFSETFROM:+0000", "TZOFFSETTO:+0100",
                "TZNAME:BST", "DTSTART:20260329T010000",
                "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "END:DAYLIGHT", "END:VTIMEZONE",
            ])
    }

    @Test("a zone that never changes has one offset")
    func fixed() throws {
        let written = VTimezoneWriter().component(for: .utc, years: 2026...2026)
        #expect(written.children.map(\.name) == ["STANDARD"])
        #expect(written.children.first?.first("TZOFFSETTO")?.value == .other("+0000"))
        #expect(written.children.first?.first("TZNAME")?.value == .text("UTC"))
    }
}
