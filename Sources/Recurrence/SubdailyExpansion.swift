/// HOURLY, MINUTELY and SECONDLY rules.
///
/// Counted in units since the start: `unitsPerDay` (24, 1,440 or 86,400) a day, every
/// `interval`th of them. Days that the filter holds back are never entered, and inside a day either
/// the units of the grid or those that BYHOUR, BYMINUTE and BYSECOND allow are tried, whichever are
/// fewer. Two units of a day on the grid differ by a multiple of gcd(interval, unitsPerDay), so
/// when no allowed unit differs so from the start's, the rule never matches.
struct SubdailyExpansion {
    private let unit: Int64
    private let unitsPerDay: Int64
    private let interval: Int64
    private let isCounted: Bool
    private let start: WallTime
    /// The start's unit, counted from 1970.
    private let origin: Int64
    private var filter: DayFilter
    /// Units of the day that the BY parts allow and the grid can meet; nil for all.
    private let allowed: [Int64]?
    /// Seconds within a unit.
    private let offsets: [Int]
    /// For COUNT: how many allowed units have each remainder by `interval`. Made when needed.
    private var remainders: [Int] = []

    init(_ rule: RecurrenceRule, start: WallTime) {
        let unit: Int64 =
            switch rule.frequency {
            case .hourly: 3_600
            case .minutely: 60
            default: 1
            }
        self.unit = unit
        unitsPerDay = 86_400 / unit
        // Beyond the end of time a larger interval makes no difference.
        interval = min(Int64(rule.interval), 400_000_000_000)
        isCounted = rule.count != nil
        self.start = start
        origin =
            Int64(start.date.dayNumber) * (86_400 / unit) + Int64(start.secondOfDay) / unit
        filter = DayFilter(rule, start: start.date)
        offsets = SetPositions.applied(
            rule.bySetPos, to: TimesOfDay.within(unit: Int(unit), rule, start: start))
        allowed = Self.allowed(rule, unit: unit).map { [interval, origin, unitsPerDay] units in
            let step = Self.greatestCommonDivisor(interval, unitsPerDay)
            return units.filter { ($0 - origin) % step == 0 }
        }
    }

    mutating func run(into sink: inout OccurrenceSink) {
        guard !offsets.isEmpty, allowed?.isEmpty != true else { return }
        let begin = isCounted ? start.date : WallTime(seconds: sink.beginning).date
        let sparse = SparseUnits(
            allowed, origin: origin, interval: interval, unitsPerDay: unitsPerDay)
        for year in begin.year...9_999 {
            let first = CivilDate(uncheckedYear: year, month: 1, day: 1).dayNumber
            guard Int64(first) * 86_400 < sink.upper else { return }
            let mask = filter.mask(of: year)
            if skipYear(first, mask, &sink) {
                guard !sink.isDone else { return }
            } else if let sparse {
                let next = CivilDate(uncheckedYear: year + 1, month: 1, day: 1).dayNumber
                let days = min(max(first, begin.dayNumber), next)..<next
                for (day, unit) in sparse.units(in: days) where mask.contains(day - first) {
                    guard giveUnit(unit, after: Int64(day) * 86_400, to: &sink) else { return }
                }
            } else {
                guard giveYear(first, mask, from: begin.dayNumber, to: &sink) else { return }
            }
        }
    }

    /// Walks over a year's days; false when the sink wants no more.
    private mutating func giveYear(
        _ first: Int, _ mask: YearMask, from begin: Int, to sink: inout OccurrenceSink
    ) -> Bool {
        var day = mask.next(from: max(0, begin - first))
        while let found = day {
            let ahead = firstUnit(of: Int64(first + found))
            guard ahead < unitsPerDay else {
                // So many days have nothing on the grid.
                day = mask.next(from: found + Int(min(ahead / unitsPerDay, 400)))
                continue
            }
            guard give(Int64(first + found), ahead, to: &sink) else { return false }
            day = mask.next(from: found + 1)
        }
        return true
    }

    /// The first unit on the grid at or after a day's beginning, counted from there.
    private func firstUnit(of day: Int64) -> Int64 {
        let first = (origin - day * unitsPerDay) % interval
        return first < 0 ? first + interval : first
    }

