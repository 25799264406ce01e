package import Recurrence
package import Words

/// Days and lengths of time, in a language: the one place that says them on a screen or a page.
///
/// All of it is read where a day or a length is typed (`WrittenTime`, `WrittenLength`).
package struct DayWords: Sendable {
    private let words: Catalogue

    package init(words: Catalogue) { self.words = words }

    // MARK: - Days

    /// `Monday`.
    package func name(_ weekday: Weekday) -> String { weekday.name(in: words) }

    /// `Mon`.
    package func short(_ weekday: Weekday) -> String { weekday.short(in: words) }

    /// `Monday 2026-10-05`.
    package func heading(_ date: CivilDate) -> String { listed(name(date.weekday), date) }

    /// `Mon 2026-10-05`.
    package func listed(_ date: CivilDate) -> String { listed(short(date.weekday), date) }

    private func listed(_ weekday: String, _ date: CivilDate) -> String {
        words("date.listed", ["weekday": .text(weekday), "date": "\(date)"])
    }

    /// `today`, in brackets.
    package var todayMark: String { "(\(words("day.today")))" }

    /// `5 October 2026`.
    package func full(_ date: CivilDate) -> String { date.full(in: words) }

    /// `17 May`, or `17 May 2004` where the year is shown.
    package func birthday(_ birthday: ShownBirthday) -> String {
        guard birthday.year == nil else { return full(birthday.date) }
        return words(
            "date.month",
            [
                "day": .number(birthday.day),
                "month": .text(birthday.date.monthName(in: words)),
            ])
    }

    /// `October 2026`.
    package func month(of date: CivilDate) -> String {
        words(
            "date.month.year",
            ["month": .text(date.monthName(in: words)), "year": .number(date.year)])
    }

    /// `Monday 5 October 2026`.
    package func named(_ date: CivilDate) -> String {
        words(
            "date.named",
            ["weekday": .text(name(date.weekday)), "date": .text(full(date))])
    }

    /// `Mon 5 Oct`, with the year where that is another than of the day from which it is seen.
    package func short(_ date: CivilDate, seenFrom day: CivilDate) -> String {
        date.short(seenFrom: day, in: words)
    }

    /// `Mon 5 Oct 09:15`.
    package func moment(_ wall: WallTime, seenFrom day: CivilDate) -> String {
        "\(short(wall.date, seenFrom: day)) \(wall.clockText)"
    }

    /// `5 to 11 October 2026`, with month and year where they differ.
    package func span(_ first: CivilDate, _ last: CivilDate) -> String {
        if first == last { return full(first) }
        let (from, to) = (first.parts, last.parts)
        let day = Message.Argument.number(from.day)
        let start =
            if from.year != to.year {
                full(first)
            } else if from.month != to.month {
                words("date.month", ["day": day, "month": .text(first.monthName(in: words))])
            } else {
                words("date.day", ["day": day])
            }
        return words("date.span", ["first": .text(start), "last": .text(full(last))])
    }

    // MARK: - Lengths

    /// `1 h 20 min`; of more than two days, `3 days`.
    package func short(_ seconds: Int64) -> String { short(seconds, days: "time.days.by") }

    /// `1 hour 20 minutes`.
    package func spoken(_ seconds: Int64) -> String { spoken(seconds, days: "time.days.by") }

    /// `in 1 h 20 min`, `in 1 hour 20 minutes`.
    package func ahead(_ seconds: Int64, isSpoken: Bool = false) -> String {
        let length =
            isSpoken ? spoken(seconds, days: "time.days") : short(seconds, days: "time.days")
        return words("time.in", ["length": .text(length)])
    }

    /// In the largest unit that fits: `40 s`, `5 min`, `3 days`.
    package func age(_ seconds: Int64) -> String { age(seconds, days: "time.days.by") }

    /// `5 min ago`.
    package func ago(_ seconds: Int64) -> String {
        words("time.ago", ["length": .text(age(seconds, days: "time.days"))])
    }

    /// `in 5 min`.
    package func inAge(_ seconds: Int64) -> String {
        words("time.in", ["length": .text(age(seconds, days: "time.days"))])
    }

    /// - Parameter days: the key of days in their case: languages have one of them behind `in`.
    private func short(_ seconds: Int64, days: String) -> String {
        let seconds = Self.rounded(seconds)
        if seconds >= 172_800 { return words(days, ["count": count(seconds / 86_400)]) }
        let (hours, minutes) = (seconds / 3_600, seconds % 3_600 / 60)
        let parts = [
            hours == 0 ? nil : words("time.h", ["count": count(hours)]),
            minutes == 0 && hours > 0 ? nil : words("time.min", ["count": count(minutes)]),
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    private func spoken(_ seconds: Int64, days: String) -> String {
        let seconds = Self.rounded(seconds)
        if seconds >= 172_800 { return words(days, ["count": count(seconds / 86_400)]) }
        let (hours, minutes) = (seconds / 3_600, seconds % 3_600 / 60)
        let parts = [
            hours == 0 ? nil : words("time.hours", ["count": count(hours)]),
            minutes == 0 ? nil : words("time.minutes", ["count": count(minutes)]),
        ].compactMap(\.self)
        return parts.isEmpty ? words("time.none") : parts.joined(separator: " ")
    }

    private func age(_ seconds: Int64, days: String) -> String {
        switch max(0, seconds) {
        case ..<60: words("time.s", ["count": count(max(0, seconds))])
        case ..<3_600: words("time.min", ["count": count(seconds / 60)])
        case ..<172_800: words("time.h", ["count": count(seconds / 3_600)])
        default: words(days, ["count": count(seconds / 86_400)])
        }
    }

    /// A minute that has begun is one, but for what is told in days.
    private static func rounded(_ seconds: Int64) -> Int64 {
        seconds < 172_800 ? (seconds + 59) / 60 * 60 : seconds
    }

    private func count(_ number: Int64) -> Message.Argument { .number(Int(number)) }
}
