import Campus
import Recurrence

/// Days and lengths of time, in English.
enum DayWords {
    /// `5 October 2026`.
    static func full(_ date: CivilDate) -> String { "\(date.day) \(date.monthName) \(date.year)" }

    /// `Mon 5 Oct`, with the year where that is another than of the day from which it is seen.
    static func short(_ date: CivilDate, seenFrom day: CivilDate) -> String {
        date.short(seenFrom: day)
    }

    /// `5 to 11 October 2026`, with month and year where they differ.
    static func span(_ first: CivilDate, _ last: CivilDate) -> String {
        if first == last { return full(first) }
        let (from, to) = (first.parts, last.parts)
        if from.year != to.year { return "\(full(first)) to \(full(last))" }
        if from.month != to.month { return "\(from.day) \(first.monthName) to \(full(last))" }
        return "\(from.day) to \(full(last))"
    }

    /// `1 h 20 min`; of more than two days, `3 days`.
    static func short(_ seconds: Int64) -> String {
        if seconds >= 172_800 { return "\(seconds / 86_400) days" }
        let (hours, minutes) = (seconds / 3_600, (seconds % 3_600 + 59) / 60)
        if minutes == 60 { return short((hours + 1) * 3_600) }
        if hours == 0 { return "\(minutes) min" }
        return minutes == 0 ? "\(hours) h" : "\(hours) h \(minutes) min"
    }

    /// `1 hour 20 minutes`.
    static func spoken(_ seconds: Int64) -> String {
        if seconds >= 172_800 { return "\(seconds / 86_400) days" }
        let (hours, minutes) = (seconds / 3_600, (seconds % 3_600 + 59) / 60)
        if minutes == 60 { return spoken((hours + 1) * 3_600) }
        let parts = [count(hours, "hour"), count(minutes, "minute")].compactMap(\.self)
        return parts.isEmpty ? "no time" : parts.joined(separator: " ")
    }

    private static func count(_ number: Int64, _ word: String) -> String? {
        number == 0 ? nil : "\(number) \(word)\(number == 1 ? "" : "s")"
    }
}
