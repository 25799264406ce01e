import Foundation
import ICalendar
import Recurrence
import TestSupport
import Testing

@Suite("Real feeds", .enabled(if: Corpus.isThere))
struct CorpusFeedTests {
    /// How many VEVENTs another program found in a calendar; nil when it found fault with it.
    private func expectedEvents(_ feed: URL) -> Int? {
        let answer = feed.appendingPathExtension("expected.rie.json")
        guard let data = try? Data(contentsOf: answer),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            object["status"] as? String == "ok"
        else { return nil }
        return object["vevents"] as? Int
    }

    @Test("every one has as many events as another program counts, and each is read")
    func counts() throws {
        let feeds = try #require(Corpus.feeds())
        #expect(!feeds.isEmpty)
        var compared = 0
        for url in feeds {
            let bytes = Array(try Data(contentsOf: url))
            let expected = expectedEvents(url)
            guard let feed = try? ComponentScanner().scan(bytes) else {
                #expect(expected == nil, "\(url.lastPathComponent) was refused")
                continue
            }
            if let expected {
                compared += 1
                #expect(feed.components.count == expected, "\(url.path)")
            }
            for span in feed.components {
                let slice = Array(feed.bytes[span.range])
                let component = ComponentParser().parse(slice, line: span.line).component
                #expect(component?.name == "VEVENT", "\(url.path), line \(span.line)")
            }
        }
        print("\(compared) of \(feeds.count) calendars compared")
        #expect(compared > 0)
    }

    @Test("every event of every one is the same after being written and read again")
    func roundTrips() throws {
        let feeds = try #require(Corpus.feeds())
        for url in feeds {
            guard let feed = try? ComponentScanner().scan(Array(try Data(contentsOf: url))) else {
                continue
            }
            for span in feed.components {
                let slice = Array(feed.bytes[span.range])
                guard let component = ComponentParser().parse(slice).component else { continue }
                let again = ComponentParser().parse(CalendarWriter().write(component)).component
                #expect(again == component, "\(url.path), line \(span.line)")
            }
        }
    }
}
