import Recurrence

/// The yearly rule that some onsets of a time zone's offset follow.
struct YearlyPattern: Hashable {
    private enum Day: Hashable {
        /// 1 to 5 from the month's beginning, or -1 for its last.
        case ordinal(Int, Weekday)
        /// A weekday within seven days that begin at a day of the month.
        case within(Int, Weekday)
        case ofMonth(Int)
    }

    private let month: Int
    private let day: Day
    private let secondOfDay: Int

    /// The rule of onsets in consecutive years; nil when there is none, or too few to tell.
    init?(_ onsets: some Collection<WallTime>) {
        guard let first = onsets.first, onsets.count > 2 else { return nil }
        month = first.date.month
        secondOfDay = first.secondOfDay
        var year = first.date.year
        for onset in onsets {
            guard onset.date.month == month, onset.secondOfDay == secondOfDay,
                onset.date.year == year
            else { return nil }
            year += 1
        }
        guard let day = Self.day(of: onsets.map(\.date)) else { return nil }
        self.day = day
    }

    private static func day(of dates: [CivilDate]) -> Day? {
        let (first, days) = (dates[0], dates.map(\.day))
        let (low, high) = (days.min() ?? 1, days.max() ?? 1)
        if low == high, Set(dates.map(\.weekday)).count > 1 { return .ofMonth(low) }
        guard dates.allSatisfy({ $0.weekday == first.weekday }), high - low < 7 else { return nil }
        let isLast = dates.allSatisfy {
            $0.day + 7 > CivilDate.daysIn(month: $0.month, year: $0.year)
        }
        if isLast { return .ordinal(-1, first.weekday) }
        if (low - 1) / 7 == (high - 1) / 7 { return .ordinal((low - 1) / 7 + 1, first.weekday) }
        // Fewer years than a cycle of weekdays do not tell where the seven days begin.
        return high - low == 6 ? .within(low, first.weekday) : nil
    }

    /// The value of an RRULE, without an end.
    var rule: String {
        switch day {
        case .ordinal(let number, let weekday):
            return "FREQ=YEARLY;BYMONTH=\(month);BYDAY=\(number)\(weekday.code)"
        case .within(let low, let weekday):
            let days = (low...(low + 6)).map(String.init).joined(separator: ",")
            return "FREQ=YEARLY;BYMONTH=\(month);BYMONTHDAY=\(days);BYDAY=\(weekday.code)"
        case .ofMonth(let day): return "FREQ=YEARLY;BYMONTH=\(month);BYMONTHDAY=\(day)"
        }
    }
}
