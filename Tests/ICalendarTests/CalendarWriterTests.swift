import ICalendar
import Recurrence
import TestSupport
import Testing

@Suite("Writing a calendar")
struct CalendarWriterTests {
    private func text(_ component: Component) -> String {
        String(decoding: CalendarWriter().write(component), as: UTF8.self)
    }

    @Test("a calendar is written as RFC 5545 has it")
    func calendar() {
        let london = TimeValue(wall(2026, 1, 5, 9), .zoned("Europe/London"))
        let component = Component(
            "VCALENDAR", [Property("VERSION", .text("2.0"))],
            children: [
                Component(
                    "VEVENT",
                    [
                        Property("DTSTART", .time(london)),
                        Property("DTEND", .time(TimeValue(wall(2026, 1, 6), .date))),
                        Property("RRULE", .rule("FREQ=WEEKLY;BYDAY=MO,TU")),
                        Property("EXDATE", .times([london, london])),
                        Property(
                            "RDATE",
                            .periods([
                                PeriodValue(london, .until(london)),
                                PeriodValue(london, .lasting(CalendarDuration(days: 7))),
                            ])),
                        Property(
                            "SUMMARY", .text("a, b; c\\d\ne"), parameters: [Parameter("X", "y;z")]),
                        Property("SEQUENCE", .integer(-3)),
                        Property("DURATION", .duration(CalendarDuration(days: -1, seconds: -60))),
                    ]),
                Component("X-OWN", [Property("TRIGGER", .time(TimeValue(wall(2026, 1, 5), .utc)))]),
            ])
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT",
            "DTSTART;TZID=Europe/London:20260105T090000", "DTEND;VALUE=DATE:20260106",
            "RRULE:FREQ=WEEKLY;BYDAY=MO,TU",
            "EXDATE;TZID=Europe/London:20260105T090000,20260105T090000",
            "RDATE;VALUE=PERIOD;TZID=Europe/London:20260105T090000/20260105T090000,20260",
            " 105T090000/P7D", "SUMMARY;X=\"y;z\":a\\, b\\; c\\\\d\\ne", "SEQUENCE:-3",
            "DURATION:-P1DT1M", "END:VEVENT", "BEGIN:X-OWN",
            "TRIGGER;VALUE=DATE-TIME:20260105T000000Z", "END:X-OWN", "END:VCALENDAR", "",
        ]
        #expect(text(component) == lines.joined(separator: "\r\n"))
    }

    @Test(
        "lines are folded at 75 octets, never inside a character",
        arguments: ["a", "\u{e9}", "\u{20ac}", "\u{1f600}", "a\u{1f600}", " "])
    func folding(_ character: String) throws {
        for count in 60...140 {
            let value = "<" + String(repeating: character, count: count) + ">"
            let component = Component("VEVENT", [Property("SUMMARY", .text(value))])
            let bytes = CalendarWriter().write(component)
            for line in String(decoding: bytes, as: UTF8.self).split(separator: "\r\n") {
                #expect(line.utf8.count <= 75)
                #expect(!line.unicodeScalars.contains("\u{fffd}"))
            }
            #expect(ComponentParser().parse(bytes).component == component)
        }
    }

    /// What somebody might put into a text to add lines to the calendar.
    static let injections = [
        "a\r\nATTACH:http://x", "a\nATTACH:http://x", "a\rATTACH:http://x",
        "a\u{0}\r\n\r\nATTACH:x",
        "a\u{2028}b\u{85}ATTACH:x\u{b}\u{c}ATTACH:x", "\\\nATTACH:x", "\"\r\nATTACH:x:\"",
    ]

    @Test("no value, name or parameter can begin a line", arguments: injections)
    func injection(_ evil: String) throws {
        let component = Component(
            "VEVENT" + evil,
            [
                Property("SUMMARY", .text(evil), parameters: [Parameter(evil, evil)]),
                Property("X-" + evil, .text(evil)), Property("RRULE", .rule(evil)),
                Property("URL", .other(evil), parameters: [Parameter("X", evil)]),
                Property("DTSTART", .time(TimeValue(wall(2026, 1, 5), .zoned(evil)))),
                Property("STATUS", .text(evil)),
            ])
        let bytes = CalendarWriter().write(component)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
        #expect(!lines.contains { $0.hasPrefix("ATTACH") })
        #expect(!bytes.split(separator: 0x0a).dropLast().contains { $0.last != 0x0d })
        #expect(!bytes.contains(0))
        let unfolded = String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
        #expect(unfolded.split(separator: "\r\n").count == 8)
    }

    @Test("what was written is read as the same component, whatever it holds")
    func roundTrip() {
        var generator = SeededGenerator(seed: 20_261_005)
        for _ in 0..<400 {
            let component = Self.component(&generator)
            let bytes = CalendarWriter().write(component)
            let (again, issues) = ComponentParser().parse(bytes)
            #expect(again == component)
            #expect(issues.isEmpty)
        }
    }

    private static func component(_ generator: inout SeededGenerator) -> Component {
        let zones = ["Europe/London", "GMT+01:00", "A \"b\" ^c;d"]
        func time() -> TimeValue {
            let second = Int64.random(in: -40_000_000_000...200_000_000_000, using: &generator)
            let wall = WallTime(seconds: second)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: return TimeValue(WallTime(wall.date), .date)
            case 1: return TimeValue(wall, .utc)
            case 2: return TimeValue(wall, .floating)
            default: return TimeValue(wall, .zoned(zones.randomElement(using: &generator) ?? ""))
            }
        }
        func text() -> String {
            let pieces = [
                "a", " ", "\\", ",", ";", ":", "\n", "\"", "^", "n", "\\n", "\u{e9}", "\u{1f600}",
                "\t", "=", "BEGIN:VEVENT", "\u{feff}", "lorem ipsum dolor sit amet",
            ]
            return (0..<Int.random(in: 0..<30, using: &generator))
                .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        }
        let seconds = Int.random(in: -100_000...100_000, using: &generator)
        let days = Int.random(in: 0...400, using: &generator) * (seconds < 0 ? -1 : 1)
        let first = time()
        return Component(
            "VEVENT",
            [
                Property("UID", .text(text())),
                Property("SUMMARY", .text(text()), parameters: [Parameter("LANGUAGE", text())]),
                Property("DTSTART", .time(time())), Property("X-ANY", .text(text())),
                Property("RRULE", .rule("FREQ=DAILY;COUNT=\(days)")),
                Property("DURATION", .duration(CalendarDuration(days: days, seconds: seconds))),
                Property("EXDATE", .times([first, first])),
                Property("SEQUENCE", .integer(seconds)),
                Property("ORGANIZER", .other("mailto:x"), parameters: [Parameter("CN", text())]),
                Property("CATEGORIES", .text("c" + text())),
                Property("CATEGORIES", .text("d" + text())),
            ],
            children: [
                Component(
                    "VALARM", [Property("TRIGGER", .duration(CalendarDuration(seconds: -300)))])
            ])
    }
}
