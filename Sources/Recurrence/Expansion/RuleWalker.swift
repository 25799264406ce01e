/// Walks the occurrences of one rule in order of time, whatever sort of rule it is.
enum RuleWalker {
    case never
    case week(WeekWalker)
    case period(PeriodWalker)
    case unit(UnitWalker)

    /// A walk from the start on, ended by COUNT or by `last`, whichever comes first.
    ///
    /// - Parameters:
    ///   - rule: The rule; its UNTIL must already be in `last`.
    ///   - start: The wall time at which the series starts.
    ///   - isDate: The series is of whole days: BYHOUR, BYMINUTE and BYSECOND are ignored, and of
    ///     an HOURLY rule or a shorter one only the midnights are kept.
    ///   - last: The last wall second of interest.
    init(_ rule: RecurrenceRule, start: WallTime, isDate: Bool, last: Int64) {
        guard start.seconds <= last, start >= .earliest else {
            self = .never
            return
        }
        if isDate {
            var dated = rule
            let hasHours = rule.frequency > .daily
            dated.byHour = hasHours ? [0] : []
            dated.byMinute = hasHours ? [0] : []
            dated.bySecond = hasHours ? [0] : []
            self.init(dated, start: start, last: last)
        } else {
            self.init(rule, start: start, last: last)
        }
    }

    private init(_ rule: RecurrenceRule, start: WallTime, last: Int64) {
        if var walker = WeekWalker(rule, start: start.seconds, last: last) {
            if let count = rule.count { walker.end(after: count) }
            self = .week(walker)
        } else if rule.frequency <= .weekly {
            let clock = rule.clock(from: start, open: 0)
            let walker = PeriodWalker(rule, clock: clock, start: start, last: last)
            if let count = rule.count {
                walker.end(after: count)
                walker.seek(to: start.seconds)
            }
            self = .period(walker)
        } else {
            let open = rule.frequency.rawValue - RecurrenceRule.Frequency.daily.rawValue
            let walker = UnitWalker(
                rule, units: rule.unitClock(open: open), inner: rule.clock(from: start, open: open),
                unitSeconds: [86_400, 3_600, 60, 1][open], start: start, last: last)
            if let count = rule.count {
                walker.end(after: count)
                walker.seek(to: start.seconds)
            }
            self = .unit(walker)
        }
    }

    /// Makes `next()` go on with the first occurrence that is not before `wall`.
    mutating func seek(to wall: Int64) {
        switch self {
        case .never: break
        case .week(var walker):
            walker.seek(to: wall)
            self = .week(walker)
        case .period(let walker): walker.seek(to: wall)
        case .unit(let walker): walker.seek(to: wall)
        }
    }

    /// The next occurrence; nil after the last one.
    mutating func next() -> Int64? {
        switch self {
        case .never: return nil
        case .week(var walker):
            let wall = walker.next()
            self = .week(walker)
            return wall
        case .period(let walker): return walker.next()
        case .unit(let walker): return walker.next()
        }
    }

    /// The last moment that may still be an occurrence.
    var last: Int64 {
        switch self {
        case .never: .min
        case .week(let walker): walker.bound
        case .period(let walker): walker.last
        case .unit(let walker): walker.last
        }
    }
}

extension RecurrenceRule {
    /// The times of day at which a unit happens, or the times within a unit.
    ///
    /// The first `open` of hour, minute and second are told by the unit itself and are 0 here.
    /// What the rule leaves out of the others comes from the start.
    func clock(from start: WallTime, open: Int) -> ClockFilter {
        let time = start.secondOfDay
        let parts = [(byHour, 0...23), (byMinute, 0...59), (bySecond, 0...59)]
        let masks = zip(parts, [time / 3_600, time / 60 % 60, time % 60]).enumerated()
            .map { index, entry -> UInt64 in
                guard index >= open else { return 1 }
                let mask = DayFilter.mask(entry.0.0, entry.0.1)
                return mask == 0 ? 1 << UInt64(entry.1) : mask
            }
        return ClockFilter(hours: masks[0], minutes: masks[1], seconds: masks[2])
    }

    /// The units of a day that BYHOUR, BYMINUTE and BYSECOND let through, by their first second.
    func unitClock(open: Int) -> ClockFilter {
        func mask(_ values: [Int], _ range: ClosedRange<Int>, place: Int) -> UInt64 {
            guard open > place else { return 1 }
            let mask = DayFilter.mask(values, range)
            return mask == 0 ? 1 << UInt64(range.count) - 1 : mask
        }
        return ClockFilter(
            hours: mask(byHour, 0...23, place: 0), minutes: mask(byMinute, 0...59, place: 1),
            seconds: mask(bySecond, 0...59, place: 2))
    }
}
