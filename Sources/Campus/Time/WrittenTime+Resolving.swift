package import Recurrence

/// The time that some words mean.
package enum ResolvedTime: Hashable, Sendable {
    /// All of it.
    case day(CivilDate)
    /// All of several.
    case days(Range<CivilDate>)
    case instant(Instant)
    case span(Range<Instant>)
}

extension WrittenTime {
    /// Whether only a time of day was said.
    package var isClockAlone: Bool {
        if case .clock(nil, second: _?) = lead { true } else { false }
    }

    /// Whether it is one moment, not a day nor a stretch.
    package var isMoment: Bool {
        switch meaning {
        case .instant, .after, .ago, .clock(_, second: _?): true
        case .clock, .span: false
        }
    }

    /// Whether a weekday was said, without telling of which week.
    package var namesWeekday: Bool {
        if case .clock(.weekday?, _) = lead { true } else { false }
    }

    /// Whether it is a week, a month or a year, of which no day was said.
    package var isPeriod: Bool {
        if case .clock(let day?, _) = meaning { day.isPeriod } else { false }
    }

    /// What says the day.
    private var lead: Meaning {
        guard case .span(let first, let last, _) = meaning else { return meaning }
        if case .clock(nil, _) = first { return last }
        return first
    }

    /// The earliest that is meant by one who tells of what is past: the last Friday, the last 5 October.
    ///
    /// - Returns: nil where the words say the day themselves. A time of day alone is today's.
    package func earliest(behind now: Instant, in zone: Zone) -> Instant? {
        guard case .clock(let day, let second) = lead else { return nil }
        let wall = zone.wall(at: now)
        let isToCome = (second ?? 0) > wall.secondOfDay
        let (year, month, number) = wall.date.parts
        let date: CivilDate
        switch day {
        case nil: date = wall.date
        case .weekday: date = wall.date.adding(days: isToCome ? -7 : -6)
        case .date(nil, _, _, _):
            let last = min(number, CivilDate.daysIn(month: month, year: year - 1))
            date = CivilDate(uncheckedYear: year - 1, month: month, day: last)
                .adding(days: isToCome ? 0 : 1)
        case .month(nil, _):
            date = CivilDate(
                uncheckedYear: month == 12 ? year : year - 1, month: month % 12 + 1, day: 1)
        default: return nil
        }
        return zone.instant(of: WallTime(date))
    }

    /// Which time is meant.
    ///
    /// - Parameters:
    ///   - now: when it was said: today and tomorrow, and `in 2h`, count from here.
    ///   - earliest: weekdays, dates without a year and times without a day are the first ones from
    ///     here on; nil for now.
    ///   - zone: of the clock that is meant. Of two times that look alike on the night when the
    ///     clocks go back, it is the first.
    ///   - first: the day on which weeks begin.
    ///   - weeks: the days of a week by its number; nil where there is none.
    package func resolved(
        now: Instant, notBefore earliest: Instant? = nil, in zone: Zone,
        weeksFrom first: Weekday = .monday,
        weeks: @escaping (Int) -> Range<CivilDate>? = { _ in nil }
    ) throws(WrittenTimeProblem) -> ResolvedTime {
        let days = DayResolver(text: text, now: zone.wall(at: now).date, first: first, weeks: weeks)
        return try MeaningResolver(text: text, now: now, zone: zone, days: days)
            .resolved(meaning, notBefore: earliest ?? now)
    }
}

/// Finds the time that a meaning is, seen from an instant.
private struct MeaningResolver {
    let text: String
    let now: Instant
    let zone: Zone
    let days: DayResolver

    func resolved(
        _ meaning: WrittenTime.Meaning, notBefore earliest: Instant
    ) throws(WrittenTimeProblem) -> ResolvedTime {
        switch meaning {
        case .instant(let instant): return .instant(try checked(instant))
        case .after(let length): return .instant(try moved(by: length, 1))
        case .ago(let length): return .instant(try moved(by: length, -1))
        case .clock(let day, let second):
            let range = try days.days(of: day, from: zone.wall(at: earliest), second)
            let last = range.upperBound.adding(days: -1)
            guard Self.years.contains(range.lowerBound.year), Self.years.contains(last.year) else {
                throw .noSuchDay(text)
            }
            guard let second else {
                return day?.isPeriod == true ? .days(range) : .day(range.lowerBound)
            }
            return .instant(try instant(range.lowerBound, second))
        case .span(let start, let end, let later):
            return try span(from: start, to: end, later: later, notBefore: earliest)
        }
    }

    private func span(
        from start: WrittenTime.Meaning, to end: WrittenTime.Meaning, later: Int?,
        notBefore earliest: Instant
    ) throws(WrittenTimeProblem) -> ResolvedTime {
        // From 22:00 to 3:00 on Saturday: the end has the day.
        if case .clock(nil, let second?) = start, case .clock(_?, _) = end,
            case .instant(let last) = try resolved(end, notBefore: earliest)
        {
            let date = zone.wall(at: last).date
            let sameDay = try instant(date, second)
            let first = sameDay > last ? try instant(date.adding(days: -1), second) : sameDay
            return .span(first..<last)
        }
        switch try resolved(start, notBefore: earliest) {
        case .day(let first):
            let midnight = zone.instant(of: WallTime(first))
            guard case .day(let last) = try resolved(end, notBefore: midnight), first <= last else {
                throw .backwards(text)
            }
            return .days(first..<last.adding(days: 1))
        case .instant(let first):
            let last = try self.end(end, later: later, of: first)
            guard first <= last else { throw .backwards(text) }
            return .span(first..<last)
        case .days, .span: throw .unreadable(text)
        }
    }

    private func end(
        _ end: WrittenTime.Meaning, later: Int?, of first: Instant
    ) throws(WrittenTimeProblem) -> Instant {
        let date = zone.wall(at: first).date
        guard case .clock(nil, let second?) = end else {
            let midnight = zone.instant(of: WallTime(date))
            guard case .instant(let last) = try resolved(end, notBefore: midnight) else {
                throw .unreadable(text)
            }
            return last
        }
        if let later { return try instant(date.adding(days: later), second) }
        guard case .instant(let last) = try resolved(end, notBefore: first) else {
            throw .unreadable(text)
        }
        // From 22:00 to 2:00 is a night; from 14:00 to 13:00 is a mistake.
        guard zone.wall(at: last).date == date || last - first <= 43_200 else {
            throw .backwards(text)
        }
        return last
    }

    private func instant(_ date: CivilDate, _ second: Int) throws(WrittenTimeProblem) -> Instant {
        let wall = WallTime(date, secondOfDay: second)
        let instant = try checked(zone.instant(of: wall))
        guard zone.wall(at: instant) == wall else { throw .skipped(text) }
        return instant
    }

    private func moved(
        by length: WrittenLength, _ sign: Int64
    ) throws(WrittenTimeProblem) -> Instant {
        let wall = zone.wall(at: now).adding(seconds: sign * Int64(length.days) * 86_400)
        let start = length.days == 0 ? now : zone.instant(of: wall)
        return try checked(start.adding(seconds: sign * length.seconds))
    }

    /// Where people make appointments; RFC 5545 writes years up to 9999.
    private static let years = 1_900...9_998

    private func checked(_ instant: Instant) throws(WrittenTimeProblem) -> Instant {
        guard Self.years.contains(zone.wall(at: instant).date.year) else {
            throw .noSuchDay(text)
        }
        return instant
    }
}
