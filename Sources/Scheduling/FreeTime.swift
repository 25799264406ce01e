package import Campus
package import Recurrence

/// When a person has nothing on.
///
/// Stretches of time are half open, in order, and neither overlap nor touch.
package enum FreeTime {
    /// The stretches of a window that a person's items take.
    ///
    /// - Parameter items: in any order.
    package static func busy(_ items: [AgendaItem], in window: Range<Instant>) -> [Range<Instant>] {
        union(
            items.lazy.filter(\.takesTime).map { $0.start.instant..<$0.end.instant }
                .map { $0.clamped(to: window) })
    }

    /// The stretches in which none of some others is.
    ///
    /// - Parameters:
    ///   - hours: where free time is looked for, such as the hours somebody is awake.
    ///   - busy: what is taken out of them.
    ///   - shortest: shorter gaps are left out; in seconds.
    package static func gaps(
        in hours: [Range<Instant>], without busy: [Range<Instant>], atLeast shortest: Int64 = 1
    ) -> [Range<Instant>] {
        var gaps: [Range<Instant>] = []
        var next = busy.startIndex
        for stretch in hours {
            var start = stretch.lowerBound
            while next < busy.endIndex, busy[next].upperBound <= start { next += 1 }
            var index = next
            while index < busy.endIndex, busy[index].lowerBound < stretch.upperBound {
                if start < busy[index].lowerBound { gaps.append(start..<busy[index].lowerBound) }
                start = busy[index].upperBound
                index += 1
            }
            if start < stretch.upperBound { gaps.append(start..<stretch.upperBound) }
        }
        return gaps.filter { $0.seconds >= shortest }
    }

    /// The stretches that are in both of two lists.
    package static func common(
        _ one: [Range<Instant>], _ other: [Range<Instant>]
    ) -> [Range<Instant>] {
        var found: [Range<Instant>] = []
        var (left, right) = (one.startIndex, other.startIndex)
        while left < one.endIndex, right < other.endIndex {
            let lower = max(one[left].lowerBound, other[right].lowerBound)
            let upper = min(one[left].upperBound, other[right].upperBound)
            if lower < upper { found.append(lower..<upper) }
            if one[left].upperBound < other[right].upperBound { left += 1 } else { right += 1 }
        }
        return found
    }

    /// The hours of a window in which a person is awake.
    package static func awake(
        _ hours: WakingHours, in window: Range<Instant>, zone: Zone
    ) -> [Range<Instant>] {
        guard !window.isEmpty else { return [] }
        let first = zone.wall(at: window.lowerBound).date.dayNumber - 1
        let last = zone.wall(at: window.upperBound).date.dayNumber
        return union(
            (first...last).lazy.map { number in
                let day = CivilDate(dayNumber: number)
                let lower = zone.instant(of: hours.from.wall(on: day))
                let end = hours.crossesMidnight ? day.adding(days: 1) : day
                let upper = zone.instant(of: hours.to.wall(on: end))
                return (lower..<max(lower, upper)).clamped(to: window)
            })
    }

    /// The stretches of time that are in any of some, in any order.
    static func union(_ stretches: some Sequence<Range<Instant>>) -> [Range<Instant>] {
        var found: [Range<Instant>] = []
        for stretch in stretches.filter({ !$0.isEmpty })
            .sorted(by: { $0.lowerBound < $1.lowerBound })
        {
            if let last = found.last, stretch.lowerBound <= last.upperBound {
                let upper = max(last.upperBound, stretch.upperBound)
                found[found.count - 1] = last.lowerBound..<upper
            } else {
                found.append(stretch)
            }
        }
        return found
    }
}

extension AgendaItem {
    /// Whether a person can do nothing else meanwhile.
    ///
    /// Parallel groups of which none is chosen all count: one of them will be true. All-day items
    /// do not, since they are week numbers, deadlines and birthdays; nor does what is marked free, nor cups of water.
    package var takesTime: Bool {
        status != .cancelled && !isHidden && !allDay && !isFree && kind != .hydration
            && start.instant < end.instant
    }
}

extension TimeOfDay {
    func wall(on day: CivilDate) -> WallTime { WallTime(day, secondOfDay: minute * 60) }
}

extension Range<Instant> {
    /// How long it is.
    var seconds: Int64 { upperBound - lowerBound }
}
