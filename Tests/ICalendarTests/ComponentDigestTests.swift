import ICalendar
import Testing

@Suite("Digests of components")
struct ComponentDigestTests {
    private func digests(
        _ bytes: [UInt8], version: UInt64 = 1
    ) throws -> [ContentDigest] {
        try ComponentScanner(readerVersion: version).scan(bytes).components.map(\.digest)
    }

    @Test("DTSTAMP does not count, nor where in the file an event stands")
    func stamp() throws {
        let first = try digests(event("UID:1", "DTSTAMP:20260101T000000Z", "SUMMARY:a"))
        let second = try digests(event("UID:1", "DTSTAMP;X=1:2026", " 0202T000000Z", "SUMMARY:a"))
        let third = try digests(
            file(
                "BEGIN:VCALENDAR", "PRODID:other", "BEGIN:VTODO", "END:VTODO", "BEGIN:VEVENT",
                "UID:1", "DTSTAMP:", "SUMMARY:a", "END:VEVENT", "END:VCALENDAR"))
        #expect(first == second)
        #expect(first == third)
    }

    @Test(
        "whatever changes an event's meaning changes its digest",
        arguments: [
            event("UID:1", "SUMMARY:b"), event("UID:1", "SUMMARY:a", "DTSTAMPS:x"),
            file(
                "BEGIN:VCALENDAR", "METHOD:CANCEL", "BEGIN:VEVENT", "UID:1", "SUMMARY:a",
                "END:VEVENT", "END:VCALENDAR"),
            file(
                "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "SUMMARY:a", "END:VEVENT",
                "X-WR-TIMEZONE:Europe/London", "END:VCALENDAR"),
            file(
                "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "SUMMARY:a", "END:VEVENT",
                "BEGIN:VTIMEZONE", "TZID:x", "END:VTIMEZONE", "END:VCALENDAR"),
        ])
    func meaning(_ bytes: [UInt8]) throws {
        let plain = try digests(event("UID:1", "SUMMARY:a"))
        #expect(try digests(bytes) != plain)
    }

    @Test("a reader that reads differently finds everything new")
    func readerVersion() throws {
        let bytes = event("UID:1")
        #expect(try digests(bytes, version: 1) != digests(bytes, version: 2))
        #expect(try digests(bytes, version: 1) == digests(bytes, version: 1))
    }
}
