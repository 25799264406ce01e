import Recurrence

/// Reads the days of a month or a year on which something repeats: `the 5th and the last day`, `the
/// first Monday of October`.
enum RepeatDays {
    /// Parts of an RRULE; nil for anything else.
    static func month(_ words: ArraySlice<Substring>) -> String? {
        let phrases = words.split { $0 == "the" || $0 == "and" }
        let days = phrases.compactMap(weekday)
        if days.count == phrases.count, !days.isEmpty {
            return "BYDAY=" + days.joined(separator: ",")
        }
        let numbers = phrases.compactMap(number)
        guard numbers.count == phrases.count, !numbers.isEmpty else { return nil }
        return "BYMONTHDAY=" + numbers.map(String.init).joined(separator: ",")
    }

    /// `5 October`, `the first Monday of May and October`.
    static func year(_ words: ArraySlice<Substring>) -> String? {
        if words.count == 2, let day = words.first?.plainNumber, (1...31).contains(day),
            let month = words.last?.month
        {
            return "BYMONTH=\(month);BYMONTHDAY=\(day)"
        }
        guard let of = words.lastIndex(of: "of"), let days = month(words[..<of]) else { return nil }
        let names = words[(of + 1)...].filter { $0 != "and" }
        let months = names.compactMap(\.month)
        guard months.count == names.count, !months.isEmpty else { return nil }
        return "BYMONTH=\(months.map(String.init).joined(separator: ","));\(days)"
    }

    /// `first monday`, `last but one friday`, `every monday`.
    private static func weekday(_ words: ArraySlice<Substring>) -> String? {
        guard let weekday = words.last?.weekday else { return nil }
        let ordinal = words.dropLast().joined(separator: " ")
        if ordinal == "every" { return weekday.code }
        return ordinals[ordinal].map { "\($0)\(weekday.code)" }
    }

    /// `5th`, `last day`.
    private static func number(_ words: ArraySlice<Substring>) -> Int? {
        if words.elementsEqual(["last", "day"]) { return -1 }
        guard words.count == 1, let word = words.first else { return nil }
        let isNamed = ["st", "nd", "rd", "th"].contains { word.hasSuffix($0) }
        let number = (isNamed ? word.dropLast(2) : word).plainNumber
        return number.flatMap { (1...31).contains($0) ? $0 : nil }
    }

    private static let ordinals = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "last": -1,
        "last but one": -2,
    ]
}

extension Weekday {
    /// `MO`, as RFC 5545 writes it.
    var code: String { String(short.prefix(2)).uppercased() }
}
