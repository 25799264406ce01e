/// How long something is, in a person's words: `1h`, `90m`, `1h30`, `1:30`, `2d`.
package struct WrittenLength: Hashable, Sendable {
    /// Of the calendar: one of them can have 23 or 25 hours.
    package var days = 0
    package var seconds: Int64 = 0

    /// No time at all.
    init() {}

    /// Nil for anything that is no length.
    package init?(_ text: String) {
        guard text.utf8.count <= 64 else { return nil }
        let text = text.lowercased().split(whereSeparator: \.isWhitespace)
            .reduce(into: "") { $0 += Self.counted($1.plainLetters, behind: $0) }
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

    /// Arabic says one and two by the word alone.
    private static func counted(_ word: String, behind text: String) -> String {
        text.last?.isNumber == true ? word : (counts[word] ?? "") + word
    }

    private static let counts: [String: String] = [
        "ثانية": "1", "دقيقة": "1", "ساعة": "1", "يوم": "1", "اسبوع": "1", "دقيقتين": "2",
        "ساعتين": "2", "يومين": "2", "اسبوعين": "2",
    ]

    private enum Unit: Int, Comparable {
        case second, minute, hour, day, week

        init?(_ word: Substring) {
            guard let unit = Self.names[word] else { return nil }
            self = unit
        }

        static func < (left: Unit, right: Unit) -> Bool { left.rawValue < right.rawValue }

        /// In all languages that there is a catalogue of, without accents and vowel signs.
        private static let names: [Substring: Unit] = [
            "s": .second, "sec": .second, "secs": .second, "second": .second, "seconds": .second,
            "sekunde": .second, "sekunden": .second, "seconde": .second, "secondes": .second,
            "segundo": .second, "segundos": .second, "ث": .second, "ثانية": .second,
            "ثوان": .second,
            "ثواني": .second,
            "m": .minute, "min": .minute, "mins": .minute, "minute": .minute, "minutes": .minute,
            "minuten": .minute, "minuto": .minute, "minutos": .minute, "د": .minute,
            "دقيقة": .minute, "دقيقتين": .minute, "دقائق": .minute,
            "h": .hour, "hr": .hour, "hrs": .hour, "hour": .hour, "hours": .hour, "stunde": .hour,
            "stunden": .hour, "heure": .hour, "heures": .hour, "hora": .hour, "horas": .hour,
            "س": .hour, "ساعة": .hour, "ساعتين": .hour, "ساعات": .hour,
            "d": .day, "day": .day, "days": .day, "tag": .day, "tage": .day, "tagen": .day,
            "j": .day, "jour": .day, "jours": .day, "dia": .day, "dias": .day, "يوم": .day,
            "يوما": .day, "يومين": .day, "ايام": .day,
            "w": .week, "week": .week, "weeks": .week, "woche": .week, "wochen": .week,
            "semaine": .week, "semaines": .week, "semana": .week, "semanas": .week,
            "اسبوع": .week, "اسبوعين": .week, "اسابيع": .week,
        ]
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
