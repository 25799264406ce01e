import Foundation
import Recurrence
import TestSupport

/// A recurrence case as the corpus has it: what some library's own tests assert.
struct CorpusCase: Decodable {
    var id: String
    var dtstart: String?
    var tzid: String?
    var rrule: [String]
    var expected: [String]?
    var expected_count: Int?
    var expected_utc: [String]?
    var complete: Bool?
    var flags: [String]
    var trust: String?
    var start_at: String?
    var window: [String]?

    /// The series, or nil when it cannot be written down as one.
    func set(includesStart: Bool) -> RecurrenceSet? {
        guard let dtstart, let start = wall(dtstart) else { return nil }
        var set = RecurrenceSet(start: start, isDate: dtstart.count == 8)
        set.includesStart = includesStart
        for line in rrule {
            let name = line.prefix { $0 != ":" && $0 != ";" }
            let value = line[(line.firstIndex(of: ":") ?? line.startIndex)...].dropFirst()
            switch name {
            case "RRULE": RecurrenceRule.parse(value).rule.map { set.rules.append($0) }
            case "EXRULE": RecurrenceRule.parse(value).rule.map { set.exclusionRules.append($0) }
            case "RDATE":
                set.dates += value.split(separator: ",").compactMap {
                    wall($0).map { RecurrenceDate(start: $0) }
                }
            case "EXDATE":
                set.exclusions += value.split(separator: ",").compactMap { text in
                    wall(text).map { text.count == 8 ? .day($0.date) : .moment($0) }
                }
            default: return nil
            }
        }
        return set
    }

    var zone: Zone? { tzid.flatMap { try? SystemZone.load($0) } }
}

/// Reads `YYYYMMDD` or `YYYYMMDDTHHMMSS`, with or without a final Z.
func wall(_ text: some StringProtocol) -> WallTime? {
    let digits = text.compactMap(\.wholeNumberValue)
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    guard digits.count == 8 || digits.count == 14,
        let date = CivilDate(year: number(0..<4), month: number(4..<6), day: number(6..<8))
    else { return nil }
    guard digits.count == 14 else { return WallTime(date) }
    return WallTime(
        date, secondOfDay: number(8..<10) * 3_600 + number(10..<12) * 60 + number(12..<14))
}
