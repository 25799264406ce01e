/// The fast path: what timetables are made of.
///
/// DAILY, or WEEKLY with or without BYDAY, and no other BY part: the starts repeat every
/// `interval` days or weeks, so that the window is reached by a division.
struct WeeklySteps {
    /// Days from the anchor, in order.
    private let days: [Int]
    /// Days between two repetitions.
    private let stride: Int
    /// Midnight of the first day of the start's own period, in wall seconds.
    private let anchor: Int64
    private let secondOfDay: Int64
    /// How many of `days` come before the start in its own period.
    private let early: Int

    /// Nil when the rule is of another kind.
    init?(_ rule: RecurrenceRule, start: WallTime, isDate: Bool) {
        guard rule.bySetPos.isEmpty, rule.byMonth.isEmpty, rule.byMonthDay.isEmpty,
            rule.byYearDay.isEmpty, rule.byWeekNo.isEmpty,
            isDate || (rule.byHour.isEmpty && rule.byMinute.isEmpty && rule.bySecond.isEmpty)
        else { return nil }
        let date = start.date
        switch rule.frequency {
        case .daily where rule.byDay.isEmpty:
            days = [0]
            stride = min(rule.interval, Self.farAway)
            anchor = WallTime(date).seconds
            early = 0
        case .weekly:
            let into = (date.weekday.rawValue - rule.weekStart.rawValue + 7) % 7
            let bits = rule.byDay.reduce(0) { bits, day in
                bits | 1 << ((day.weekday.rawValue - rule.weekStart.rawValue + 7) % 7)
            }
            days = bits == 0 ? [into] : (0..<7).filter { bits >> $0 & 1 == 1 }
            stride = 7 * min(rule.interval, Self.farAway)
            anchor = WallTime(date.adding(days: -into)).seconds
            early = days.count { $0 < into }
        default: return nil
        }
        secondOfDay = isDate ? 0 : Int64(start.secondOfDay)
    }

    /// More periods than the calendar has days.
    private static let farAway = 4_000_000

    func run(into sink: inout OccurrenceSink, counted: Bool) {
        let step = Int64(stride) * 86_400
        var period = max(0, (sink.beginning - anchor) / step - 1)
        if period > 0, counted { sink.skip(Int(period) * days.count - early) }
        guard !sink.isDone else { return }
        period = max(0, period)
        while true {
            let base = anchor + period * step + secondOfDay
            for day in days where !sink.take(base + Int64(day) * 86_400) { return }
            period += 1
        }
    }

    /// The start of the given number, from 1.
    func start(number: Int) -> WallTime? {
        let place = number - 1 + early
        let period = Int64(place / days.count)
        let (distance, overflow) = period.multipliedReportingOverflow(by: Int64(stride) * 86_400)
        guard !overflow, distance < WallTime.latest.seconds else { return nil }
        return WallTime(
            seconds: anchor + distance + secondOfDay + Int64(days[place % days.count]) * 86_400)
    }
}
