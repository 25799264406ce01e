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
        for year in begin.year...9_999 {
            let first = CivilDate(uncheckedYear: year, month: 1, day: 1).dayNumber
            guard Int64(first) * 86_400 < sink.upper else { return }
            let mask = filter.mask(of: year)
            var day = mask.next(from: max(0, begin.dayNumber - first))
            while let found = day {
                guard give(Int64(first + found), to: &sink) else { return }
                day = mask.next(from: found + 1)
            }
        }
    }

    /// Gives a day's starts to the sink; false when it wants no more.
    private mutating func give(_ day: Int64, to sink: inout OccurrenceSink) -> Bool {
        let midnight = day * 86_400
        // The first unit of the day on the grid.
        var first = (origin - day * unitsPerDay) % interval
        if first < 0 { first += interval }
        guard first < unitsPerDay else { return true }
        if sink.isBefore(from: midnight, to: midnight + 86_400) {
            if isCounted { sink.skip(count(from: first) * offsets.count) }
            return !sink.isDone
        }
        let steps = (unitsPerDay - first + interval - 1) / interval
        if let allowed, allowed.count <= steps {
            for unit in allowed where unit >= first && (unit - first) % interval == 0 {
                guard give(midnight, unit, to: &sink) else { return false }
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
                guard give(midnight, unit, to: &sink) else { return false }
            }
            unit += interval
        }
        return true
    }

    private func give(_ midnight: Int64, _ unit: Int64, to sink: inout OccurrenceSink) -> Bool {
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
        let hours = rule.byHour.isEmpty ? Array(0..<24) : rule.byHour.sorted()
        let minutes = unit == 3_600 ? [0] : hasMinutes ? rule.byMinute.sorted() : Array(0..<60)
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
