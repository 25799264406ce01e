import Campus
import Recurrence

/// Reads the times of an event as they are typed, on the event's own clock.
struct EventClock {
    let zone: Zone
    /// When it is typed.
    let now: Instant

    /// - Parameter plan: of an event that is there: a time of day alone stays on its day, a weekday in
    ///   its week; nil for a new one.
    func start(_ text: String, of plan: EventPlan?) throws(Failure) -> WallTime {
        let day = plan?.start.date
        return try wall(text) { written in
            guard let day else { return nil }
            if written.isClockAlone { return zone.instant(of: WallTime(day)) }
            guard written.namesWeekday else { return nil }
            return zone.instant(of: WallTime(day.adding(days: -day.weekday.rawValue)))
        }
    }

    /// The first such time from the start on.
    func end(_ text: String, of plan: EventPlan) throws(Failure) -> WallTime {
        try wall(text) { written in
            zone.instant(
                of: written.isClockAlone ? plan.start : WallTime(plan.start.date))
        }
    }

    /// - Throws: for a time that the clocks go forward over: nothing happens then.
    func check(_ wall: WallTime) throws(Failure) {
        guard zone.wall(at: zone.instant(of: wall)) == wall else {
            throw Failure(
                .usage, WrittenTimeProblem.skipped("\(wall.plainText) in \(zone.id)").description)
        }
    }

    private func wall(
        _ text: String, notBefore earliest: (WrittenTime) -> Instant?
    ) throws(Failure) -> WallTime {
        if let wall = Timestamp.wall(text), Self.years.contains(wall.date.year) {
            try check(wall)
            return wall
        }
        do throws(WrittenTimeProblem) {
            let written = try WrittenTime(text)
            let time = try written.resolved(now: now, notBefore: earliest(written), in: zone)
            guard case .instant(let instant) = time else {
                throw .unreadable("\(text.shortened) alone")
            }
            let wall = zone.wall(at: instant)
            guard Self.years.contains(wall.date.year) else { throw .noSuchDay(text.shortened) }
            return wall
        } catch {
            throw Failure(.usage, error.description)
        }
    }

    private static let years = 1_900...9_000
}
