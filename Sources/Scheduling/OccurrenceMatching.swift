package import Recurrence

/// Which occurrence of a series is which after the series was moved, as far as that is sure.
///
/// Occurrences go by the start that they have in their series. Those with the same one are the same.
/// Of the rest the one shift is looked for that explains most of them; what no shift explains is the
/// same where a week lost as many as it got. What could as well be another one is left alone.
package struct OccurrenceMatching {
    /// Places in the two lists, in order of the former.
    package private(set) var pairs: [(old: Int, new: Int)] = []

    /// - Parameters:
    ///   - before: the starts in the series, each once.
    ///   - after: likewise.
    ///   - areWhole: both are all that there is, so that as many means as many.
    package init(_ before: [WallTime], _ after: [WallTime], areWhole: Bool) {
        let known = Dictionary(zip(after, after.indices)) { first, _ in first }
        var gone: [Hour] = []
        var isTaken = Array(repeating: false, count: after.count)
        for (place, start) in before.enumerated() {
            if let same = known[start], !isTaken[same] {
                isTaken[same] = true
                pairs.append((place, same))
            } else {
                gone.append(Hour(start: start.seconds, place: place))
            }
        }
        var come = after.indices.filter { !isTaken[$0] }
            .map { Hour(start: after[$0].seconds, place: $0) }
        gone.sort { $0.start < $1.start }
        come.sort { $0.start < $1.start }
        let isMovedWhole = areWhole && pairs.isEmpty && gone.count == come.count
        if let shift = ShiftSearch(gone, come, isMovedWhole: isMovedWhole).shift {
            for (old, new) in Hour.matches(gone, come, by: shift).reversed() {
                pairs.append((gone.remove(at: old).place, come.remove(at: new).place))
            }
        }
        matchWeeks(gone, come)
        pairs.sort { $0.old < $1.old }
    }

    private mutating func matchWeeks(_ gone: [Hour], _ come: [Hour]) {
        let found = Dictionary(grouping: come, by: \.week)
        for (week, lost) in Dictionary(grouping: gone, by: \.week) {
            guard let got = found[week], got.count == lost.count else { continue }
            pairs += zip(lost, got).map { ($0.place, $1.place) }
        }
    }
}

/// An occurrence, by its start in its series.
private struct Hour {
    /// On the series' wall clock.
    var start: Int64
    var place: Int

    var day: CivilDate { WallTime(seconds: start).date }
    /// By its Monday.
    var week: CivilDate { day.adding(days: -day.weekday.rawValue) }

    /// The places of those that are so much later, both lists in order.
    static func matches(_ gone: [Hour], _ come: [Hour], by shift: Int64) -> [(Int, Int)] {
        var found: [(Int, Int)] = []
        var next = 0
        for (place, hour) in gone.enumerated() {
            while next < come.count, come[next].start < hour.start + shift { next += 1 }
            guard next < come.count else { break }
            if come[next].start == hour.start + shift {
                found.append((place, next))
                next += 1
            }
        }
        return found
    }
}

/// Looks for the one shift that explains most of what vanished and appeared.
private struct ShiftSearch {
    private let gone: [Hour]
    private let come: [Hour]
    private let isMovedWhole: Bool

    /// Nothing is moved as far by a shift, but a series that is moved whole.
    private static let reach: Int64 = 7 * 86_400
    /// So many hours, and as many of the shifts that they suggest, are looked at.
    private static let samples = 16

    init(_ gone: [Hour], _ come: [Hour], isMovedWhole: Bool) {
        (self.gone, self.come, self.isMovedWhole) = (gone, come, isMovedWhole)
    }

    /// In seconds on the wall clock; nil when none, or more than one, could have been meant.
    var shift: Int64? {
        let found = candidates.map { (shift: $0, pairs: Hour.matches(gone, come, by: $0)) }
        guard let most = found.map(\.pairs.count).max(),
            most * 2 >= min(gone.count, come.count)
        else { return nil }
        let best = found.filter { $0.pairs.count == most }
        if best.count == 1 { return best[0].shift }
        let withinDay = best.filter { isWithin(\.day, $0.pairs) }
        if !withinDay.isEmpty { return withinDay.count == 1 ? withinDay[0].shift : nil }
        let withinWeek = best.filter { isWithin(\.week, $0.pairs) }
        guard withinWeek.count == 1, let only = withinWeek.first,
            best.allSatisfy({ $0.shift.magnitude >= only.shift.magnitude })
        else { return nil }
        return only.shift
    }

    private func isWithin(_ span: (Hour) -> CivilDate, _ pairs: [(Int, Int)]) -> Bool {
        pairs.allSatisfy { span(gone[$0.0]) == span(come[$0.1]) }
    }

    private var candidates: [Int64] {
        guard let first = gone.first, let target = come.first else { return [] }
        var counts: [Int64: Int] = [:]
        let step = max(1, gone.count / Self.samples)
        for place in stride(from: 0, to: gone.count, by: step) {
            let start = gone[place].start
            for hour in come[come.firstPlace { $0.start > start - Self.reach }...] {
                guard hour.start < start + Self.reach else { break }
                counts[hour.start - start, default: 0] += 1
            }
        }
        let likely = counts.sorted {
            ($1.value, $0.key.magnitude, $0.key) < ($0.value, $1.key.magnitude, $1.key)
        }.prefix(Self.samples).map(\.key)
        let whole = target.start - first.start
        return isMovedWhole && !likely.contains(whole) ? likely + [whole] : likely
    }
}
