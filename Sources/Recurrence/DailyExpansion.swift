/// DAILY rules with BY parts: every so many days, as far as the filter lets them through.
struct DailyExpansion {
    private let interval: Int
    private let isCounted: Bool
    private let start: WallTime
    private var filter: DayFilter
    private let times: [Int]

    init(_ rule: RecurrenceRule, start: WallTime, isDate: Bool) {
        interval = min(rule.interval, 4_000_000)
        isCounted = rule.count != nil
        self.start = start
        filter = DayFilter(rule, start: start.date)
        times = SetPositions.applied(
            rule.bySetPos, to: TimesOfDay.ofDay(rule, start: start, isDate: isDate))
    }

    mutating func run(into sink: inout OccurrenceSink) {
        guard !times.isEmpty else { return }
        let origin = start.date.dayNumber
        let begin = isCounted ? start.date : WallTime(seconds: sink.beginning).date
        for year in begin.year...9_999 {
            let first = CivilDate(uncheckedYear: year, month: 1, day: 1).dayNumber
            guard Int64(first) * 86_400 < sink.upper else { return }
            let mask = filter.mask(of: year)
            if interval == 1, skipYear(first, mask, &sink) {
                guard !sink.isDone else { return }
                continue
            }
            var day = mask.next(from: max(0, begin.dayNumber - first))
            while let found = day {
                let number = first + found
                if (number - origin) % interval == 0 {
                    guard give(number, to: &sink) else { return }
                }
                day = mask.next(from: found + 1)
            }
        }
    }

    /// Counts a year that lies before the window; false when it has to be walked.
    private func skipYear(_ first: Int, _ mask: YearMask, _ sink: inout OccurrenceSink) -> Bool {
        let begin = Int64(first) * 86_400
        guard isCounted, sink.isBefore(from: begin, to: begin + 366 * 86_400) else { return false }
        sink.skip(mask.count * times.count)
        return true
    }

    private func give(_ day: Int, to sink: inout OccurrenceSink) -> Bool {
        let midnight = Int64(day) * 86_400
        if sink.isBefore(from: midnight, to: midnight + 86_400) {
            if isCounted { sink.skip(times.count) }
            return !sink.isDone
        }
        for time in times where !sink.take(midnight + Int64(time)) { return false }
        return true
    }
}