    /// Counts a year before the window in which every day has as many; false when it has to be
    /// walked.
    private mutating func skipYear(
        _ first: Int, _ mask: YearMask, _ sink: inout OccurrenceSink
    ) -> Bool {
        let begin = Int64(first) * 86_400
        guard isCounted, unitsPerDay % interval == 0,
            sink.isBefore(from: begin, to: begin + 366 * 86_400)
        else { return false }
        sink.skip(mask.count * count(from: firstUnit(of: Int64(first))) * offsets.count)
        return true
    }

    /// Gives a day's starts to the sink; false when it wants no more.
    ///
    /// - Parameter first: the first unit of the day that is on the grid.
    private mutating func give(
        _ day: Int64, _ first: Int64, to sink: inout OccurrenceSink
    ) -> Bool {
        let midnight = day * 86_400
        if sink.isBefore(from: midnight, to: midnight + 86_400) {
            if isCounted { sink.skip(count(from: first) * offsets.count) }
            return !sink.isDone
        }
        let steps = (unitsPerDay - first + interval - 1) / interval
        if let allowed, allowed.count <= steps {
            for unit in allowed where unit >= first && (unit - first) % interval == 0 {
                guard giveUnit(unit, after: midnight, to: &sink) else { return false }
            }
            return true
        }
        var unit = first
        if !isCounted, sink.beginning > midnight {
            let behind = (sink.beginning - midnight) / self.unit - first
            if behind > 0 { unit += behind / interval * interval }
        }
        while unit < unitsPerDay {
            if allowed.map({ Self.contains(unit, in: $0) }) ?? true {
                guard giveUnit(unit, after: midnight, to: &sink) else { return false }
            }
            unit += interval
        }
        return true
    }

    private func giveUnit(
        _ unit: Int64, after midnight: Int64, to sink: inout OccurrenceSink
    ) -> Bool {
        let base = midnight + unit * self.unit
        for offset in offsets where !sink.take(base + Int64(offset)) { return false }
        return true
    }

    /// How many of a day's units are on the grid and allowed.
    private mutating func count(from first: Int64) -> Int {
        guard let allowed else { return Int((unitsPerDay - first + interval - 1) / interval) }
        guard interval <= unitsPerDay else { return Self.contains(first, in: allowed) ? 1 : 0 }
        if remainders.isEmpty {
            remainders = Array(repeating: 0, count: Int(interval))
            for unit in allowed { remainders[Int(unit % interval)] += 1 }
        }
        return remainders[Int(first % interval)]
    }

    /// The units of a day that BYHOUR, BYMINUTE and BYSECOND allow, in order; nil for all.
    private static func allowed(_ rule: RecurrenceRule, unit: Int64) -> [Int64]? {
        let hasMinutes = unit < 3_600 && !rule.byMinute.isEmpty
        let hasSeconds = unit == 1 && !rule.bySecond.isEmpty
        guard !rule.byHour.isEmpty || hasMinutes || hasSeconds else { return nil }
        let hours = rule.byHour.isEmpty ? Array(0..<24) : TimesOfDay.ordered(rule.byHour)
        let minutes =
            unit == 3_600 ? [0] : hasMinutes ? TimesOfDay.ordered(rule.byMinute) : Array(0..<60)
        let seconds =
            unit > 1 ? [0] : hasSeconds ? TimesOfDay.clamped(rule.bySecond) : Array(0..<60)
        var units: [Int64] = []
        units.reserveCapacity(hours.count * minutes.count * seconds.count)
        for hour in hours {
            for minute in minutes {
                for second in seconds {
                    units.append(Int64(hour * 3_600 + minute * 60 + second) / unit)
                }
            }
        }
        return units
    }

    private static func contains(_ unit: Int64, in units: [Int64]) -> Bool {
        var low = 0
        var high = units.count
        while low < high {
            let middle = (low + high) / 2
            if units[middle] < unit { low = middle + 1 } else { high = middle }
        }
        return low < units.count && units[low] == unit
    }

    private static func greatestCommonDivisor(_ left: Int64, _ right: Int64) -> Int64 {
        var (left, right) = (left, right)
        while right != 0 { (left, right) = (right, left % right) }
        return left
    }
}
