import Foundation
import Testing
import Wire

/// What programs outside rely on: every key that is promised is there, whatever is absent.
@Suite("What is promised of JSON")
struct ContractTests {
    struct Promise: CustomTestStringConvertible, Sendable {
        var shape: String
        /// Parted by blanks; `a.b` is a key of the object, or of the list's objects, under `a`.
        var keys: String

        var testDescription: String { shape }

        init(_ shape: String, _ keys: String) { (self.shape, self.keys) = (shape, keys) }
    }

    static let promises = [
        Promise(
            "agenda-item",
            """
            id kind start end allDay zone summary location module meetingKind staff source uid \
            recurrenceId status description url clashes alsoFrom alternative hidden note colour
            """),
        Promise(
            "import",
            """
            source status added changed removed unchanged events issues reason changes
            """),
        Promise("change", "kind uid summary start before after"),
        Promise(
            "module",
            """
            code title year credits level department period staff description prerequisites url \
            source
            """),
        Promise("module-page", "meetings classmates comments enrolled"),
        Promise("classmate", "handle name friend"), Promise("comment", "id author text at edited"),
        Promise("comment-number", "id"),
        Promise(
            "crawl",
            """
            crawler status pages notModified failed modules.added modules.changed modules.removed \
            modules.unchanged meetings.added meetings.changed meetings.removed meetings.unchanged \
            issues reason
            """),
        Promise("free", "start end"), Promise("common-free", "start end score"),
        Promise("person", "handle name role suspended units zone"),
        Promise("friends", "friends received sent"),
        Promise("community", "name joined unread members topic description"),
        Promise("community-page", "name joined unread members topic description events"),
        Promise(
            "event",
            """
            id title community start end location capacity joined waiting mine position state
            """),
        Promise("drink-day", "date goal.ml goal.oz drunk.ml drunk.oz drinks"),
        Promise("goal", "on amount.ml amount.oz from to cup drunk remaining next"),
        Promise(
            "reminder",
            """
            id due kind lead state title body item classmates comments hydration ringsAt grouped
            """),
        Promise(
            "notice", "person key attempt channel deliveredAt id due kind state title body item"),
    ]

    @Test("every key is there, with a value or without", arguments: promises)
    func keys(_ promise: Promise) throws {
        for text in [nil, "text"] {
            let bytes = try ShapeTests.shape(promise.shape, text).bytes
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
            for key in promise.keys.split(separator: " ") {
                let path = key.split(separator: ".").map(String.init)
                let value = path.dropFirst().reduce(object[path[0]]) { found, key in
                    (found as? [String: Any])?[key]
                }
                #expect(value != nil, "\(key)")
            }
        }
    }

    /// Of what is listed inside another document.
    @Test(
        "what stands in lists has its keys too",
        arguments: [
            ("import", "issues", "severity uid line message"),
            ("import", "changes", "kind uid summary start before after"),
            ("agenda-item", "alsoFrom", "source differs values"),
            ("reminder", "comments", "author text at"),
            ("drink-day", "drinks", "id category ml oz at"),
            ("friends", "friends", "handle name"),
        ])
    func elements(_ shape: String, _ list: String, _ keys: String) throws {
        let bytes = try ShapeTests.shape(shape, "text").bytes
        let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        let elements = try #require(object?[list] as? [[String: Any]])
        #expect(!elements.isEmpty)
        for element in elements {
            for key in keys.split(separator: " ") { #expect(element[String(key)] != nil, "\(key)") }
        }
    }

    @Test("a whole day has dates, everything else instants with their offset")
    func times() throws {
        let day = try ShapeTests.shape("agenda-day", nil).text
        #expect(day.contains(#""start":"2026-10-05","#) && day.contains(#""allDay":true"#))
        let hour = try ShapeTests.shape("agenda-item", nil).text
        #expect(hour.contains(#""start":"2026-10-05T08:15:00+00:00","#))
    }

    @Test("what others may not see is not there: addresses, keys of channels, one's own facts")
    func secrets() throws {
        #expect(!(try ShapeTests.shape("source", "text").text.contains("secret\"")))
        #expect(
            try ShapeTests.shape("source-revealed", "text").text.contains("t.example.org/secret"))
        #expect(!(try ShapeTests.shape("setting", "text").text.contains("text")))
        #expect(try ShapeTests.shape("setting-revealed", "text").text.contains("ntfy:text"))
        #expect(!(try ShapeTests.shape("person", nil).text.contains("email")))
        #expect(try ShapeTests.shape("person", "text").text.contains(#""email":null"#))
    }
}
