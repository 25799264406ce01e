import ICalendar
import Recurrence
import TestSupport
import Testing

@Suite("Parsing a component")
struct ComponentParserTests {
    static let parser = ComponentParser(wanted: [
        "UID", "DTSTART", "DTEND", "DURATION", "SUMMARY", "LOCATION", "DESCRIPTION", "RRULE",
        "EXRULE", "RDATE", "EXDATE", "SEQUENCE", "RECURRENCE-ID", "STATUS", "CATEGORIES", "URL",
    ])

    static func parse(_ lines: String...) -> (component: Component?, issues: [FeedIssue]) {
        let text = (["BEGIN:VEVENT"] + lines + ["END:VEVENT"]).joined(separator: "\r\n")
        return Array(text.utf8).withUnsafeBytes { parser.parse($0, line: 10) }
    }

    @Test(
        "times are read as they are written",
        arguments: [
            ("DTSTART:20261005T080000Z", "20261005T080000", TimeValue.Form.utc),
            ("DTSTART:20261005T080000", "20261005T080000", .floating),
            (
                "DTSTART;TZID=Europe/London:20261005T080000", "20261005T080000",
                .zoned("Europe/London")
            ),
            (
                "DTSTART;TZID=\"Europe/London\":20261005T080000", "20261005T080000",
                .zoned("Europe/London")
            ),
            ("DTSTART;VALUE=DATE:20261005", "20261005T000000", .date),
            ("DTSTART;VALUE=DATE;VALUE=DATE:20261005", "20261005T000000", .date),
            ("DTSTART:20261005", "20261005T000000", .date),
            ("dtstart:20261005T080000Z", "20261005T080000", .utc),
            ("DTSTART:00010101T000000Z", "00010101T000000", .utc),
            ("DTSTART:99991231T235959Z", "99991231T235959", .utc),
        ])
    func times(_ line: String, wall: String, form: TimeValue.Form) throws {
        let read = Self.parse("UID:a", line).component?.first("DTSTART")?.value
        let wall = try #require(WallTime(basic: wall))
        #expect(read == .time(TimeValue(wall, form)), "\(line)")
    }

    @Test("a start that cannot be read is an issue with its line, not a lost event")
    func rubbish() {
        let (component, issues) = Self.parse("UID:a", "DTSTART:rubbish", "SUMMARY:Networks")
        #expect(component?.first("DTSTART") == nil)
        #expect(component?.first("SUMMARY")?.value == .text("Networks"))
        #expect(issues.first?.line == 12)
        #expect(issues.first?.message.contains("DTSTART") ?? false)
    }

    @Test("rules keep their text, whatever libical thinks of them")
    func rules() {
        let text = "FREQ=DAILY;BYWEEKNO=20;BYDAY=1MO"
        let component = Self.parse("UID:a", "RRULE:" + text, "EXRULE:FREQ=YEAR", " LY").component
        #expect(component?.first("RRULE")?.value == .raw(text))
        #expect(component?.first("EXRULE")?.value == .raw("FREQ=YEARLY"))
    }

    @Test("text is unfolded and unescaped; folds inside a character too")
    func text() {
        let bytes =
            Array("BEGIN:VEVENT\r\nSUMMARY:Caf".utf8) + [0xc3] + Array("\r\n ".utf8) + [0xa9]
            + Array(" \\, a\\nb\r\n\r\n  c\r\nEND:VEVENT\r\n".utf8)
        let component = bytes.withUnsafeBytes { Self.parser.parse($0, line: 1) }.component
        #expect(component?.first("SUMMARY")?.value == .text("Café , a\nb c"))
    }

    @Test("bytes that are not UTF-8 are read as Windows-1252; control characters go")
    func encodings() {
        let latin =
            Array("BEGIN:VEVENT\nSUMMARY:Pr".utf8) + [0xe9, 0x80, 0, 7]
            + Array("\nEND:VEVENT\n".utf8)
        let (component, issues) = latin.withUnsafeBytes { Self.parser.parse($0, line: 1) }
        #expect(component?.first("SUMMARY")?.value == .text("Pré€"))
        #expect(issues.count == 2)
        #expect(issues.allSatisfy { $0.line == 2 })
    }

    @Test("what stands twice counts once, and what is inside an alarm not at all")
    func doubles() {
        let (component, issues) = Self.parse(
            "UID:a", "SUMMARY:One", "SUMMARY:Two", "BEGIN:VALARM", "DESCRIPTION:Ring", "END:VALARM")
        #expect(component?.first("SUMMARY")?.value == .text("One"))
        #expect(component?.first("DESCRIPTION") == nil)
        #expect(issues.map(\.message).contains { $0.contains("stands here twice") })
    }

    @Test("lists of dates, periods and durations")
    func lists() throws {
        let component = try #require(
            Self.parse(
                "UID:a", "EXDATE;VALUE=DATE:20261005,20261012",
                "RDATE;VALUE=PERIOD:20261005T080000Z/PT1H30M", "DURATION:P1DT2H", "SEQUENCE:-3"
            ).component)
        let dates = component.properties.filter { $0.name == "EXDATE" }.map(\.value)
        #expect(dates.count == 2)
        let start = try #require(WallTime(basic: "20261005T080000"))
        #expect(
            component.first("RDATE")?.value
                == .period(PeriodValue(start: TimeValue(start, .utc), seconds: 5_400)))
        #expect(
            component.first("DURATION")?.value == .duration(DurationValue(days: 1, seconds: 7_200)))
        #expect(component.first("SEQUENCE")?.value == .integer(-3))
    }

    @Test("no change of a few bytes brings the parser down")
    func mutations() {
        let original = Array(
            """
            BEGIN:VEVENT\r\nUID:a@b\r\nDTSTART;TZID=Europe/London:20261005T091500\r
            DTEND:20261005T100000Z\r\nRRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261212T000000Z\r
            EXDATE;VALUE=DATE:20261012\r\nRDATE;VALUE=PERIOD:20261013T080000Z/PT1H\r
            DURATION:PT1H\r\nSUMMARY;LANGUAGE=en:Net\\,works\r\nSEQUENCE:2\r\nEND:VEVENT\r\n
            """.utf8)
        var state: UInt64 = 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<5_000 {
            var bytes = original
            for _ in 0..<(1 + random(4)) {
                let place = random(bytes.count)
                switch random(3) {
                case 0: bytes[place] = UInt8(random(256))
                case 1: bytes.remove(at: place)
                default: bytes.insert(UInt8(random(256)), at: place)
                }
            }
            _ = bytes.withUnsafeBytes { Self.parser.parse($0, line: 1) }
        }
    }
}
