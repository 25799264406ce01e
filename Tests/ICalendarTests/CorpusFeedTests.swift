import Foundation
import ICalendar
import TestSupport
import Testing

@Suite("Real feeds")
struct CorpusFeedTests {
    @Test("every calendar is scanned and parsed, or refused with a reason", .timeLimit(.minutes(5)))
    func all() throws {
        guard let feeds = Corpus.feeds() else { return Corpus.skip() }
        let parser = ComponentParser(wanted: ["UID", "DTSTART", "SUMMARY", "RRULE", "EXDATE"])
        var read = 0
        for url in feeds {
            let bytes = Array(try Data(contentsOf: url))
            guard let feed = try? ComponentScanner(readerVersion: 1).scan(bytes) else { continue }
            for span in feed.components {
                feed.bytes.withUnsafeBytes { buffer in
                    let block = UnsafeRawBufferPointer(rebasing: buffer[span.range])
                    if parser.parse(block, line: span.line).component != nil { read += 1 }
                }
            }
        }
        #expect(read > 10_000)
    }
}
