import Recurrence

/// Where cups can stand in some hours, to the minute.
///
/// To place them best is to assign instants to cups in order, at a distance of each other. All ends
/// and distances are whole minutes, so a best way is among the whole minutes, and a table of cups by
/// minutes finds it: each cell is the best way for the cups so far up to that minute.
struct Placement {
    private let first: Int64
    private let isBlocked: [Bool]

    private static let gap = Int(CupPlan.gap / 60)
    private static let reach = Int(CupPlan.reach / 60)
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

    private enum Choice: UInt8 {
        /// The same as a minute before.
        case earlier
        case here
        /// The cup has no place.
        case nowhere
    }

    /// Places cups; nil for one that has no place.
    ///
    /// - Parameter even: where each should be, in order.
    func place(_ even: [Instant]) -> [Instant?] {
        guard !isBlocked.isEmpty else { return even.map { _ in nil } }
        var choices: [[Choice]] = []
        var best = Array(repeating: 0, count: isBlocked.count)
        for time in even {
            let (row, costs) = row(
                for: Int(clamping: time.seconds.minutesDown - first), after: best)
            choices.append(row)
            best = costs
        }
        return times(choices)
    }

    /// The choices for a cup, and what the best way costs up to each minute.
    private func row(for even: Int, after best: [Int]) -> ([Choice], [Int]) {
        var (choices, costs) = (Array(repeating: Choice.nowhere, count: best.count), best)
        for minute in costs.indices {
            if minute > 0, costs[minute - 1] <= costs[minute] {
                costs[minute] = costs[minute - 1]
                choices[minute] = .earlier
            }
            guard abs(minute - even) <= Self.reach, !isBlocked[minute] else { continue }
            let before = minute >= Self.gap ? best[minute - Self.gap] : 0
            let cost = before - Self.worth + abs(minute - even)
            if cost < costs[minute] {
                costs[minute] = cost
                choices[minute] = .here
            }
        }
        return (choices, costs)
    }

    /// Follows the choices back from the last minute.
    private func times(_ choices: [[Choice]]) -> [Instant?] {
        var times: [Instant?] = Array(repeating: nil, count: choices.count)
        var (cup, minute) = (choices.count - 1, isBlocked.count - 1)
        while cup >= 0, minute >= 0 {
            switch choices[cup][minute] {
            case .earlier: minute -= 1
            case .nowhere: cup -= 1
            case .here:
                times[cup] = Instant(seconds: (first + Int64(minute)) * 60)
                (cup, minute) = (cup - 1, minute - Self.gap)
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
