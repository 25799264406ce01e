import ICalendar
import Testing

@Suite("What is no calendar")
struct FeedErrorTests {
    static let bodies: [([UInt8], String)] = [
        ([], "the file is empty"),
        (Array(" \r\n\n".utf8), "the file is empty"),
        (
            Array("\n<!DOCTYPE html>\n<html><body>Please log in".utf8),
            "that is an HTML page, perhaps a login page, not a calendar: check the address"
        ),
        (
            Array("{\"error\":\n\"no \u{1b}[31mtoken\"}".utf8),
            "that is not a calendar: it begins with \"{\"error\": \"no  [31mtoken\"}\""
        ),
        ([0x1f, 0x8b, 8, 0, 0], "that is a gzip archive, not a calendar"),
        (Array("%PDF-1.7 ...".utf8), "that is a PDF document, not a calendar"),
        (Array("BEGIN:VCARD\nFN:x\nEND:VCARD".utf8), "that is an address card, not a calendar"),
        (Array("<?xml version=\"1.0\"?><a/>".utf8), "that is an XML document, not a calendar"),
        (
            Array("BEGIN:VCALENDARVERSION:2.0".utf8),
            "the calendar has lost its line breaks and cannot be put right"
        ),
    ]

    @Test("the message says in one line what the bytes look like", arguments: bodies)
    func message(_ bytes: [UInt8], _ message: String) { expect(message, of: bytes) }

    @Test("components in components are read so deep and no deeper")
    func depth() {
        let opened = repeatElement("BEGIN:VALARM\n".utf8, count: 100_000).joined()
        expect(
            "line 33 opens one component too many inside another",
            of: Array("BEGIN:VCALENDAR\n".utf8) + Array(opened))
    }

    private func expect(_ message: String, of bytes: [UInt8]) {
        #expect {
            try ComponentScanner().scan(bytes)
        } throws: { error in
            "\(error)" == message && !message.contains("\n")
        }
    }

    @Test("more than the limits is refused, as much is not")
    func limits() throws {
        var limits = ScanLimits()
        limits.components = 2
        limits.bytes = 80
        let scanner = ComponentScanner(limits: limits)
        let event = "BEGIN:VEVENT\n"
        let two = Array(("BEGIN:VCALENDAR\n" + event + event).utf8)
        #expect(try scanner.scan(two).components.count == 2)
        #expect(throws: FeedError.tooManyComponents(limit: 2)) {
            try scanner.scan(two + Array(event.utf8))
        }
        #expect(throws: FeedError.tooLarge(limit: 80)) {
            try scanner.scan([UInt8](repeating: 0x0a, count: 81))
        }
    }
}
