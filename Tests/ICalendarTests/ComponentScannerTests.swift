import ICalendar
import TestSupport
import Testing

@Suite("Scanning a feed")
struct ComponentScannerTests {
    static let scanner = ComponentScanner(readerVersion: 1)

    static func calendar(_ events: String...) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0"]
            + events.map { "BEGIN:VEVENT\r\n\($0)\r\nEND:VEVENT" } + ["END:VCALENDAR", ""])
            .joined(separator: "\r\n")
    }

    static func scan(_ text: String) throws -> ScannedFeed { try scanner.scan(Array(text.utf8)) }

    @Test(
        "what is no calendar is refused in words",
        arguments: [
            ("", "the file is empty"),
            ("  \r\n\r\n", "the file is empty"),
            ("<!DOCTYPE html><html><body>Log in</body></html>", "that is a web page"),
            ("\u{feff}<html>", "that is a web page"),
            ("PK\u{3}\u{4}rubbish", "it begins with \"PK  rubbish\""),
            ("{\"error\":401}", "it begins with"),
        ])
    func refusals(_ text: String, says: String) {
        let error = #expect(throws: FeedError.self) { try Self.scan(text) }
        #expect(error?.description.contains(says) ?? false, "\(String(describing: error))")
    }

    @Test(
        "line ends of every kind give the same events",
        arguments: ["\n", "\r\n", "\r", "\r\r\n", "\n\n"])
    func lineEnds(_ end: String) throws {
        let text = Self.calendar("UID:a\r\nSUMMARY:One", "UID:b\r\nSUMMARY:Two")
        let feed = try Self.scan(text.replacing("\r\n", with: end))
        #expect(feed.components.count == 2)
        #expect(feed.isComplete)
    }

    @Test("a byte order mark, UTF-16 and lower case are read")
    func encodings() throws {
        let text = Self.calendar("UID:a")
        #expect(try Self.scan("\u{feff}" + text).components.count == 1)
        #expect(try Self.scan(text.lowercased()).components.count == 1)
        let wide: [UInt8] =
            [0xff, 0xfe]
            + text.utf16.flatMap { unit -> [UInt8] in
                [UInt8(unit & 255), UInt8(unit >> 8)]
            }
        #expect(try Self.scanner.scan(wide).components.count == 1)
    }

    @Test("a file without any line break is read, and said to be one")
    func lostLineBreaks() throws {
        let text = Self.calendar(
            "UID:a\r\nDTSTART:20261005T080000Z\r\nSUMMARY:Networks", "UID:b\r\nSUMMARY:Algebra")
        let feed = try Self.scan(text.replacing("\r\n", with: ""))
        #expect(feed.components.count == 2)
        #expect(feed.issues.first?.message.contains("lost its line breaks") ?? false)
    }

    @Test("a file cut short is not complete, and keeps what it has")
    func cutShort() throws {
        let text = Self.calendar("UID:a\r\nSUMMARY:One", "UID:b\r\nSUMMARY:Two")
        let cut = try Self.scan(String(text.prefix(text.utf8.count - 20)))
        #expect(!cut.isComplete)
        #expect(cut.components.count == 2)
        #expect(cut.issues.contains { $0.message.contains("END:VCALENDAR") })
    }

    @Test("an event that is not closed ends where the next begins")
    func unclosed() throws {
        let text = Self.calendar("UID:a\r\nSUMMARY:One", "UID:b")
            .replacing("SUMMARY:One\r\nEND:VEVENT\r\n", with: "SUMMARY:One\r\n")
        let feed = try Self.scan(text)
        #expect(feed.components.count == 2)
        #expect(feed.issues.map(\.line) == [3])
    }

    @Test("several calendars in one file, and events outside of any")
    func severalCalendars() throws {
        let two = Self.calendar("UID:a") + Self.calendar("UID:b")
        #expect(try Self.scan(two).components.map(\.calendar) == [0, 1])
        let bare = try Self.scan("BEGIN:VEVENT\nUID:a\nEND:VEVENT\n")
        #expect(bare.components.count == 1)
        #expect(bare.issues.contains { $0.message.contains("no BEGIN:VCALENDAR") })
    }

    @Test("the digest leaves out DTSTAMP and sees everything else")
    func digests() throws {
        func digest(_ event: String, header: String = "VERSION:2.0") throws -> ContentDigest {
            try Self.scan(Self.calendar(event).replacing("VERSION:2.0", with: header))
                .components[0].digest
        }
        let plain = try digest("UID:a\r\nDTSTAMP:20260101T000000Z\r\nSUMMARY:One")
        #expect(try digest("UID:a\r\nDTSTAMP:20261121T000000Z\r\nSUMMARY:One") == plain)
        #expect(try digest("UID:a\r\nDTSTAMP:20260101T000000Z\r\nSUMMARY:Two") != plain)
        let inZone = try digest(
            "UID:a\r\nDTSTAMP:20260101T000000Z\r\nSUMMARY:One", header: "X-WR-TIMEZONE:Asia/Tokyo")
        #expect(inZone != plain)
        let other = try ComponentScanner(readerVersion: 2).scan(
            Array(Self.calendar("UID:a\r\nDTSTAMP:20260101T000000Z\r\nSUMMARY:One").utf8))
        #expect(other.components[0].digest != plain)
    }

    @Test("hostile bulk ends at a limit")
    func bulk() throws {
        let nested =
            String(repeating: "BEGIN:VEVENT\nBEGIN:VALARM\n", count: 1)
            + String(repeating: "BEGIN:X\n", count: 100_000)
        #expect(throws: FeedError.nestedTooDeep(line: 33)) {
            try Self.scan("BEGIN:VCALENDAR\n" + nested)
        }
        let many =
            "BEGIN:VCALENDAR\n"
            + String(repeating: "BEGIN:VEVENT\nUID:a\nEND:VEVENT\n", count: 129_000)
        #expect(throws: FeedError.tooManyComponents(limit: 50_000)) { try Self.scan(many) }
        let wide = Self.calendar("UID:a\r\nSUMMARY:" + String(repeating: "x", count: 10_000_000))
        #expect(try Self.scan(wide).components.count == 1)
    }
}
