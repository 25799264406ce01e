/// A recurrence rule: the value of RRULE (RFC 5545 section 3.3.10).
public struct RecurrenceRule: Hashable, Sendable {
    public enum Frequency: String, Hashable, Sendable, CaseIterable {
        case secondly = "SECONDLY"
        case minutely = "MINUTELY"
        case hourly = "HOURLY"
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    /// Until when, inclusive.
    public enum Until: Hashable, Sendable {
        /// A date; against starts with a time of day, which RFC 5545 forbids, its midnight.
        case date(CivilDate)
        /// On the wall clock of the start.
        case local(WallTime)
        case utc(Instant)
    }

    /// A weekday, or the nth of a month or year: `MO`, `1MO`, `-2FR`.
    public struct DayOfWeek: Hashable, Sendable {
        /// Counted from the end when negative; 0 for every one.
        public var ordinal: Int
        public var weekday: Weekday

        public init(_ weekday: Weekday, ordinal: Int = 0) {
            self.weekday = weekday
            self.ordinal = ordinal
        }
    }

    public var frequency: Frequency
    /// At least 1.
    public var interval: Int
    /// At least 1; nil when it does not end by number.
    public var count: Int?
    public var until: Until?
    public var bySecond: [Int] = []
    public var byMinute: [Int] = []
    public var byHour: [Int] = []
    public var byDay: [DayOfWeek] = []
    public var byMonthDay: [Int] = []
    public var byYearDay: [Int] = []
    public var byWeekNo: [Int] = []
    public var byMonth: [Int] = []
    public var bySetPos: [Int] = []
    public var weekStart: Weekday = .monday

    public init(
        _ frequency: Frequency, interval: Int = 1, count: Int? = nil, until: Until? = nil,
        byDay: [DayOfWeek] = []
    ) {
        self.frequency = frequency
        self.interval = max(1, interval)
        self.count = count
        self.until = until
        self.byDay = byDay
    }
}

extension RecurrenceRule {
    /// The rule as RFC 5545 writes it: `FREQ=WEEKLY;UNTIL=20261211T235959Z;BYDAY=MO,WE`.
    public var text: String {
        var text = "FREQ=\(frequency.rawValue)"
        if interval != 1 { text += ";INTERVAL=\(interval)" }
        if let count { text += ";COUNT=\(count)" }
        switch until {
        case .date(let date): text += ";UNTIL=\(WallTime(date).dateText)"
        case .local(let wall): text += ";UNTIL=\(wall)"
        case .utc(let instant): text += ";UNTIL=\(WallTime(seconds: instant.seconds))Z"
        case nil: break
        }
        for (name, numbers) in [
            ("BYSECOND", bySecond), ("BYMINUTE", byMinute), ("BYHOUR", byHour),
            ("BYMONTHDAY", byMonthDay), ("BYYEARDAY", byYearDay), ("BYWEEKNO", byWeekNo),
            ("BYMONTH", byMonth), ("BYSETPOS", bySetPos),
        ] where !numbers.isEmpty {
            text += ";\(name)=" + numbers.map(String.init).joined(separator: ",")
        }
        if !byDay.isEmpty {
            text += ";BYDAY=" + byDay.map(\.text).joined(separator: ",")
        }
        return weekStart == .monday ? text : text + ";WKST=\(weekStart.code)"
    }
}

extension RecurrenceRule.DayOfWeek {
    var text: String { (ordinal == 0 ? "" : "\(ordinal)") + weekday.code }
}
