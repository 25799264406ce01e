import Recurrence

/// Where cups can stand in some hours, to the minute.
///
/// To place them best is to assign instants to cups in order, at a distance of each other. All ends
/// and distances are whole minutes, so a best way is among the whole minutes, and a table of cups by
/// minutes finds it: each cell is the best way for the cups so far up to that minute.
struct Placement {
    private let first: Int64
    private let isBlocked: [Bool]

    /// One cup more is worth any way.
    private static let worth = 1 << 24

    /// - Parameter busy: disjoint.
    init(in window: Range<Instant>, around busy: [Range<Instant>]) {
        first = window.lowerBound.seconds.minutesUp
        let count = Int(max(0, window.upperBound.seconds.minutesUp - first))
        var isBlocked = Array(repeating: false, count: count)
        for stretch in busy {
            let early = stretch.lowerBound.seconds - CupPlan.room
            let lower = Int(clamping: early.minutesDown + 1 - first)
            let upper = Int(clamping: stretch.upperBound.seconds.minutesUp - first)
            for minute in max(0, lower)..<max(0, lower, min(count, upper)) {
                isBlocked[minute] = true
            }
        }
        self.isBlocked = isBlocked
    }

    /// The widest distance at which a number of cups all have a place, of those between two; the
    /// least when there is none.
    ///
    /// - Parameters:
    ///   - least: in minutes; at least 1.
    ///   - most: likewise, and no less.
    func widestGap(of count: Int, from least: Int, to most: Int) -> Int {
        var (lower, upper) = (least, most)
        // What fits with a distance fits with every lesser one.
        while lower < upper {
            let middle = (lower + upper + 1) / 2
            if fits(count, apart: middle) { lower = middle } else { upper = middle - 1 }
        }
        return lower
    }

    /// Whether so many have a place: each stands as early as it can.
    private func fits(_ count: Int, apart gap: Int) -> Bool {
        var (left, minute) = (count, 0)
        while left > 0, minute < isBlocked.count {
            if isBlocked[minute] {
                minute += 1
            } else {
                (left, minute) = (left - 1, minute + gap)
            }
        }
        return left == 0
    }

    private enum Choice: UInt8 {
        /// The same as a minute before.
        case earlier
        case here
        /// The cup has no place.
        case nowhere
    }

    /// Places cups; nil for one that has no place.
    ///
    /// - Parameters:
    ///   - even: where each should be, in order.
    ///   - gap: minutes between two at least.
    func place(_ even: [Instant], apart gap: Int) -> [Instant?] {
        guard !isBlocked.isEmpty else { return even.map { _ in nil } }
        var choices: [[Choice]] = []
        var best = Array(repeating: 0, count: isBlocked.count)
        for time in even {
            let (row, costs) = row(
                for: Int(clamping: time.seconds.minutesDown - first), after: best, apart: gap)
            choices.append(row)
            best = costs
        }
        return times(choices, apart: gap)
    }

    /// The choices for a cup, and what the best way costs up to each minute.
    private func row(
        for even: Int, after best: [Int], apart gap: Int
    ) -> ([Choice], [Int]) {
        var (choices, costs) = (Array(repeating: Choice.nowhere, count: best.count), best)
        for minute in costs.indices {
            if minute > 0, costs[minute - 1] <= costs[minute] {
                costs[minute] = costs[minute - 1]
                choices[minute] = .earlier
            }
            guard !isBlocked[minute] else { continue }
            let before = minute >= gap ? best[minute - gap] : 0
            let cost = before - Self.worth + abs(minute - even)
            if cost < costs[minute] {
                costs[minute] = cost
                choices[minute] = .here
            }
        }
        return (choices, costs)
    }

    /// Follows the choices back from the last minute.
    private func times(_ choices: [[Choice]], apart gap: Int) -> [Instant?] {
        var times: [Instant?] = Array(repeating: nil, count: choices.count)
        var (cup, minute) = (choices.count - 1, isBlocked.count - 1)
        while cup >= 0, minute >= 0 {
            switch choices[cup][minute] {
            case .earlier: minute -= 1
            case .nowhere: cup -= 1
            case .here:
                times[cup] = Instant(seconds: (first + Int64(minute)) * 60)
                (cup, minute) = (cup - 1, minute - gap)
            }
        }
        return times
    }
}

extension Int64 {
    /// Whole minutes, rounded down.
    fileprivate var minutesDown: Int64 { self >= 0 ? self / 60 : -((59 - self) / 60) }

    /// Whole minutes, rounded up.
    fileprivate var minutesUp: Int64 { (self + 59).minutesDown }
}
