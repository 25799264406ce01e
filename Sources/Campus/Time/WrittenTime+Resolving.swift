public import Recurrence

/// The time that some words mean.
public enum ResolvedTime: Hashable, Sendable {
    /// All of it.
    case day(CivilDate)
    case instant(Instant)
}

extension WrittenTime {
    /// Whether only a time of day was said.
    public var isClockAlone: Bool {
        if case .clock(nil, second: _?) = meaning { true } else { false }
    }

    /// Whether a weekday was said, without telling of which week.
    public var namesWeekday: Bool {
        if case .clock(.weekday(_, nextWeek: false)?, _) = meaning { true } else { false }
    }

    /// Which time is meant.
    ///
    /// - Parameters:
    ///   - now: when it was said: today and tomorrow, and `in 2h`, count from here.
    ///   - earliest: weekdays, dates without a year and times without a day are the first ones from
    ///     here on; nil for now.
    ///   - zone: of the clock that is meant. Of two times that look alike on the night when the
    ///     clocks go back, it is the first.
    public func resolved(
        now: Instant, notBefore earliest: Instant? = nil, in zone: Zone
    ) throws(WrittenTimeProblem) -> ResolvedTime {
        switch meaning {
        case .instant(let instant):
            return .instant(try checked(instant, in: zone))
        case .after(let length):
            let wall = zone.wall(at: now).adding(seconds: Int64(length.days) * 86_400)
            let start = length.days == 0 ? now : zone.instant(of: wall)
            return try .instant(checked(start.adding(seconds: length.seconds), in: zone))
        case .clock(let day, let second):
            let from = zone.wall(at: earliest ?? now)
            let date = try date(of: day, now: zone.wall(at: now).date, from: from, second)
            guard Self.years.contains(date.year) else { throw .noSuchDay(text) }
            guard let second else { return .day(date) }
            let wall = WallTime(date, secondOfDay: second)
            let instant = try checked(zone.instant(of: wall), in: zone)
            guard zone.wall(at: instant) == wall else { throw .skipped(text) }
            return .instant(instant)
        }
    }

    /// - Parameter second: of the day; what is past on its first day is not meant.
    private func date(
        of day: Day?, now: CivilDate, from: WallTime, _ second: Int?
    ) throws(WrittenTimeProblem) -> CivilDate {
        let isPast = second.map { $0 < from.secondOfDay } ?? false
        let first = from.date.adding(days: isPast ? 1 : 0)
        switch day {
        case nil:
            return first
        case .ahead(let days):
            return now.adding(days: days)
        case .weekday(let weekday, nextWeek: true):
            let monday = now.adding(days: 7 - now.weekday.rawValue)
            return monday.adding(days: weekday.rawValue)
        case .weekday(let weekday, nextWeek: false):
            return first.adding(days: (weekday.rawValue - first.weekday.rawValue + 7) % 7)
        case .date(let year?, let month, let day):
            guard let date = CivilDate(year: year, month: month, day: day) else {
                throw .noSuchDay(text)
            }
            return date
        case .date(nil, let month, let day):
            // Leap days are up to eight years apart (1896 to 1904, 2096 to 2104).
            for year in first.year...first.year + 8 {
                if let date = CivilDate(year: year, month: month, day: day), date >= first {
                    return date
                }
            }
            throw .noSuchDay(text)
        }
    }

    /// Where people make appointments; RFC 5545 writes years up to 9999.
    private static let years = 1_900...9_998

    private func checked(
        _ instant: Instant, in zone: Zone
    ) throws(WrittenTimeProblem) -> Instant {
        guard Self.years.contains(zone.wall(at: instant).date.year) else {
            throw .noSuchDay(text)
        }
        return instant
    }
}
