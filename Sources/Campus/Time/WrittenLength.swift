/// How long something is, in a person's words: `1h`, `90m`, `1h30`, `1:30`, `2d`.
package struct WrittenLength: Hashable, Sendable {
    /// Of the calendar: one of them can have 23 or 25 hours.
    package var days = 0
    package var seconds: Int64 = 0

    /// No time at all.
    init() {}

    /// Nil for anything that is no length.
    package init?(_ text: String) {
        guard text.utf8.count <= 32 else { return nil }
        let text = text.lowercased().filter { !$0.isWhitespace }
        if readClock(text[...]) { return }
        var rest = text[...]
        var smallest = Unit.week
        var isFirst = true
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard let number = digits.plainNumber else { return nil }
            rest = rest.dropFirst(digits.count)
            let word = rest.prefix { $0.isLetter }
            rest = rest.dropFirst(word.count)
            // Minutes need no unit behind hours: 1h30.
            let isBare = word.isEmpty && rest.isEmpty && smallest == .hour && digits.count == 2
            guard let unit = isBare ? Unit.minute : Unit(word), isFirst || unit < smallest,
                isFirst || unit > .minute || number < 60
            else { return nil }
            add(number, unit)
            (smallest, isFirst) = (unit, false)
        }
        if isFirst { return nil }
    }

    /// `1:30`.
    private mutating func readClock(_ text: Substring) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let hours = parts[0].plainNumber, parts[1].utf8.count == 2,
            let minutes = parts[1].plainNumber, minutes < 60
        else { return false }
        seconds = Int64(hours * 3_600 + minutes * 60)
        return true
    }

    private mutating func add(_ number: Int, _ unit: Unit) {
        switch unit {
        case .second: seconds += Int64(number)
        case .minute: seconds += Int64(number) * 60
        case .hour: seconds += Int64(number) * 3_600
        case .day: days += number
        case .week: days += number * 7
        }
    }

    private enum Unit: Int, Comparable {
        case second, minute, hour, day, week

        init?(_ word: Substring) {
            switch word {
            case "s", "sec", "secs", "second", "seconds", "sekunde", "sekunden": self = .second
            case "m", "min", "mins", "minute", "minutes", "minuten": self = .minute
            case "h", "hr", "hrs", "hour", "hours", "stunde", "stunden": self = .hour
            case "d", "day", "days", "tag", "tage", "tagen": self = .day
            case "w", "week", "weeks", "woche", "wochen": self = .week
            default: return nil
            }
        }

        static func < (left: Unit, right: Unit) -> Bool { left.rawValue < right.rawValue }
    }
}

extension WrittenLength {
    /// A length of time as `init` reads it: `45m`, `1h`, `1h 30m`, `2d`; below a minute `40s`.
    package static func text(_ seconds: Int64) -> String {
        if seconds < 60 { return seconds == 0 ? "0m" : "\(seconds)s" }
        let parts = [
            (seconds / 86_400, "d"), (seconds % 86_400 / 3_600, "h"), (seconds % 3_600 / 60, "m"),
        ]
        return parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
    }
}
