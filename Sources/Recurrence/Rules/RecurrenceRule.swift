/// A recurrence rule: RFC 5545 section 3.3.10.
///
/// The fields are the rule parts, named as the RFC names them. An empty list is an absent part.
/// Expansion reads the lists as sets and ignores numbers outside the RFC's ranges.
public struct RecurrenceRule: Hashable, Sendable {
    /// How often the rule repeats, from the longest period to the shortest.
    public enum Frequency: Int, Hashable, Sendable, Comparable, CaseIterable {
        case yearly, monthly, weekly, daily, hourly, minutely, secondly

        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The last moment that may still be an occurrence.
    public enum Until: Hashable, Sendable {
        /// A day; for a start with a time this is the midnight that begins it.
        case date(CivilDate)
        /// A time on the wall clock of the start's zone.
        case local(WallTime)
        case utc(Instant)
    }

    /// A weekday, or the nth of its kind: `MO`, `1MO`, `-1FR`.
    public struct WeekdayNum: Hashable, Sendable {
        /// -53 to 53; 0 for every such weekday.
        public var ordinal: Int
        public var weekday: Weekday

        public init(ordinal: Int = 0, _ weekday: Weekday) {
            self.ordinal = ordinal
            self.weekday = weekday
        }
    }

    public var frequency: Frequency
    /// Every how many periods; values below 1 are read as 1.
    public var interval = 1
    /// How many times the rule itself happens; nil when it does not say.
    public var count: Int?
    public var until: Until?
    public var bySecond: [Int] = []
    public var byMinute: [Int] = []
    public var byHour: [Int] = []
    public var byDay: [WeekdayNum] = []
    public var byMonthDay: [Int] = []
    public var byYearDay: [Int] = []
    public var byWeekNo: [Int] = []
    public var byMonth: [Int] = []
    public var bySetPos: [Int] = []
    /// The first day of a week.
    ///
    /// The default is Monday.
    public var weekStart = Weekday.monday

    public init(_ frequency: Frequency) { self.frequency = frequency }
}
