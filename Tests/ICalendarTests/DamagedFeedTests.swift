import ICalendar
import Recurrence
import TestSupport
import Testing

@Suite("Damaged and hostile feeds")
struct DamagedFeedTests {
    private static let healthy = file(
        "BEGIN:VCALENDAR", "X-WR-TIMEZONE:Europe/London", "BEGIN:VTIMEZONE", "TZID:Own",
        "BEGIN:STANDARD", "DTSTART:19701025T020000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
        "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT",
        "UID:1", "DTSTAMP:20260101T000000Z", "DTSTART;TZID=Own:20260105T090000",
        "DURATION:PT1H30M", "RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE;TZID=Own:20260112T090000",
        "RDATE;VALUE=PERIOD:20260106T090000Z/PT1H", "SUMMARY;LANGUAGE=fr:caf\u{e9}\\, a long text",
        "  that is folded", "CATEGORIES:A,B", "SEQUENCE:1", "BEGIN:VALARM", "TRIGGER:-PT15M",
        "END:VALARM", "END:VEVENT", "END:VCALENDAR")

    @Test("thousands of damaged copies of a feed are read or refused, and nothing crashes")
    func mutations() {
        var generator = SeededGenerator(seed: 5_545)
        let pieces = [
            "\r\n", "\n", "\r", ":", ";", "\"", "\\", "\0", "BEGIN:VEVENT\n", "END:", " ",
        ]
        var refused = 0
        for _ in 0..<3_000 {
            var bytes = Self.healthy
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: index)
                case 2:
                    bytes.insert(
                        contentsOf: (pieces.randomElement(using: &generator) ?? "").utf8, at: index)
                default: bytes.removeSubrange(index..<min(index + 20, bytes.count))
                }
            }
            if Self.digest(bytes) == nil { refused += 1 }
        }
        #expect(refused < 1_500)
    }

    /// Reads all of a feed; nil when it is refused.
    private static func digest(_ bytes: [UInt8]) -> Int? {
        guard let feed = try? ComponentScanner().scan(bytes) else { return nil }
        var count = feed.issues.count
        for span in feed.components {
            let slice = Array(feed.bytes[span.range])
            let (component, issues) = ComponentParser().parse(slice, line: span.line)
            count += issues.count + CalendarWriter().write(component ?? Component("VEVENT")).count
        }
        for calendar in feed.calendars {
            let resolver = ZoneResolver(
                database: ZoneDatabase(), calendar: calendar, bytes: feed.bytes)
            for tzid in calendar.zoneDefinitions.keys {
                count += resolver.resolve(tzid, near: wall(2026, 1, 5)).issue == nil ? 0 : 1
            }
        }
        return count
    }

    /// Feeds of a megabyte or two that ask for more work than they are worth.
    static let hostile: [NamedSample<[UInt8]>] = [
        NamedSample(
            "events by the hundred thousand",
            calendar(repeated("BEGIN:VEVENT\nEND:VEVENT\n", 100_000))
        ),
        NamedSample(
            "one long line", inEvent("SUMMARY:" + String(repeating: "x", count: 2_000_000))),
        NamedSample("one long line in folds", inEvent("SUMMARY:" + repeated("\n x", 400_000))),
        NamedSample(
            "the same property again and again", inEvent(repeated("DTSTART:20260105\n", 60_000))),
        NamedSample(
            "as many exceptions as fit", inEvent(repeated("EXDATE:20260105T090000Z\n", 60_000))),
        NamedSample(
            "exceptions on one line", inEvent("EXDATE:20260105" + repeated(",20260105", 200_000))),
        NamedSample("names of its own", inEvent((0..<80_000).map { "X-N\($0):a\n" }.joined())),
        NamedSample(
            "parameters without end", inEvent("DTSTART" + repeated(";X=1", 600_000) + ":20260105")),
        NamedSample(
            "parameters without end, each of a name of its own",
            inEvent("DTSTART" + (0..<400_000).map { ";X\($0)=1" }.joined() + ":20260105")
        ),
        NamedSample(
            "a parameter of two megabytes",
            inEvent("DTSTART;X=" + String(repeating: "x", count: 2_000_000) + ":20260105")
        ),
        NamedSample(
            "lines that are none", inEvent("DESCRIPTION:a\n" + repeated("no name\n", 150_000))),
        NamedSample("empty lines", inEvent("DESCRIPTION:a" + repeated("\nb\n\n\n\n", 150_000))),
        NamedSample(
            "components in components", inEvent(repeated("BEGIN:VALARM\nEND:VALARM\n", 60_000))),
        NamedSample("ends of nothing", inEvent(repeated("END:VALARM\n", 120_000))),
        NamedSample(
            "no line breaks, all names",
            Array(("BEGIN:VCALENDARVERSION:2" + repeated("UID:", 300_000)).utf8)
        ),
        NamedSample(
            "no line breaks, no names", Array(("BEGIN:VCALENDARX" + repeated("A:", 600_000)).utf8)),
    ]

    private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    private static func calendar(_ text: String) -> [UInt8] {
        Array(("BEGIN:VCALENDAR\n" + text + "END:VCALENDAR\n").utf8)
    }

    private static func inEvent(_ text: String) -> [UInt8] {
        calendar("BEGIN:VEVENT\n" + text + "\nEND:VEVENT\n")
    }

    @Test("hostile feeds cost no more than their length", arguments: hostile)
    func cost(_ feed: NamedSample<[UInt8]>) {
        let seconds = ThreadTime.seconds { _ = Self.digest(feed.value) }
        // A debug build takes up to four seconds; what is quadratic takes minutes.
        #expect(seconds < 20 * ThreadTime.slowness, "\(feed)")
    }

    @Test("two threads may parse at once")
    func threads() async throws {
        let feed = try ComponentScanner().scan(Self.healthy)
        let span = try #require(feed.components.first)
        let bytes = Array(feed.bytes[span.range])
        let expected = ComponentParser().parse(bytes).component
        let isSame = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<300).allSatisfy { _ in ComponentParser().parse(bytes).component == expected
                    }
                }
            }
            return await group.reduce(true) { $0 && $1 }
        }
        #expect(isSame)
    }
}
