package import Campus
package import Recurrence

extension SeriesEditor {
    /// Alters all of the series.
    ///
    /// An occurrence told apart keeps what is its own, and follows the series in everything else.
    ///
    /// - Parameter original: which occurrence the edit's start and extent are of; nil for the first.
    package func editingAll(
        _ edit: EntryEdit, at original: WallTime?
    ) throws(SeriesProblem) -> Meeting {
        if let original { _ = try entry(at: original) }
        var meeting = meeting
        let shift = Shift(main.start, from: original ?? main.start.wall, to: edit.start)
        let entry = try edited(edit, by: shift)
        meeting.main = entry
        meeting.exceptions = meeting.exceptions.compactMap { exception in
            var told = exception
            told.original = shift.moved(exception.original)
            guard let series = entry.recurrence, Self.happens(series, at: told.original, zone)
            else { return nil }
            guard exception.original == original else {
                told.entry = following(exception, edited: entry, by: shift)
                return told
            }
            var own = edit
            own.start = edit.ownStart ?? edit.start
            told.entry = own.applied(to: exception.entry)
            return told
        }
        return meeting
    }

    /// Where an occurrence is after the edit, for its id.
    package func moved(_ original: WallTime, by edit: EntryEdit) -> WallTime {
        Shift(main.start, from: original, to: edit.start).moved(original)
    }

    private func edited(
        _ edit: EntryEdit, by shift: Shift
    ) throws(SeriesProblem) -> MeetingEntry {
        var entry = edit.applied(to: main)
        entry.start = shift.movedStart
        var series = series
        series.start = shift.movedStart.wall
        series.isDate = shift.isDate
        if let rule = edit.rule {
            series.rules = [rule]
        } else {
            series.rules = try series.rules.map { rule throws(SeriesProblem) in
                try shift.moved(rule, zone)
            }
        }
        series.exclusions = series.exclusions.map { exclusion in
            let wall = shift.moved(exclusion.wall(in: self.series))
            return shift.isDate ? .day(wall.date) : .moment(wall)
        }
        let isLeft = !series.occurrences(zone: zone, limit: 1).items.isEmpty
        guard isLeft, series.rules.allSatisfy({ $0.happens(from: series, zone: zone) }) else {
            throw .neverHappens
        }
        entry.recurrence = series
        return entry
    }

    /// An occurrence told apart, after the series became another: what was as in the series is so
    /// again.
    private func following(
        _ exception: MeetingException, edited entry: MeetingEntry, by shift: Shift
    ) -> MeetingEntry {
        var told = exception.entry
        if told.start.wall == exception.original, told.start.basis == main.start.basis {
            told.start = Moment(shift.moved(exception.original), shift.movedStart.basis)
        }
        if told.extent == main.extent { told.extent = entry.extent }
        if told.summary == main.summary { told.summary = entry.summary }
        if told.location == main.location { told.location = entry.location }
        return told
    }
}

extension RecurrenceRule {
    /// Whether the rule itself ever happens in a series, whose start happens in any case.
    package func happens(from series: RecurrenceSet, zone: Zone?) -> Bool {
        first(from: series, zone: zone) != nil
    }

    /// The first time from a series' start on that the rule itself gives; nil when it never happens.
    package func first(from series: RecurrenceSet, zone: Zone?) -> WallTime? {
        var alone = RecurrenceSet(start: series.start, isDate: series.isDate, rules: [self])
        alone.includesStart = false
        return alone.occurrences(zone: zone, limit: 1).items.first?.start
    }
}

extension Exclusion {
    fileprivate func wall(in series: RecurrenceSet) -> WallTime {
        switch self {
        case .moment(let wall): wall
        case .day(let date): WallTime(date, secondOfDay: series.start.secondOfDay)
        }
    }
}

/// By how much a series is moved when one of its occurrences is.
struct Shift {
    private let start: Moment
    private let target: Moment?
    private let seconds: Int64

    init(_ start: Moment, from original: WallTime, to target: Moment?) {
        self.start = start
        self.target = target
        seconds = target.map { $0.wall.seconds - original.seconds } ?? 0
    }

    var isDate: Bool { (target ?? start).basis == .date }
    var movedStart: Moment { Moment(moved(start.wall), (target ?? start).basis) }

    func moved(_ wall: WallTime) -> WallTime {
        let moved = wall.adding(seconds: seconds)
        return isDate ? WallTime(moved.date) : moved
    }

    private var days: Int { movedStart.wall.date.dayNumber - start.wall.date.dayNumber }

    /// The rule of the moved series: a weekly one's days go along.
    func moved(_ rule: RecurrenceRule, _ zone: Zone?) throws(SeriesProblem) -> RecurrenceRule {
        guard seconds != 0 || (target.map { $0.basis != start.basis } ?? false) else {
            return rule
        }
        var rule = rule
        rule.until = rule.until.map { moved($0, zone) }
        let hasClock = !(rule.byHour + rule.byMinute + rule.bySecond).isEmpty
        let hasDays =
            !(rule.byMonthDay + rule.byYearDay + rule.byWeekNo + rule.byMonth + rule.bySetPos)
            .isEmpty
        guard !hasClock, days == 0 || !hasDays else { throw .ruleSaysWhen }
        guard days != 0, !rule.byDay.isEmpty else { return rule }
        guard rule.frequency == .weekly, rule.byDay.allSatisfy({ $0.ordinal == 0 }) else {
            throw .ruleSaysWhen
        }
        rule.byDay = rule.byDay.map { day in
            let index = ((day.weekday.rawValue + days) % 7 + 7) % 7
            return RecurrenceRule.WeekdayNum(Weekday(rawValue: index) ?? day.weekday)
        }
        return rule
    }

    private func moved(_ until: RecurrenceRule.Until, _ zone: Zone?) -> RecurrenceRule.Until {
        let wall: WallTime
        switch until {
        case .date(let date): wall = WallTime(date, secondOfDay: 86_399)
        case .local(let local): wall = local
        case .utc(let instant):
            wall = zone?.wall(at: instant) ?? WallTime(seconds: instant.seconds)
        }
        if isDate { return .date(moved(wall).date) }
        if case .date(let date) = until { return .date(date.adding(days: days)) }
        // The end of a day is the end of a day, at whatever hour the series is.
        let isDayEnd = wall.secondOfDay == 86_399
        let moved =
            isDayEnd
            ? WallTime(wall.date.adding(days: days), secondOfDay: 86_399) : moved(wall)
        if case .local = until { return .local(moved) }
        return zone.map { .utc($0.instant(of: moved)) } ?? .local(moved)
    }
}
