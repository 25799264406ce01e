import Foundation
import Recurrence
import TestSupport
import Testing

@Suite("Recurrence cases that other libraries' tests assert")
struct CorpusCaseTests {
    /// Cases where RFC 5545's text is followed instead (docs/decisions/0002).
    static let exceptions: Set<String> = []

    @Test("every confirmed case of standard rules is answered as expected")
    func confirmedCases() throws {
        guard let cases = try Corpus.lines("rrule-cases.jsonl") else { return Corpus.skip() }
        var checked = 0
        for fields in cases {
            let item = try #require(RecurrenceCase(fields))
            guard item.isStandard, item.trust == "confirmed_by_dateutil" else { continue }
            checked += 1
            let answer = item.answer()
            #expect(
                answer == item.expected || Self.exceptions.contains(item.id),
                "\(item.id) \(item.dtstart) \(item.lines): \(answer.prefix(6)) is not \(item.expected.prefix(6))"
            )
        }
        #expect(checked > 750)
    }

    @Test("a rule gives as many occurrences as libical's own test counts")
    func counts() throws {
        guard let cases = try Corpus.lines("rrule-counts.jsonl") else { return Corpus.skip() }
        for fields in cases {
            let item = try #require(RecurrenceCase(fields))
            let expected = try #require(fields["expected_count"] as? Int)
            let answer = item.set(includesStart: false).occurrences(in: nil, zone: item.zone)
            #expect(
                answer.items.count == expected,
                "\(item.id) \(item.dtstart) \(item.lines): \(answer.items.count) is not \(expected)"
            )
        }
    }
}
