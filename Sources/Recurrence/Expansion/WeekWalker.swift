/// Walks a rule that repeats one pattern of days, at the start's own time of day.
///
/// That is DAILY, and WEEKLY on some weekdays: what timetables are made of. Finding a place in
/// it, and the last of a COUNT, is a division.
struct WeekWalker: Sendable {
    private let start: Int64
    /// The day on which the first pattern begins: the start's own, or its week's first.
    private let originDay: Int
    private let secondOfDay: Int64
    /// Days from one pattern to the next.
    private let cycle: Int
    /// Which days of a pattern happen; bit 0 is its first.
    private let pattern: UInt64
    private var last: Int64
    private var floor: Int64
    private var day: Int
    private var bits: UInt64

    /// Nil when the rule is not of this sort.
    ///
    /// In a series of whole days (`isDate`) BYHOUR, BYMINUTE and BYSECOND do not count.
    init?(_ rule: RecurrenceRule, start: Int64, last: Int64, isDate: Bool = false) {
        guard isDate || !rule.hasTimes,
            let pattern = Self.pattern(rule, start: WallTime(seconds: start).date)
        else {
            return nil
        }
        let wall = WallTime(seconds: start)
        self.start = start
        self.last = last
        originDay = wall.date.dayNumber - pattern.daysBefore
        secondOfDay = Int64(wall.secondOfDay)
        cycle = pattern.cycle
        self.pattern = pattern.bits
        floor = start
        day = originDay
        bits = pattern.bits
    }

    /// The next occurrence; nil after the last one.
    mutating func next() -> Int64? {
        while true {
            while bits != 0 {
                let ahead = bits.trailingZeroBitCount
                bits &= bits &- 1
                let wall = Int64(day &+ ahead) &* 86_400 &+ secondOfDay
                if wall < floor { continue }
                if wall <= last { return wall }
                bits = 0
                day = Self.beyond
            }
            if day >= Self.beyond { return nil }
            day &+= cycle
            bits = pattern
        }
    }

    /// Makes `next()` go on with the first occurrence that is not before `wall`.
    mutating func seek(to wall: Int64) {
        floor = max(start, wall)
        let ahead = WallTime(seconds: floor).date.dayNumber - originDay
        day = originDay + ahead / cycle * cycle
        bits = pattern
    }

    /// Ends the walk after so many occurrences from the start.
    mutating func end(after count: Int) {
        guard count > 0, count < 1 << 40 else {
            if count <= 0 { last = .min }
            return
        }
        let startBit = WallTime(seconds: start).date.dayNumber - originDay
        let missed = (pattern & (1 << UInt64(startBit) - 1)).nonzeroBitCount
        let (cycles, rank) = (count - 1 + missed)
            .quotientAndRemainder(dividingBy: pattern.nonzeroBitCount)
        let (days, tooFar) = cycles.multipliedReportingOverflow(by: cycle)
        guard !tooFar, days < 1 << 40 else { return }
        let day = originDay + days + pattern.selectBit(rank)
        last = min(last, Int64(day) * 86_400 + secondOfDay)
    }

    /// Whether the rule's own days include the start's.
    var includesStart: Bool {
        let startBit = WallTime(seconds: start).date.dayNumber - originDay
        return pattern >> UInt64(startBit) & 1 == 1 && start <= last
    }

    /// The last moment that may still be an occurrence.
    var bound: Int64 { last }

    private static let beyond = Int.max / 4

    private static func pattern(
        _ rule: RecurrenceRule, start: CivilDate
    ) -> (bits: UInt64, cycle: Int, daysBefore: Int)? {
        guard rule.frequency == .weekly || rule.frequency == .daily, !rule.hasOtherDayParts else {
            return nil
        }
        let interval = rule.clampedInterval
        if rule.frequency == .daily {
            if rule.byDay.isEmpty { return (1, interval, 0) }
            guard interval == 1 else { return nil }
        }
        let first = rule.weekStart.rawValue
        let startBit = (start.weekday.rawValue - first + 7) % 7
        var bits: UInt64 = rule.byDay.isEmpty ? 1 << UInt64(startBit) : 0
        for entry in rule.byDay { bits |= 1 << UInt64((entry.weekday.rawValue - first + 7) % 7) }
        return (bits, 7 * interval, startBit)
    }
}

extension RecurrenceRule {
    var hasTimes: Bool { !byHour.isEmpty || !byMinute.isEmpty || !bySecond.isEmpty }

    /// Whether other parts than BYDAY choose among the days.
    var hasOtherDayParts: Bool {
        !byMonth.isEmpty || !byMonthDay.isEmpty || !bySetPos.isEmpty || !byYearDay.isEmpty
            || !byWeekNo.isEmpty
    }

    /// INTERVAL within bounds that no arithmetic here can overflow.
    ///
    /// 2^40 seconds are more than the years up to 9999.
    var clampedInterval: Int { min(max(interval, 1), 1 << 40) }
}
