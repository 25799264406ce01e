import Recurrence

/// Finds the days that some words name, seen from a day.
struct DayResolver {
    /// As it was written, for errors.
    let text: String
    let now: CivilDate
    /// The day on which weeks begin.
    let first: Weekday
    let weeks: (Int) -> Range<CivilDate>?

    /// - Parameters:
    ///   - from: weekdays and dates without a year are the first ones from here on.
    ///   - second: of the day; what is past on its first day is not meant.
    func days(
        of day: WrittenTime.Day?, from: WallTime, _ second: Int?
    ) throws(WrittenTimeProblem) -> Range<CivilDate> {
        let isPast = second.map { $0 < from.secondOfDay } ?? false
        let from = from.date.adding(days: isPast ? 1 : 0)
        switch day {
        case nil: return only(from)
        case .ahead(let days): return only(now.adding(days: days))
        case .weekday(let weekday): return only(self.next(weekday, from: from))
        case .last(let weekday): return only(try last(weekday))
        case .week(let week, let weekday): return try days(of: week, weekday)
        case .date(let year, let month, let day, let weekday):
            return only(
                try date(year: year, month: month, day: day, weekday: weekday, from: from))
        case .month(let year?, let month): return try self.month(year, month)
        case .month(nil, let month):
            let isOver = month < from.month
            return try self.month(from.year + (isOver ? 1 : 0), month)
        case .monthAhead(let ahead):
            let months = now.year * 12 + now.month - 1 + ahead
            return try self.month(months / 12, months % 12 + 1)
        case .yearAhead(let ahead): return try self.year(now.year + ahead)
        case .year(let year): return try self.year(year)
        }
    }

    private func only(_ day: CivilDate) -> Range<CivilDate> { day..<day.adding(days: 1) }

    private func next(_ weekday: Weekday, from: CivilDate) -> CivilDate {
        from.adding(days: (weekday.rawValue - from.weekday.rawValue + 7) % 7)
    }

    /// Of this week, where that day is over, or of the one before: people mean either.
    private func last(_ weekday: Weekday) throws(WrittenTimeProblem) -> CivilDate {
        let recent = now.adding(days: weekday.rawValue - now.weekday.rawValue)
        let before = recent.adding(days: -7)
        guard recent < now else { return before }
        throw .ambiguous(text, Self.name(recent), Self.name(before))
    }

    private func days(
        of week: WrittenTime.Week, _ weekday: Weekday?
    ) throws(WrittenTimeProblem) -> Range<CivilDate> {
        switch (week, weekday) {
        case (.ahead(let ahead), nil):
            let begin = now.beginningOfWeek(from: first).adding(days: 7 * ahead)
            return begin..<begin.adding(days: 7)
        case (.ahead(let ahead), let weekday?):
            let monday = now.adding(days: 7 * ahead - now.weekday.rawValue)
            return only(monday.adding(days: weekday.rawValue))
        case (.numbered(let number), let weekday):
            guard let days = weeks(number) else { throw .noSuchDay(text) }
            return weekday.map { only(next($0, from: days.lowerBound)) } ?? days
        }
    }

    private func date(
        year: Int?, month: Int, day: Int, weekday: Weekday?, from: CivilDate
    ) throws(WrittenTimeProblem) -> CivilDate {
        if let year {
            return try checked(CivilDate(year: year, month: month, day: day), weekday)
        }
        // Leap days are up to eight years apart (1896 to 1904, 2096 to 2104).
        let reach = month == 2 && day == 29 ? 8 : 1
        let years = from.year - reach...from.year + reach
        let dates = years.compactMap { CivilDate(year: $0, month: month, day: day) }
        let coming = dates.first { $0 >= from }
        guard let weekday, let coming, coming.weekday != weekday else {
            return try checked(coming, nil)
        }
        // What was printed of the last months is read too; further back it is a wrong weekday.
        let behind = dates.last { $0 < from }
        if let behind, behind.weekday == weekday, now.dayNumber - behind.dayNumber <= Self.memory {
            return behind
        }
        return try checked(coming, weekday)
    }

    /// So many days back a weekday says that a date is over.
    private static let memory = 183

    private func checked(
        _ date: CivilDate?, _ weekday: Weekday?
    ) throws(WrittenTimeProblem) -> CivilDate {
        guard let date else { throw .noSuchDay(text) }
        guard let weekday, date.weekday != weekday else { return date }
        // The nearest day that is so called.
        let other = next(weekday, from: date.adding(days: -3))
        throw .otherWeekday(
            "\(date.day) \(date.shortMonth) \(date.year) is a \(date.weekday.name)",
            Self.name(date), Self.name(other))
    }

    private func month(_ year: Int, _ month: Int) throws(WrittenTimeProblem) -> Range<CivilDate> {
        guard let first = CivilDate(year: year, month: month, day: 1) else {
            throw .noSuchDay(text)
        }
        return first..<first.adding(days: CivilDate.daysIn(month: month, year: year))
    }

    private func year(_ year: Int) throws(WrittenTimeProblem) -> Range<CivilDate> {
        guard (1...9_998).contains(year) else { throw .noSuchDay(text) }
        return CivilDate(
            uncheckedYear: year, month: 1, day: 1)..<CivilDate(
                uncheckedYear: year + 1, month: 1, day: 1)
    }

    /// `Fri 2026-10-09`.
    private static func name(_ date: CivilDate) -> String { "\(date.weekday.short) \(date)" }
}
