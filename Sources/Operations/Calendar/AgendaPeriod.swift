import Campus
package import Recurrence

/// A stretch of calendar days that a person names.
package enum AgendaPeriod: String, Sendable, CaseIterable {
    case day, week, month, year

    /// The days around a date: that day, its week, its month, its year.
    ///
    /// - Parameter first: the day on which weeks begin.
    package func days(
        around date: CivilDate, weeksFrom first: Weekday = .monday
    ) -> Range<CivilDate> {
        let (year, month, _) = date.parts
        switch self {
        case .day:
            return date..<date.adding(days: 1)
        case .week:
            let begin = date.beginningOfWeek(from: first)
            return begin..<begin.adding(days: 7)
        case .month:
            let first = CivilDate(uncheckedYear: year, month: month, day: 1)
            return first..<first.adding(days: CivilDate.daysIn(month: month, year: year))
        case .year:
            return CivilDate(
                uncheckedYear: year, month: 1, day: 1)..<CivilDate(
                    uncheckedYear: year + 1, month: 1, day: 1)
        }
    }
}

extension Zone {
    /// From the first midnight to the last on this zone's clock.
    func instants(_ days: Range<CivilDate>) -> Range<Instant> {
        let lower = instant(of: WallTime(days.lowerBound))
        return lower..<max(lower, instant(of: WallTime(days.upperBound)))
    }
}
