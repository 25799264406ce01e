package import Recurrence

/// The hours of the day in which nothing rings but what is important.
package struct QuietHours: Hashable, Sendable {
    package var from: TimeOfDay
    /// Before `from` when the hours cross midnight.
    package var to: TimeOfDay

    /// Reads `22:00-07:00` or `22-7`; nil for anything else.
    package init?(_ text: String) {
        guard let hours = WakingHours(text) else { return nil }
        (from, to) = (hours.from, hours.to)
    }

    /// When the quiet that an instant lies in ends; nil when it lies in none.
    ///
    /// The hours are on the wall clock: over a change to or from daylight saving time they are an
    /// hour shorter or longer.
    package func end(around instant: Instant, in zone: Zone) -> Instant? {
        let wall = zone.wall(at: instant)
        return [-1, 0].lazy.compactMap { days in
            let day = wall.date.adding(days: days)
            let last = to <= from ? day.adding(days: 1) : day
            let start = zone.instant(of: WallTime(day, secondOfDay: from.minute * 60))
            let end = zone.instant(of: WallTime(last, secondOfDay: to.minute * 60))
            return start <= instant && instant < end ? end : nil
        }.first
    }
}

extension QuietHours: CustomStringConvertible {
    package var description: String { "\(from)-\(to)" }
}
