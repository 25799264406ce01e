package import Recurrence

/// Days in a row that are equally long, as they lie in time on one clock.
package struct DayStretch: Hashable, Sendable {
    package let first: CivilDate
    package private(set) var count: Int
    package let start: Instant
    package private(set) var end: Instant

    /// Seconds that each of them has: 86,400, or of a day on which clocks are changed another number.
    package var length: Int64 { (end - start) / Int64(count) }

    package func day(_ number: Int) -> CivilDate { first.adding(days: number) }

    /// Some days as few stretches.
    package static func stretches(of days: Range<CivilDate>, in zone: Zone) -> [DayStretch] {
        var found: [DayStretch] = []
        for number in days.lowerBound.dayNumber..<days.upperBound.dayNumber {
            let day = CivilDate(dayNumber: number)
            let start = zone.instant(of: WallTime(day))
            let end = zone.instant(of: WallTime(day.adding(days: 1)))
            if let last = found.last, last.length == end - start, last.end == start {
                found[found.count - 1].count += 1
                found[found.count - 1].end = end
            } else {
                found.append(DayStretch(first: day, count: 1, start: start, end: end))
            }
        }
        return found
    }
}
