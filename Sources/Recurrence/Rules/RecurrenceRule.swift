/// A recurrence rule: RFC 5545 section 3.3.10.
///
/// The fields are the rule parts, named as the RFC names them. An empty list is an absent part.
/// Expansion reads the lists as sets and ignores numbers outside the RFC's ranges.
package struct RecurrenceRule: Hashable, Sendable {
    /// How often the rule repeats, from the longest period to the shortest.
    package enum Frequency: Int, Hashable, Sendable, Comparable, CaseIterable {
        case yearly, monthly, weekly, daily, hourly, minutely, secondly

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The last moment that may still be an occurrence.
    package enum Until: Hashable, Sendable {
        /// A day; for a start with a time this is the midnight that begins it.
        case date(CivilDate)
        /// A time on the wall clock of the start's zone.
        case local(WallTime)
        case utc(Instant)
    }

    /// A weekday, or the nth of its kind: `MO`, `1MO`, `-1FR`.
    package struct WeekdayNum: Hashable, Sendable {
        /// -53 to 53; 0 for every such weekday.
        package var ordinal: Int
        package var weekday: Weekday

        package init(ordinal: Int = 0, _ weekday: Weekday) {
            self.ordinal = ordinal
            self.weekday = weekday
        }
    }

    package var frequency: Frequency
    /// Every how many periods; values below 1 are read as 1.
    package var interval = 1
    /// How many times the rule itself happens; nil when it does not say.
    package var count: Int?
    package var until: Until?
    package var bySecond: [Int] = []
    package var byMinute: [Int] = []
    package var byHour: [Int] = []
    package var byDay: [WeekdayNum] = []
    package var byMonthDay: [Int] = []
    package var byYearDay: [Int] = []
    package var byWeekNo: [Int] = []
    package var byMonth: [Int] = []
    package var bySetPos: [Int] = []
    /// The first day of a week.
    ///
    /// The default is Monday.
    package var weekStart = Weekday.monday

    package init(_ frequency: Frequency) { self.frequency = frequency }
}
