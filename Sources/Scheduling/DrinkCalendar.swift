package import Campus
package import Recurrence

/// Which day an instant counts for: the one place where a day of drinking is defined.
///
/// Days are calendar days in the person's zone. Hours that cross midnight, 22:00 to 06:00, belong to
/// the day they begin in, and so does what is drunk in them: the next day begins at 06:00.
package struct DrinkCalendar: Sendable {
    /// A goal and the first day on which it holds.
    package struct Period: Hashable, Sendable {
        package var since: CivilDate
        package var goal: Goal

        package init(since: CivilDate, goal: Goal) {
            self.since = since
            self.goal = goal
        }
    }

    package let zone: Zone
    private let periods: [Period]

    /// - Parameter periods: in the order in which they were set; of several of one day the last
    ///   counts.
    package init(_ periods: [Period], zone: Zone) {
        self.zone = zone
        var kept: [Period] = []
        for period in periods {
            kept.removeAll { $0.since >= period.since }
            kept.append(period)
        }
        self.periods = kept
    }

    /// Whether a goal was ever set.
    package var isSet: Bool { !periods.isEmpty }

    /// The goal that holds on a day.
    package func goal(on day: CivilDate) -> Goal {
        periods.last { $0.since <= day }?.goal ?? .standard
    }

    /// From where a day begins to where the next one does.
    package func bounds(of day: CivilDate) -> Range<Instant> {
        let lower = start(of: day)
        return lower..<max(lower, start(of: day.adding(days: 1)))
    }

    /// The day for which what is drunk at an instant counts.
    package func day(of instant: Instant) -> CivilDate {
        let date = zone.wall(at: instant).date
        if instant < start(of: date) { return date.adding(days: -1) }
        return instant < start(of: date.adding(days: 1)) ? date : date.adding(days: 1)
    }

    /// The hours in which a day's goal is to be drunk.
    package func window(of day: CivilDate) -> Range<Instant> {
        let goal = goal(on: day)
        let lower = zone.instant(of: WallTime(day, secondOfDay: goal.from.minute * 60))
        let last = goal.crossesMidnight ? day.adding(days: 1) : day
        let upper = zone.instant(of: WallTime(last, secondOfDay: goal.to.minute * 60))
        return lower..<max(lower, upper)
    }

    /// The same with a goal that holds from the day on that an instant is in, by the old goal or by
    /// the new one, whichever is earlier: so it holds now.
    package func setting(_ goal: Goal, at now: Instant) -> (DrinkCalendar, Period) {
        let always = DrinkCalendar([Period(since: .init(dayNumber: .min), goal: goal)], zone: zone)
        let period = Period(since: min(day(of: now), always.day(of: now)), goal: goal)
        return (DrinkCalendar(periods + [period], zone: zone), period)
    }

    private func start(of day: CivilDate) -> Instant {
        let before = goal(on: day.adding(days: -1))
        return zone.instant(
            of: WallTime(day, secondOfDay: before.crossesMidnight ? before.to.minute * 60 : 0))
    }
}
