package import Recurrence

/// Some days in a row, the first and the last of them in it.
package struct DaySpan: Hashable, Sendable {
    package let first: CivilDate
    package let last: CivilDate

    /// Nil when the last day is before the first.
    package init?(_ first: CivilDate, _ last: CivilDate) {
        guard first <= last else { return nil }
        (self.first, self.last) = (first, last)
    }

    package init(_ day: CivilDate) { (first, last) = (day, day) }

    /// Reads `2026-10-05`, or `2026-10-05 to 2026-10-09`; nil for anything else.
    package init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count == 1 || (words.count == 3 && words[1] == "to"),
            let first = words.first.flatMap({ Timestamp.date(String($0)) }),
            let last = words.last.flatMap({ Timestamp.date(String($0)) })
        else { return nil }
        self.init(first, last)
    }

    /// How many days.
    package var count: Int { last.dayNumber - first.dayNumber + 1 }

    package func contains(_ day: CivilDate) -> Bool { first <= day && day <= last }

    package func overlaps(_ other: DaySpan) -> Bool { first <= other.last && other.first <= last }
}

/// Days with a name: a holiday, a break, an examination period.
package struct NamedDays: Hashable, Sendable {
    package var name: String
    package var days: DaySpan

    package init(_ name: String, _ days: DaySpan) {
        self.name = name
        self.days = days
    }
}
