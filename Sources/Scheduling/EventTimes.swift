package import Campus
package import Recurrence

/// When an event happens, by the rules of its zone as they are known today.
package struct EventTimes: Sendable {
    private let plan: EventPlan
    private let zone: Zone

    /// - Parameter zone: the one that the plan names.
    package init(_ plan: EventPlan, in zone: Zone) {
        self.plan = plan
        self.zone = zone
    }

    /// Whether all of it is over.
    package func isOver(at now: Instant) -> Bool {
        guard let last else { return false }
        return end(of: last) <= now
    }

    /// Whether some of a series is over.
    package func isPartlyOver(at now: Instant) -> Bool { end(of: plan.start) <= now }

    /// The occurrence that is under way or next; the last one when it is over.
    package func next(at now: Instant) -> (start: ClockTime, end: ClockTime) {
        let start = nextStart(at: now)
        return (
            ClockTime(zone.instant(of: start), in: zone), ClockTime(end(of: start), in: zone)
        )
    }

    private func nextStart(at now: Instant) -> WallTime {
        guard let series = plan.recurrence, end(of: plan.start) <= now else { return plan.start }
        let wall = zone.wall(at: now)
        // Two days wider than what can still be under way, whatever the clocks did meanwhile.
        let from = wall.adding(seconds: -plan.length - 2 * 86_400)
        let found = series.occurrences(in: from..<WallTime.latest, zone: zone, limit: 4_096)
        return found.items.first { end(of: $0.start) > now }?.start ?? last ?? plan.start
    }

    /// The start of the last occurrence; nil when there is none.
    private var last: WallTime? {
        guard let series = plan.recurrence else { return plan.start }
        return series.lastStart(zone: zone)
    }

    private func end(of start: WallTime) -> Instant {
        zone.instant(plan.length, after: start, at: zone.instant(of: start))
    }
}

extension EventPlan {
    /// Moves the first occurrence, and with it the others: a weekly rule's days go along.
    ///
    /// - Parameter zone: of the start as it is.
    package mutating func move(to start: WallTime, in zone: Zone) throws(SeriesProblem) {
        let basis = Moment.Basis.zone(zone.id)
        let shift = Shift(
            Moment(self.start, basis), from: self.start, to: Moment(start, basis))
        if let rule { self.rule = try shift.moved(rule, zone) }
        self.start = start
    }
}

/// Until when a freed place is kept for whom it is offered to.
///
/// Never past the start: of the time left they get half, but a quarter of an hour if there is one.
/// - Parameters:
///   - keeping: seconds that an offer is kept when the event is far away.
///   - start: of the event or its next occurrence; once it has begun, a place is kept for a
///     quarter of an hour.
package func offerDeadline(now: Instant, keeping: Int64, start: Instant) -> Instant {
    let quarter: Int64 = 15 * 60
    let left = start - now
    guard left > 0 else { return now.adding(seconds: min(keeping, quarter)) }
    return now.adding(seconds: min(keeping, max(left / 2, min(left, quarter))))
}
