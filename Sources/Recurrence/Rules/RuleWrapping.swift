/// What programs put around a rule, or before its signs, though RFC 5545 has nothing of it.
///
/// `RRULE:FREQ=WEEKLY` as a value, `FREQ=WEEKLY\;BYDAY=MO\,WE`, `BYDAY="MO,WE"`, `BYDAY=[MO, WE]`.
enum RuleWrapping {
    /// The rule without it; nil when there is none.
    static func removed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt8]? {
        let start = afterNames(bytes, range)
        var isWrapped = start > range.lowerBound
        for index in start..<range.upperBound where isMark(bytes[index]) {
            isWrapped = true
            break
        }
        guard isWrapped else { return nil }
        var rule: [UInt8] = []
        for index in start..<range.upperBound where !isMark(bytes[index]) {
            rule.append(bytes[index])
        }
        return rule
    }

    /// Where the rule begins behind its property's name, which some write into the value too.
    private static func afterNames(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
        var start = range.lowerBound
        while true {
            var place = start
            while place < range.upperBound, bytes[place] <= 0x20 || isMark(bytes[place]) {
                place += 1
            }
            let colon = bytes.end(of: range, from: place, at: UInt8(ascii: ":"))
            guard colon < range.upperBound, colon - place < 16 else { return start }
            let name = bytes.key(bytes.trimmed(place..<colon))
            guard name == ruleKey || name == exclusionRuleKey else { return start }
            start = colon + 1
        }
    }

    private static let ruleKey = "RRULE".key
    private static let exclusionRuleKey = "EXRULE".key

    /// Backslashes, quotes and brackets, of which no rule has any.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x5c, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: "<"), UInt8(ascii: ">"):
            true
        default: false
        }
    }
}
