import Foundation
import TestSupport
import Testing

/// A title may hold what steers a terminal: RFC 5545 allows it, and a file has to keep it.
@Suite("What would steer a terminal")
struct SteeringTests {
    @Test(
        "an export reaches a pipe and a file byte for byte, and a terminal not at all",
        arguments: ["\u{9b}31m", "\u{202e}gninnur", "\u{2066}", "\u{85}", "\u{200f}"])
    func export(_ mark: String) throws {
        let belltower = try Belltower()
        let calendar = """
            BEGIN:VCALENDAR\r
            VERSION:2.0\r
            PRODID:-//Test//Test//EN\r
            BEGIN:VEVENT\r
            UID:a@example.org\r
            DTSTAMP:20260901T000000Z\r
            DTSTART:20261005T090000Z\r
            DTEND:20261005T100000Z\r
            SUMMARY:Tide \(mark) table\r
            END:VEVENT\r
            END:VCALENDAR\r

            """
        let feed = belltower.folder.path + "/tides.ics"
        try Data(calendar.utf8).write(to: URL(fileURLWithPath: feed))
        try belltower.run("subscribe", feed)
        let piped = try belltower.run("export", "-").output
        #expect(piped.contains("SUMMARY:Tide \(mark) table"))
        let file = belltower.folder.path + "/out.ics"
        try belltower.run("export", file)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == piped)
        let shown = try Conversation(belltower, "export -").end()
        #expect(shown.hasPrefix("belltower: the calendar has characters that steer a terminal: "))
        #expect(!shown.contains(mark) && !shown.contains("VCALENDAR"))
    }

    @Test("a calendar without them is shown on a terminal too")
    func plain() throws {
        let belltower = try Belltower()
        try belltower.run("add", "Café 離散 \u{1f469}\u{200d}\u{1f467}", "--start", "fri 14:00")
        let shown = try Conversation(belltower, "export -").end()
        #expect(shown.contains("SUMMARY:Café 離散") && shown.hasPrefix("BEGIN:VCALENDAR"))
    }
}
