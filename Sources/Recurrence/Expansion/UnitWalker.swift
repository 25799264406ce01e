/// Walks a DAILY, HOURLY, MINUTELY or SECONDLY rule: every so many units of time.
///
/// Units are counted on the wall clock, where each day has as many. A day matters when the day
/// filter lets it through and one of the units that the interval hits in it passes BYHOUR,
/// BYMINUTE and BYSECOND. Which units it hits depends on one number, the `phase`: how many units
/// after midnight the first of them comes. Days without any are passed over with an addition.
final class UnitWalker {
    let start: Int64
    var last: Int64
    /// Units in a day, seconds in a unit, units from one hit to the next.
    let perDay: Int
    let unitSeconds: Int
    let interval: Int
    /// The units of a day that pass, by the time at which they begin.
    let units: ClockFilter
    /// The times within a unit, in seconds after it begins.
    let inner: ClockFilter
    /// What BYSETPOS keeps of them; nil when the rule has none.
    let picks: [Int]?
    /// Some of the units do not pass.
    let isFiltered: Bool
    /// How many units pass in a day of each phase; made when first asked for.
    var unitsByPhase: [Int32] = []
    var filter: DayFilter
    /// The year that `day` lies in, and its matching days.
    var frame: YearFrame
    var days: YearDays
    var day: Int
    var phase = 0
    /// So many days on, both the calendar and the phase are as they are now; nil when that is
    /// more days than there are up to the year 9999.
    let cycle: Int?
    /// The next unit of the day to look at; `perDay` or more when the day is done.
    private(set) var unit = 0
    private var unitStart: Int64 = 0
    private var floor: Int64
    /// The next time within the unit, or the index of the next pick; nil when the unit is done.
    private var pending: Int?
    private(set) var isOver = false

    init(
        _ rule: RecurrenceRule, units: ClockFilter, inner: ClockFilter, unitSeconds: Int,
        start: WallTime, last: Int64
    ) {
        self.start = start.seconds
        self.last = last
        self.unitSeconds = unitSeconds
        self.units = units
        self.inner = inner
        perDay = 86_400 / unitSeconds
        interval = rule.clampedInterval
        isFiltered = units.count < perDay
        picks = SetPositions(rule.bySetPos).map { positions in
            var picks: [Int] = []
            positions.forEach(of: inner.count) { picks.append(inner.select($0)) }
            return picks
        }
        let date = start.date
        filter = DayFilter(rule, start: date)
        frame = YearFrame(year: date.year)
        days = filter.days(of: frame)
        day = date.dayNumber
        floor = start.seconds
        cycle = Self.cycle(interval: interval, perDay: perDay)
        if !reachesAnyUnit { self.last = .min }
        seek(to: start.seconds)
    }

    /// Whether the interval ever hits a unit that passes.
    ///
    /// Hits and days have a common measure: a unit off it by another rest is never hit.
    private var reachesAnyUnit: Bool {
        let measure = Int.greatestCommonDivisor(interval, perDay)
        guard isFiltered, measure > 1 else { return true }
        var time: Int? = units.first
        while let here = time {
            if (here / unitSeconds - startUnit) % measure == 0 { return true }
            time = units.first(from: here + unitSeconds)
        }
        return false
    }

    /// The next occurrence; nil after the last one.
    func next() -> Int64? {
        while !isOver {
            if let wall = nextInUnit() {
                if wall < floor { continue }
                if wall <= last { return wall }
                break
            }
            if enterUnit() { continue }
            advance(by: 1)
            guard enterDay() else { break }
            unit = phase
        }
        isOver = true
        return nil
    }

    /// Makes `next()` go on with the first occurrence that is not before `wall`.
    func seek(to wall: Int64) {
        floor = max(start, wall)
        pending = nil
        isOver = floor > last || picks?.isEmpty == true
        guard !isOver else { return }
        let first = WallTime(seconds: floor).date.dayNumber
        day = first
        phase = (startUnit - day * perDay) % interval
        if phase < 0 { phase += interval }
        guard enterDay() else { return isOver = true }
        unit = phase
        if day == first {
            let from = Int(floor - Int64(day) * 86_400) / unitSeconds
            if from > phase { unit = phase + (from - phase + interval - 1) / interval * interval }
        }
    }

    /// The unit that holds the start, counted from the epoch of wall time.
    var startUnit: Int { Int(start.flooredQuotient(dividingBy: Int64(unitSeconds))) }

    /// The first unit that passes, of those the interval hits; `from` must be one of them.
    func passingUnit(from: Int) -> Int? {
        guard from < perDay else { return nil }
        guard isFiltered else { return from }
        guard units.count <= perDay / interval else {
            return stride(from: from, to: perDay, by: interval)
                .first { units.contains($0 * unitSeconds) }
        }
        var time = from * unitSeconds
        while let next = units.first(from: time) {
            let unit = next / unitSeconds
            if (unit - phase) % interval == 0 { return unit }
            time = next + unitSeconds
        }
        return nil
    }

    /// Finds the day's next unit that passes, and its first time; false when the day is done.
    private func enterUnit() -> Bool {
        guard let found = passingUnit(from: unit) else {
            unit = perDay
            return false
        }
        unit = found + interval
        unitStart = Int64(day) * 86_400 + Int64(found * unitSeconds)
        if picks != nil {
            pending = 0
        } else {
            let from = floor - unitStart
            pending = from <= 0 ? inner.first : inner.first(from: Int(min(from, 86_400)))
        }
        return true
    }

    private func nextInUnit() -> Int64? {
        guard let here = pending else { return nil }
        if let picks {
            pending = here + 1 < picks.count ? here + 1 : nil
            return unitStart + Int64(picks[here])
        }
        pending = inner.first(from: here + 1)
        return unitStart + Int64(here)
    }

    private static func cycle(interval: Int, perDay: Int) -> Int? {
        let phases = interval / Int.greatestCommonDivisor(interval, perDay)
        let repeats = phases / Int.greatestCommonDivisor(phases, 146_097)
        // 25 times 400 years is all there is.
        return repeats < 25 ? 146_097 * repeats : nil
    }
}

extension Int {
    static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
        var (left, right) = (left, right)
        while right != 0 { (left, right) = (right, left % right) }
        return left
    }
}

extension Int64 {
    /// The quotient rounded towards negative infinity; the divisor must be positive.
    func flooredQuotient(dividingBy divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
