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
