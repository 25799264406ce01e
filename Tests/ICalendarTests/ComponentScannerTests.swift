import ICalendar
import Testing

@Suite("Scanning a feed")
struct ComponentScannerTests {
    static let plain = [
        "BEGIN:VCALENDAR", "METHOD:PUBLISH", "BEGIN:VEVENT", "UID:1", "END:VEVENT", "BEGIN:VEVENT",
        "UID:2", "BEGIN:VALARM", "ACTION:DISPLAY", "END:VALARM", "END:VEVENT", "END:VCALENDAR",
    ]

    /// Spellings that all mean the plain file.
    static let spellings: [(String, [UInt8])] = [
        ("CRLF", joined("\r\n")), ("LF", joined("\n")), ("bare CR, as old Macs", joined("\r")),
        ("CR CR LF, as Rapla", joined("\r\r\n")),
        ("a byte order mark", [0xef, 0xbb, 0xbf] + joined("\r\n")),
        ("no line break at the end", Array(plain.joined(separator: "\r\n").utf8)),
        (
            "blanks after BEGIN and END",
            Array(plain.map { $0 + ($0.contains("V") ? " \t\r\n" : "\r\n") }.joined().utf8)
        ),
        ("lower case", joined("\r\n").map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }),
        ("UTF-16", plain.joined(separator: "\r\n").utf16.flatMap(littleEndian)),
        (
            "UTF-16 with a byte order mark",
            [0xff, 0xfe] + plain.joined(separator: "\r\n").utf16.flatMap(littleEndian)
        ),
        ("NUL bytes", joined("\0\r\n")),
    ]

    private static func joined(_ separator: String) -> [UInt8] {
        Array(plain.map { $0 + separator }.joined().utf8)
    }

    private static func littleEndian(_ unit: UInt16) -> [UInt8] {
        [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
    }

    @Test("however its lines are written, a file has the same events", arguments: spellings)
    func spelling(_ name: String, _ bytes: [UInt8]) throws {
        let feed = try ComponentScanner().scan(bytes)
        #expect(feed.components.map(\.line) == [3, 6])
        #expect(feed.components.map(\.isClosed) == [true, true])
        #expect(feed.isComplete)
        #expect(feed.calendars.map(\.method) == ["PUBLISH"])
        let uids = feed.components.map { span in
            ComponentParser().parse(Array(feed.bytes[span.range])).component?.first("UID")?.value
        }
        #expect(uids == [.text("1"), .text("2")])
    }

    @Test("folded, spaced and blank lines around an event do not hide it")
    func folding() throws {
        let bytes = file(
            "", "  ", "BEGIN:VCALENDAR", "BEGIN:VEV", " ENT", "UID:1", "E", " ND:VE", "\tVENT",
            "begin : vevent", "UID:2", "END:VEVENT\t", "END:VCALENDAR")
        let feed = try ComponentScanner().scan(bytes)
        #expect(feed.components.map(\.line) == [4, 10])
        #expect(feed.isComplete)
        #expect(feed.issues.isEmpty)
    }

    @Test("what a calendar says of itself is kept")
    func header() throws {
        let feed = try ComponentScanner().scan(
            file(
                "BEGIN:VCALENDAR", "PRODID:-//a\\\\b", "METHOD:publish", "NAME:Plain",
                "X-WR-CALNAME;VALUE=TEXT:My\\, ti", " metable", "X-WR-TIMEZONE:Europe/London",
                "REFRESH-INTERVAL;VALUE=DURATION:PT6H", "X-PUBLISHED-TTL:PT1H",
                "BEGIN:VTIMEZONE", "TZID:Here", "END:VTIMEZONE", "BEGIN:VEVENT", "METHOD:no",
                "END:VEVENT", "BEGIN:VTODO", "END:VTODO", "BEGIN:VJOURNAL", "END:VJOURNAL",
                "BEGIN:VFREEBUSY", "END:VFREEBUSY", "END:VCALENDAR"))
        let header = try #require(feed.calendars.first)
        #expect(header.prodid == "-//a\\b")
        #expect(header.method == "PUBLISH")
        #expect(header.name == "My, timetable")
        #expect(header.zone == "Europe/London")
        #expect(header.refreshInterval == "PT6H")
        #expect(header.zoneDefinitions["Here"]?.line == 10)
        #expect(feed.otherComponents.todos == 1)
        #expect(feed.otherComponents.journals == 1)
        #expect(feed.otherComponents.freeBusy == 1)
    }

    @Test(
        "what is not closed is closed where the next begins, and said",
        arguments: [
            (
                ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "BEGIN:VEVENT", "END:VEVENT", "END:VCALENDAR"],
                [false, true], true
            ),
            (
                [
                    "BEGIN:VCALENDAR", "BEGIN:VEVENT", "BEGIN:VALARM", "BEGIN:VEVENT", "END:VEVENT",
                    "END:VCALENDAR",
                ], [false, true], true
            ),
            (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "END:VCALENDAR"], [false], true),
            (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "END:VEVENT"], [true], false),
            (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1"], [false], false),
            (
                [
                    "BEGIN:VCALENDAR", "BEGIN:VEVENT", "END:VEVENT", "BEGIN:VCALENDAR",
                    "BEGIN:VEVENT",
                    "END:VEVENT", "END:VCALENDAR",
                ], [true, true], false
            ),
            (["BEGIN:VEVENT", "END:VEVENT"], [true], true),
            (
                [
                    "BEGIN:VCALENDAR", "BEGIN:VTIMEZONE", "TZID:a", "BEGIN:VEVENT", "END:VEVENT",
                    "END:VCALENDAR",
                ], [true], true
            ),
            (
                ["BEGIN:VCALENDAR", "END:VEVENT", "BEGIN:VEVENT", "END:VEVENT", "END:VCALENDAR"],
                [true], true
            ),
        ])
    func unclosed(_ lines: [String], _ closed: [Bool], _ isComplete: Bool) throws {
        let feed = try ComponentScanner().scan(Array(lines.joined(separator: "\n").utf8))
        #expect(feed.components.map(\.isClosed) == closed)
        #expect(feed.isComplete == isComplete)
        #expect(!feed.issues.isEmpty)
    }

    @Test("each calendar of a file has its own events")
    func severalCalendars() throws {
        let one = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "END:VEVENT", "END:VCALENDAR"]
        let text = (one + one).joined(separator: "\n") + "\nBEGIN:VEVENT\nEND:VEVENT\n"
        let feed = try ComponentScanner().scan(Array(text.utf8))
        #expect(feed.components.map(\.calendar) == [0, 1, 2])
        #expect(feed.components.map(\.line) == [2, 6, 9])
    }

    @Test("a file that lost its line breaks is broken before known names")
    func lostBreaks() throws {
        let text =
            "BEGIN:VCALENDARVERSION:2.0PRODID:-//X//ENX-WR-CALNAME:My TimetableBEGIN:VEVENT"
            + "CLASS:PUBLICUID:Cours-1DTSTAMP:20240901T000000ZDTSTART;TZID=Europe/Paris:"
            + "20240902T080000SUMMARY;LANGUAGE=fr:Cours - MR X - TDX-ALT-DESC:b"
            + "DTEND;VALUE=DATE-TIME:20240902T090000ZEND:VEVENTBEGIN:VEVENTUID:2END:VEVENT"
            + "END:VCALENDAR"
        let feed = try ComponentScanner().scan(Array(text.utf8))
        #expect(feed.isComplete)
        #expect(feed.calendars.map(\.name) == ["My Timetable"])
        #expect(feed.components.map(\.line) == [1, 1])
        #expect(feed.issues.map(\.line) == [1])
        let (components, _) = try read(Array(text.utf8))
        #expect(components.map { $0.first("UID")?.value } == [.text("Cours-1"), .text("2")])
        #expect(components.first?.first("SUMMARY")?.value == .text("Cours - MR X - TD"))
        #expect(
            components.first?.first("DTSTART")?.value.time?.form == .zoned("Europe/Paris"))
        #expect(components.first?.first("DTEND")?.value.time?.form == .utc)
    }
}
