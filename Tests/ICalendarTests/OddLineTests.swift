import ICalendar
import Recurrence
import Testing

@Suite("What is odd about a component")
struct OddLineTests {
    /// Lines of an event with the UID "u" on line 3, and what is said of them.
    static let odd: [([String], Int, FeedIssue.Severity, String)] = [
        (["DTSTART:rubbish"], 4, .error, "DTSTART cannot be read: rubbish"),
        (["DTSTART:20260230T090000"], 4, .error, "DTSTART cannot be read: 20260230T090000"),
        (["DTSTART:20260105T250000"], 4, .error, "DTSTART cannot be read: 20260105T250000"),
        (["SUMMARY:a", "DTEND:"], 5, .error, "DTEND has no value"),
        (["RRULE:"], 4, .error, "RRULE has no value"),
        (["EXDATE:20260105T090000Z,x"], 4, .error, "EXDATE cannot be read: x"),
        (["DURATION:90"], 4, .error, "DURATION cannot be read: 90"),
        (["DURATION:P99999999W"], 4, .error, "DURATION cannot be read: P99999999W"),
        (["DTSTAMP:now"], 4, .warning, "DTSTAMP cannot be read: now"),
        (["SEQUENCE:abc"], 4, .warning, "SEQUENCE cannot be read: abc"),
        (
            ["DTSTART:20260105T090000Z", "DTSTART:20270105T090000Z"], 5, .warning,
            "DTSTART stands here twice; the first counts"
        ),
        (["SUMMARY:a\u{0}b\u{7f}"], 4, .warning, "control characters were left out here"),
        (
            ["DESCRIPTION:a", "b without a name"], 5, .warning,
            "this line is no property; it was read as more of DESCRIPTION"
        ),
    ]

    @Test("it is said on which line, of which event, and how bad it is", arguments: odd)
    func issue(
        _ lines: [String], _ line: Int, _ severity: FeedIssue.Severity, _ message: String
    ) throws {
        let text =
            (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:u"] + lines
            + ["END:VEVENT", "END:VCALENDAR"]).joined(separator: "\r\n")
        let (components, issues) = try read(Array(text.utf8))
        #expect(issues.map(\.severity) == [severity])
        #expect(issues.map(\.uid) == ["u"])
        #expect(issues.map(\.line) == [line])
        #expect(issues.map(\.message) == [message])
        #expect(components.first?.first("UID")?.value == .text("u"))
    }

    @Test(
        "what is left of a line that was broken among its parameters is no more of the one before",
        arguments: ["UID:u", "SUMMARY:u", "LOCATION:u", "DESCRIPTION:u"])
    func parameters(_ line: String) throws {
        let (components, _) = try read(
            event(line, #"X-APPLE-RADIUS=70.5;X-TITLE="8W":geo:51.3,-2.3"#, "X-ODD=1"))
        let name = String(line.prefix { $0 != ":" })
        #expect(components.first?.all(name).map(\.value).last == .text("u"))
    }

    @Test("no line without a name is more of a UID")
    func uid() throws {
        let (components, _) = try read(event("UID:u", "stray words"))
        #expect(components.first?.all("UID").map(\.value).last == .text("u"))
    }

    @Test("the first DTSTART counts, and what can be read of EXDATE is kept")
    func kept() throws {
        let (components, _) = try read(
            event("DTSTART:20260105T090000Z", "DTSTART:20270105T090000Z", "EXDATE:x,20260105"))
        #expect(
            components.first?.all("DTSTART").map { $0.value.time?.wall } == [wall(2026, 1, 5, 9)])
        #expect(
            components.first?.first("EXDATE")?.value == .times([TimeValue(wall(2026, 1, 5), .date)])
        )
    }

    @Test("the same line twice is not worth a word")
    func sameTwice() throws {
        let (components, issues) = try read(event("UID:1", "UID:1"))
        #expect(components.first?.properties.count == 1)
        #expect(issues.isEmpty)
    }

    @Test("a line that is not UTF-8 is read as Windows-1252, the others as they are")
    func windows1252() throws {
        let bytes =
            Array("BEGIN:VEVENT\r\nSUMMARY:caf".utf8) + [0xe9, 0x20, 0x93, 0x61, 0x94, 0x81]
            + Array("\r\nLOCATION:caf\u{e9}\r\nEND:VEVENT\r\n".utf8)
        let (component, issues) = ComponentParser().parse(bytes)
        #expect(component?.first("SUMMARY")?.value == .text("caf\u{e9} \u{201c}a\u{201d}\u{fffd}"))
        #expect(component?.first("LOCATION")?.value == .text("caf\u{e9}"))
        #expect(issues.map(\.line) == [2])
    }

    @Test("a fold inside a character is mended, and an empty line inside a text is passed over")
    func folds() throws {
        var bytes = Array("BEGIN:VEVENT\r\nSUMMARY:caf".utf8)
        bytes += [0xc3, 0x0d, 0x0a, 0x20, 0xa9]
        bytes += Array(
            "\r\nDESCRIPTION:a\r\n\r\n b\r\n\t c\r\nDT\r\n START:20260105\r\nEND:VEVENT".utf8)
        let (component, issues) = ComponentParser().parse(bytes)
        #expect(component?.first("SUMMARY")?.value == .text("caf\u{e9}"))
        #expect(component?.first("DESCRIPTION")?.value == .text("ab c"))
        #expect(component?.first("DTSTART")?.value == .time(TimeValue(wall(2026, 1, 5), .date)))
        #expect(issues.isEmpty)
    }

    @Test("a text whose line breaks are bare keeps them")
    func bareBreaks() throws {
        let (components, _) = try read(
            event("DESCRIPTION:Bring:", "- a pen", "- paper\\, too", "LOCATION:here"))
        #expect(
            components.first?.first("DESCRIPTION")?.value == .text("Bring:\n- a pen\n- paper, too"))
        #expect(components.first?.first("LOCATION")?.value == .text("here"))
    }

    @Test("an event whose alarm is not closed keeps what follows it in the alarm, no more")
    func unclosedAlarm() throws {
        let (components, _) = try read(
            event("UID:1", "BEGIN:VALARM", "ACTION:AUDIO", "BEGIN:X-INNER", "X-A:b"))
        #expect(components.first?.children.first?.children.first?.name == "X-INNER")
        #expect(components.first?.properties.count == 1)
    }

    @Test(
        "all readers read the same: libical's, the one before it, and the one for what it cannot read",
        arguments: ["", "RESOURCES:chalk,board", "DTSTAMP:rubbish"])
    func agreement(_ beside: String) throws {
        // A list is for libical, and what libical cannot read makes the component one for the last.
        for (line, value) in ComponentParserTests.regular {
            let (components, _) = try read(event(line, beside))
            #expect(components.first?.properties.first?.value == value, "\(line)")
        }
    }
}
