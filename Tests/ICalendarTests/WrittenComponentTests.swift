import Foundation
import ICalendar
import TestSupport
import Testing

@Suite("A component as it is written")
struct WrittenComponentTests {
    @Test(
        "lines are kept with all that is in them, folded anew, whole or not",
        arguments: [
            (["begin:VEVENT", "summary;LANGUAGE=en:a\\, b", "END:VEVENT"], nil, true),
            (
                ["BEGIN:VEVENT", "X-A:" + String(repeating: "é", count: 35), " é", "END:VEVENT"],
                ["BEGIN:VEVENT", "X-A:" + String(repeating: "é", count: 35), " é", "END:VEVENT"],
                true
            ),
            (
                ["BEGIN:VEVENT", "SUMM", " ARY:x", "END:VEVENT", "more"],
                ["BEGIN:VEVENT", "SUMMARY:x", "END:VEVENT"], true
            ),
            (
                ["BEGIN:VEVENT", "DESCRIPTION:a", "b without a name", "END:VEVENT"],
                ["BEGIN:VEVENT", "DESCRIPTION:a\\nb without a name", "END:VEVENT"], true
            ),
            (
                ["BEGIN:VEVENT", "RRULE:FREQ=DAILY", "#none", "END:VEVENT"],
                ["BEGIN:VEVENT", "RRULE:FREQ=DAILY", "END:VEVENT"], true
            ),
            (
                ["BEGIN:VEVENT", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VEVENT"],
                ["BEGIN:VEVENT", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM", "END:VEVENT"], true
            ),
            (
                ["BEGIN:VEVENT", "BEGIN:X-OWN", "X-A;B=\"c:d\":e", "END:X-OWN", "UID:u"],
                [
                    "BEGIN:VEVENT", "UID:u", "BEGIN:X-OWN", "X-A;B=\"c:d\":e", "END:X-OWN",
                    "END:VEVENT",
                ],
                false
            ),
            (["BEGIN:VEVENT"], ["BEGIN:VEVENT", "END:VEVENT"], false),
        ])
    func lines(_ lines: [String], _ written: [String]?, _ isEnded: Bool) throws {
        let component = try #require(
            WrittenComponent(reading: Array(lines.joined(separator: "\r\n").utf8)))
        let text = (written ?? ["BEGIN:VEVENT"] + lines.dropFirst()).joined(separator: "\r\n")
        #expect(String(decoding: component.bytes, as: UTF8.self) == text + "\r\n")
        #expect(component.isEnded == isEnded)
    }

    @Test("what begins nothing is none", arguments: ["", "\r\n", "UID:u\r\n", "END:VEVENT\r\n"])
    func nothing(text: String) {
        #expect(WrittenComponent(reading: Array(text.utf8)) == nil)
    }

    @Test("of real feeds it reads what a parser reads", .enabled(if: Corpus.isThere))
    func corpus() throws {
        var count = 0
        for url in try #require(Corpus.feeds()) {
            guard let feed = try? ComponentScanner().scan(Array(try Data(contentsOf: url))) else {
                continue
            }
            for span in feed.components.prefix(200) {
                let slice = Array(feed.bytes[span.range])
                let parsed = ComponentParser().parse(slice)
                // What is broken may be read as one thing or the other.
                guard parsed.issues.isEmpty else { continue }
                let written = try #require(WrittenComponent(reading: slice))
                #expect(
                    ComponentParser().parse(written.bytes).component
                        == parsed.component,
                    "\(url.lastPathComponent), line \(span.line)")
                count += 1
            }
        }
        #expect(count > 1_000)
    }
}
