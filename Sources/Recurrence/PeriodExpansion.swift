/// YEARLY, MONTHLY and WEEKLY rules: days of a period by times of day, BYSETPOS on their product.
struct PeriodExpansion {
    private let rule: RecurrenceRule
    private let start: WallTime
    private var filter: DayFilter
    private let times: [Int]
    private var days: [Int] = []

    init(_ rule: RecurrenceRule, start: WallTime, isDate: Bool) {
        self.rule = rule
        self.start = start
        filter = DayFilter(rule, start: start.date)
        times = TimesOfDay.ofDay(rule, start: start, isDate: isDate)
    }

    mutating func run(into sink: inout OccurrenceSink) {
        let grid = PeriodGrid(rule, start: start.date)
        var number = rule.count == nil ? grid.number(at: WallTime(seconds: sink.beginning).date) : 0
        var empty = 0
        while empty < grid.cycle, let span = grid.days(of: number) {
            let begin = WallTime(span.lowerBound).seconds
            guard begin < sink.upper else { return }
            gather(span)
            let chosen = SetPositions.chosen(rule.bySetPos, of: days.count * times.count)
            let size = chosen?.count ?? days.count * times.count
            if sink.isBefore(from: begin, to: WallTime(span.upperBound).seconds) {
                sink.skip(size)
                guard !sink.isDone else { return }
            } else {
                guard give(chosen, to: &sink) else { return }
            }
            empty = size == 0 ? empty + 1 : 0
            number += 1
        }
    }

    /// Puts the days of a period that pass the filter into `days`.
    private mutating func gather(_ span: Range<CivilDate>) {
        days.removeAll(keepingCapacity: true)
        var date = span.lowerBound
        while date < span.upperBound {
            let year = date.year
            let first = CivilDate(uncheckedYear: year, month: 1, day: 1).dayNumber
            let next = CivilDate(uncheckedYear: year + 1, month: 1, day: 1).dayNumber
            let end = min(span.upperBound.dayNumber, next)
            let mask = filter.mask(of: year)
            var day = mask.next(from: date.dayNumber - first)
            while let found = day, first + found < end {
                days.append(first + found)
                day = mask.next(from: found + 1)
            }
            date = CivilDate(dayNumber: end)
        }
    }

    /// Gives the chosen elements of days by times to the sink; false when it wants no more.
    private func give(_ chosen: [Int]?, to sink: inout OccurrenceSink) -> Bool {
        if let chosen {
            for place in chosen where !sink.take(element(place)) { return false }
            return true
        }
        for day in days {
            let midnight = Int64(day) * 86_400
            for time in times where !sink.take(midnight + Int64(time)) { return false }
        }
        return true
    }

    private func element(_ place: Int) -> Int64 {
        Int64(days[place / times.count]) * 86_400 + Int64(times[place % times.count])
    }
}

/// Where the periods of a rule lie: every so many years, months or weeks from the start's own.
private struct PeriodGrid {
    private let frequency: RecurrenceRule.Frequency
    private let interval: Int
    private let year: Int
    private let month: Int
    /// The first day of the start's week.
    private let week: CivilDate

    init(_ rule: RecurrenceRule, start: CivilDate) {
        frequency = rule.frequency
        interval = min(rule.interval, 4_000_000)
        (year, month, _) = start.parts
        let into = (start.weekday.rawValue - rule.weekStart.rawValue + 7) % 7
        week = start.adding(days: -into)
    }

    /// After so many periods without a day, there never is one: 400 years repeat.
    var cycle: Int {
        switch frequency {
        case .yearly: 400
        case .monthly: 4_800
        default: 20_871
        }
    }

    /// The days of the period of that number, from 0; nil past the end of time.
    func days(of number: Int) -> Range<CivilDate>? {
        let (steps, overflow) = number.multipliedReportingOverflow(by: interval)
        guard !overflow, steps < 4_000_000 else { return nil }
        switch frequency {
        case .yearly:
            return year + steps > 9_999
                ? nil : first(year + steps, 1)..<first(year + steps + 1, 1)
        case .monthly:
            let months = month - 1 + steps
            let (year, month) = (year + months / 12, months % 12 + 1)
            guard year <= 9_999 else { return nil }
            let begin = first(year, month)
            return begin..<begin.adding(days: CivilDate.daysIn(month: month, year: year))
        default:
            let begin = week.adding(days: steps * 7)
            return begin < WallTime.latest.date ? begin..<begin.adding(days: 7) : nil
        }
    }

    /// The number of the last period that begins at or before a date; 0 before the first.
    func number(at date: CivilDate) -> Int {
        let parts = date.parts
        switch frequency {
        case .yearly: return max(0, parts.year - year) / interval
        case .monthly:
            return max(0, (parts.year - year) * 12 + parts.month - month) / interval
        default: return max(0, date.dayNumber - week.dayNumber) / 7 / interval
        }
    }

    private func first(_ year: Int, _ month: Int) -> CivilDate {
        CivilDate(uncheckedYear: year, month: month, day: 1)
    }
}
