import Campus
import Recurrence

/// Reads the times of an event as they are typed, on the event's own clock.
struct EventClock {
    let zone: Zone
    /// When it is typed.
    let now: Instant

    /// When it starts; and when it ends, where that is said too.
    ///
    /// - Parameter plan: of an event that is there: a time of day alone stays on its day, a weekday in
    ///   its week; nil for a new one.
    func times(
        _ text: String, of plan: EventPlan?
    ) throws(Refusal) -> (start: WallTime, end: WallTime?) {
        let day = plan?.start.date
        return try walls(text) { written in
            guard let day else { return nil }
            if written.isClockAlone { return zone.instant(of: WallTime(day)) }
            guard written.namesWeekday else { return nil }
            return zone.instant(of: WallTime(day.adding(days: -day.weekday.rawValue)))
        }
    }

    /// The first such time from the start on.
    func end(_ text: String, of plan: EventPlan) throws(Refusal) -> WallTime {
        let (end, other) = try walls(text) { written in
            zone.instant(
                of: written.isClockAlone ? plan.start : WallTime(plan.start.date))
        }
        guard other == nil else {
            throw Refusal(.invalid, "refusal.event.twoEnds")
        }
        return end
    }

    /// - Throws: for a time that the clocks go forward over: nothing happens then.
    func check(_ wall: WallTime) throws(Refusal) {
        guard zone.wall(at: zone.instant(of: wall)) == wall else {
            throw Refusal(
                .invalid, WrittenTimeProblem.skipped("\(wall.plainText) in \(zone.id)").message)
        }
    }

    private func walls(
        _ text: String, notBefore earliest: (WrittenTime) -> Instant?
    ) throws(Refusal) -> (WallTime, WallTime?) {
        do throws(WrittenTimeProblem) {
            let written = try WrittenTime(text)
            let time = try written.resolved(now: now, notBefore: earliest(written), in: zone)
            switch time {
            case .instant(let instant): return (try wall(instant, text), nil)
            case .span(let span):
                return (try wall(span.lowerBound, text), try wall(span.upperBound, text))
            case .day, .days: throw .unreadable("\(text.shortened) alone")
            }
        } catch {
            throw Refusal(.invalid, error.message)
        }
    }

    private func wall(_ instant: Instant, _ text: String) throws(WrittenTimeProblem) -> WallTime {
        let wall = zone.wall(at: instant)
        guard Self.years.contains(wall.date.year) else { throw .noSuchDay(text.shortened) }
        return wall
    }

    private static let years = 1_900...9_000
}
