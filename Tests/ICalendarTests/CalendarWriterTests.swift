import ICalendar
import Recurrence
import TestSupport
import Testing

@Suite("Writing a calendar")
struct CalendarWriterTests {
    static func text(_ component: Component) -> String {
        String(decoding: CalendarWriter().write(component), as: UTF8.self)
    }

    @Test("lines end with CRLF and are at most 75 octets, never split inside a character")
    func folding() {
        let long = String(repeating: "Übung ☕️ ", count: 40)
        let event = Component(
            "VEVENT", [Property("SUMMARY", .text(long)), Property("X-LONG", .raw(long))])
        let text = Self.text(event)
        for line in text.split(separator: "\r\n") { #expect(line.utf8.count <= 75, "\(line)") }
        #expect(!text.replacing("\r\n", with: "").contains("\n"))
        #expect(!text.contains("\u{fffd}"))
    }

    @Test("nothing in a value can end its line and begin another")
    func injection() {
        let evil = "a\r\nATTACH:http://evil\nX:\u{0}\u{b}y"
        let event = Component(
            "VEVENT", [Property("SUMMARY", .text(evil)), Property("URL", .raw(evil))])
        let lines = Self.text(event).split(separator: "\r\n")
        #expect(!lines.contains { $0.hasPrefix("ATTACH") || $0.hasPrefix("X:") })
    }

    @Test("what is written reads back the same")
    func roundTrip() throws {
        let wall = try #require(WallTime(basic: "20261005T091500"))
        let properties = [
            Property("UID", .text("a;b,c\\d@x")),
            Property("RECURRENCE-ID", .time(TimeValue(wall, .utc)), reachesOn: true),
            Property("DTSTART", .time(TimeValue(wall, .zoned("Europe/London")))),
            Property("DTEND", .time(TimeValue(wall, .floating))),
            Property("RDATE", .period(PeriodValue(start: TimeValue(wall, .utc), seconds: 5_400))),
            Property("EXDATE", .time(TimeValue(WallTime(wall.date), .date))),
            Property("SUMMARY", .text("Line one\nline two; three, four")),
            Property("SEQUENCE", .integer(7)),
            Property("DURATION", .duration(DurationValue(days: 2, seconds: 5_400))),
        ]
        let bytes = CalendarWriter().write(
            Component("VEVENT", properties + [Property("RRULE", .raw("FREQ=DAILY;BYWEEKNO=3"))]))
        let parser = ComponentParser(wanted: properties.map(\.name) + ["RRULE"])
        let read = try #require(
            bytes.withUnsafeBytes { parser.parse($0, line: 1) }.component)
        #expect(read.first("RRULE")?.value == .raw("FREQ=DAILY;BYWEEKNO=3"))
        #expect(read.properties.filter { $0.name != "RRULE" } == properties)
    }

    @Test(
        "a zone's definition means the zone",
        arguments: ["Europe/London", "America/New_York", "Africa/Casablanca", "Asia/Kolkata"])
    func zones(_ id: String) throws {
        let zone = try #require(ZoneDatabase().zone(id))
        let text = Self.text(.zone(zone, years: 2000...2040))
        let compiled = try #require(ZoneResolver.compile(text))
        for day in stride(from: 11_000, to: 25_000, by: 3) {
            let instant = Instant(seconds: Int64(day) * 86_400 + 43_200)
            #expect(compiled.offset(at: instant) == zone.offset(at: instant), "\(id) \(day)")
        }
    }
}
