import Recurrence
import Testing

extension RecurrenceSet {
    /// The set of one rule alone, as `20261005T091500` and an RRULE value tell it.
    static func rule(_ text: String, from start: String, includesStart: Bool = false) throws -> Self
    {
        let rule = try #require(RecurrenceRule.parse(text).rule)
        let start = try #require(wall(start))
        var set = RecurrenceSet(start: start, rules: [rule])
        set.includesStart = includesStart
        return set
    }
}

extension Occurrences {
    var texts: [String] { items.map { "\($0.start)" } }
    var dates: [String] { items.map { $0.start.dateText } }
}

/// The same numbers on every run: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
