public import Recurrence

/// Some days in a row, the first and the last of them in it.
public struct DaySpan: Hashable, Sendable {
    public let first: CivilDate
    public let last: CivilDate

    /// Nil when the last day is before the first.
    public init?(_ first: CivilDate, _ last: CivilDate) {
        guard first <= last else { return nil }
        (self.first, self.last) = (first, last)
    }

    public init(_ day: CivilDate) { (first, last) = (day, day) }

    /// Reads `2026-10-05`, or `2026-10-05 to 2026-10-09`; nil for anything else.
    public init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count == 1 || (words.count == 3 && words[1] == "to"),
            let first = words.first.flatMap({ Timestamp.date(String($0)) }),
            let last = words.last.flatMap({ Timestamp.date(String($0)) })
        else { return nil }
        self.init(first, last)
    }

    /// How many days.
    public var count: Int { last.dayNumber - first.dayNumber + 1 }

    public func contains(_ day: CivilDate) -> Bool { first <= day && day <= last }

    public func overlaps(_ other: DaySpan) -> Bool { first <= other.last && other.first <= last }
}

/// Days with a name: a holiday, a break, an examination period.
public struct NamedDays: Hashable, Sendable {
    public var name: String
    public var days: DaySpan

    public init(_ name: String, _ days: DaySpan) {
        self.name = name
        self.days = days
    }
}
