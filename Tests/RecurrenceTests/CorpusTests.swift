import Foundation
import Recurrence
import TestSupport
import Testing

@Suite(
    "Recurrence agrees with the collected cases of other libraries",
    .enabled(if: Corpus.isThere))
struct CorpusTests {
    /// Cases where we answer otherwise, each for a reason in decision 0002.
    private static let differing: Set<String> = [
        "ical.js/FREQ=YEARLY;BYMONTHDAY=-1#1", "mozilla/check_recur#16",
        "libical/icalrecur_test#77", "libical/icalrecur_test#78",
        "ical.js/FREQ=MONTHLY;BYSETPOS=-1;BYDAY=SU,MO,TU,WE,TH,FR,SA;INTERVAL=1;COUNT=4#1",
        "ical.js/FREQ=MONTHLY;BYSETPOS=2;BYDAY=SU,MO,TU,WE,TH,FR,SA;INTERVAL=1;COUNT=4#1",
        "mozilla/check_recur#11", "mozilla/check_recur#12",
        "sabre/testWeeklyByDay#1", "sabre/testYearlyByDayByWeekNo#1",
        "sabre/testYearlyByYearDayMultiple#1", "sabre/testYearlyByYearDayMaxNegative#1",
        "sabre/testNegativeValidByWeekNo#1", "sabre/testValidByWeekNoByDayDefault#1",
        "sabre/testIgnoredStuff#1", "libical/icalrecur_test#55",
        "libical/icalrecur_test#102", "libical/icalrecur_test#103", "libical/icalrecur_test#104",
        "libical/icalrecur_test#105", "libical/icalrecur_test#106", "libical/icalrecur_test#107",
        "libical/icalrecur_test#108", "libical/icalrecur_test#109", "libical/icalrecur_test#110",
        "libical/icalrecur_test#111", "libical/icalrecur_test#130", "libical/icalrecur_test#142",
        "libical/icalrecur_test#143", "libical/icalrecur_test#144", "libical/icalrecur_test#146",
    ]

    @Test("Every case comes out as its own suite asserts, but for those decided otherwise")
    func cases() throws {
        let cases = try #require(try Corpus.lines("rrule-cases.jsonl", as: CorpusCase.self))
        #expect(cases.count > 900)
        var (confirmed, others) = (0, 0)
        for entry in cases where entry.isForUs {
            let difference = try entry.difference()
            if Self.differing.contains(entry.id) {
                #expect(difference != nil, "\(entry.id) agrees: it need not be listed")
                continue
            }
            #expect(difference == nil, "\(entry.id) \(entry.rrule)\n\(difference ?? "")")
            if entry.trust == "confirmed_by_dateutil" { confirmed += 1 } else { others += 1 }
        }
        #expect(confirmed >= 787)
        #expect(others >= 40)
    }

    @Test("A walk that begins later finds the rest of the same list")
    func laterBeginnings() throws {
        let cases = try #require(try Corpus.lines("rrule-cases.jsonl", as: CorpusCase.self))
        for entry in cases where entry.isForUs {
            guard let set = entry.set(includesStart: entry.includesStart) else { continue }
            let all = set.occurrences(zone: entry.zone, limit: 40).items
            for (index, item) in all.enumerated() {
                let rest = set.occurrences(
                    in: item.start..<WallTime.latest, zone: entry.zone, limit: 40 - index)
                #expect(rest.items == Array(all[index...]), "\(entry.id) from \(item.start)")
            }
        }
    }

    @Test("libical's counts are ours")
    func counts() throws {
        let cases = try #require(try Corpus.lines("rrule-counts.jsonl", as: CorpusCase.self))
        #expect(cases.count > 50)
        for entry in cases {
            let set = try #require(entry.set(includesStart: false), "\(entry.rrule)")
            let found = set.occurrences(zone: entry.zone).items.count
            #expect(found == entry.expected_count, "\(entry.dtstart ?? "") \(entry.rrule)")
        }
    }
}

extension CorpusCase {
    var includesStart: Bool {
        flags.contains("dtstart_always_included") || flags.contains("event_level")
    }

    /// Standard rules, written down in full.
    ///
    /// Left out: Easter, other calendars and SKIP (RFC 7529), dateutil's own parser's quirks,
    /// PHP source text, and cases that assert that a parser refuses what we repair.
    var isForUs: Bool {
        let refused = ["nonstandard_byeaster", "rscale_rfc7529", "parser_quirk", "expect_error"]
        let isRefusal = expected?.isEmpty == true && flags.contains("dtstart_always_included")
        return Set(flags).isDisjoint(with: refused) && !isRefusal
            && !rrule.contains { $0.contains("@RANGE") }
    }

    /// What we make of the case when it is not what its suite asserts.
    func difference() throws -> String? {
        let expected = try #require(expected).map { $0.replacing("Z", with: "") }
        let series = try #require(self.set(includesStart: includesStart), "\(id)")
        let isWhole = complete == true || window != nil
        let found = series.occurrences(zone: zone, limit: expected.count + (isWhole ? 5 : 0)).items
        let texts = found.map { series.isDate ? $0.start.dateText : "\($0.start)" }
        if texts == expected { return nil }
        // Some suites write a time that the clocks skip as it shows after the gap.
        if let zone, let utc = expected_utc {
            let instants = found.map { WallTime(seconds: zone.instant(of: $0.start).seconds) }
            if instants.map({ "\($0)Z" }) == utc { return nil }
        }
        return "expected \(expected.prefix(12))\nfound \(texts.prefix(12))"
    }
}
