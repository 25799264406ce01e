/// Reads a time of day: `14:00`, `9:15 am`, `9am`, `9.30`, `noon`.
enum ClockWords {
    /// A time of day at the beginning of some words.
    struct Reading: Equatable {
        /// Of the day.
        var second: Int
        /// How many words it takes.
        var count: Int
        /// `5.10` is a day too.
        var looksLikeDay = false
    }

    /// - Parameters:
    ///   - words: in small letters.
    ///   - isHourEnough: whether a number alone is an hour.
    static func read(_ words: ArraySlice<Substring>, isHourEnough: Bool) -> Reading? {
        guard let word = words.first else { return nil }
        if let named = ["noon": 12, "midday": 12, "midnight": 0][word] {
            return Reading(second: named * 3_600, count: 1)
        }
        let digits = word.prefix { !$0.isLetter }
        if let half = halves[word.dropFirst(digits.count)] {
            return clock(digits, half: half, isHourEnough: true, count: 1)
        }
        if let half = words.dropFirst().first.flatMap({ halves[$0] }) {
            return clock(word, half: half, isHourEnough: true, count: 2)
        }
        return clock(word, half: nil, isHourEnough: isHourEnough, count: 1)
    }

    enum Half { case morning, afternoon }

    /// The half of the day that some words say with a time: `fri 2pm`, `2 p.m.`; in small letters.
    static func half(in text: String) -> Half? {
        text.split { $0.isWhitespace || $0 == "," }.lazy.compactMap { word in
            halves[word.drop { !$0.isLetter }]
        }.first
    }

    private static let halves: [Substring: Half] = [
        "am": .morning, "a.m.": .morning, "pm": .afternoon, "p.m.": .afternoon,
        "ص": .morning, "م": .afternoon,
    ]

    private static func clock(
        _ text: Substring, half: Half?, isHourEnough: Bool, count: Int
    ) -> Reading? {
        let isDotted = text.contains(".") && !text.contains(":")
        let parts = text.split(
            separator: isDotted ? "." : ":", omittingEmptySubsequences: false)
        guard (isHourEnough ? 1...3 : 2...3).contains(parts.count),
            var hour = parts[0].plainNumber, parts[0].utf8.count <= 2,
            !isDotted || parts.count == 2,
            parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
        else { return nil }
        let rest = parts.dropFirst().compactMap(\.plainNumber)
        guard rest.count == parts.count - 1, rest.allSatisfy({ $0 < 60 }) else { return nil }
        if let half {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half == .afternoon ? 12 : 0)
        }
        guard hour < 24 else { return nil }
        let second = hour * 3_600 + (rest.first ?? 0) * 60 + (rest.dropFirst().first ?? 0)
        let looksLikeDay =
            isDotted && half == nil && hour > 0 && (1...12).contains(rest.first ?? 0)
        return Reading(second: second, count: count, looksLikeDay: looksLikeDay)
    }
}
