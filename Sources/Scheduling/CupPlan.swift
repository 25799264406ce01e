package import Campus
package import Recurrence

/// A day's water: what is left of the goal in cups, spread evenly, then moved off what is attended.
///
/// A cup stands inside the goal's hours, as far from its even time as the day asks for, and leaves
/// five minutes to drink it before something begins. From its neighbours it is half the even
/// distance away where the day leaves room for all, and never nearer than `gap`; from the last drink
/// likewise. As many cups as can be are placed; among all ways to place so many so far apart, it is
/// the one that moves them least. A cup for which there is no place is counted, not piled up.
package struct CupPlan: Hashable, Sendable {
    package struct Cup: Hashable, Sendable {
        /// From 1; it stays when earlier cups are drunk, and no cup gets that of one which has been
        /// asked for.
        package var number: Int
        package var at: Instant
        package var volume: Volume
    }

    /// In order of time.
    package var cups: [Cup] = []
    /// Those that do not fit into the day.
    package var unplaced: [Volume] = []

    /// Seconds that a cup takes.
    static let room: Int64 = 5 * 60

    /// Seconds between two cups at least, in whole minutes.
    ///
    /// They are 20 minutes, or more where the cups of an hour would be more than the goal calls
    /// healthy; a rhythm that the person asked for and that is denser stays as it is.
    /// - Parameter window: the goal's hours on a day.
    package static func gap(_ goal: Goal, in window: Range<Instant>) -> Int64 {
        let anHour = max(1, goal.hourLimit.volume.tenths / max(1, goal.cup.tenths))
        let healthy = max(20, (60 + anHour - 1) / anHour)
        let rhythm = (window.upperBound - window.lowerBound) / Int64(max(1, goal.cups)) / 60
        return max(1, min(healthy, rhythm)) * 60
    }

    /// - Parameters:
    ///   - window: the goal's hours on that day.
    ///   - drinks: what counts for the day, in order of time. What is left is spread again with
    ///     each of them.
    ///   - busy: when no cup can be drunk, as `FreeTime.busy` gives it.
    package init(
        _ goal: Goal, in window: Range<Instant>, drinks: [Drink] = [],
        around busy: [Range<Instant>]
    ) {
        guard goal.isOn else { return }
        let rest = RestOfDay(goal: goal, window: window, busy: busy)
        var (drunk, free) = (Volume.zero, 1)
        self = rest.plan(drunk: drunk, after: nil, from: free)
        for (index, drink) in drinks.enumerated() {
            drunk += drink.amount.volume
            let following = drinks.dropFirst(index + 1).first
            if let following, following.at - drink.at < 60 { continue }
            let asked = cups.last { $0.at <= drink.at }
            free = max(free, asked.map { $0.number + 1 } ?? 1)
            self = rest.plan(drunk: drunk, after: drink.at, from: free)
        }
    }

    fileprivate init(cups: [Cup], unplaced: [Volume]) {
        self.cups = cups
        self.unplaced = unplaced
    }

    /// When the next cup is to be drunk: at once when some were missed and none is to come.
    package func next(at now: Instant) -> Instant? {
        cups.first { $0.at >= now }?.at ?? (cups.isEmpty ? nil : now)
    }
}

/// What of a day's goal is left at some time.
private struct RestOfDay {
    let goal: Goal
    let window: Range<Instant>
    let busy: [Range<Instant>]

    /// - Parameters:
    ///   - last: when something was drunk last.
    ///   - free: the least number that no cup was asked for by.
    func plan(drunk: Volume, after last: Instant?, from free: Int) -> CupPlan {
        let sizes = sizes(of: goal.amount.volume.remaining(after: drunk))
        let even = Hydration.cupTimes(goal, cups: sizes.count, in: window, after: last)
        let least = CupPlan.gap(goal, in: window)
        let earliest = last.map { max(window.lowerBound, $0.adding(seconds: least)) }
        let lower = min(earliest ?? window.lowerBound, window.upperBound)
        let placement = Placement(in: lower..<window.upperBound, around: busy)
        let gap = placement.widestGap(
            of: even.count, from: Int(least / 60), to: max(Int(least / 60), halfStep(of: even)))
        let times = placement.place(even, apart: gap)
        let number = max(free, min(goal.cups, Goal.mostCups) - sizes.count + 1)
        let first = max(1, min(number, Goal.mostCups - sizes.count + 1))
        var plan = CupPlan(cups: [], unplaced: [])
        for (index, (time, volume)) in zip(times, sizes).enumerated() {
            if let time {
                plan.cups.append(.init(number: first + index, at: time, volume: volume))
            } else {
                plan.unplaced.append(volume)
            }
        }
        return plan
    }

    /// Half of how far apart the even times are, in minutes.
    private func halfStep(of even: [Instant]) -> Int {
        guard let first = even.first, let last = even.last, even.count > 1 else { return 0 }
        return Int((last - first) / Int64(even.count - 1) / 120)
    }

    /// Cups of the goal's size that make up an amount; the last can be smaller.
    private func sizes(of rest: Volume) -> [Volume] {
        guard rest > .zero else { return [] }
        let most = max(1, min(goal.cups, Goal.mostCups))
        let cup = max(1, goal.cup.tenths)
        // An amount that does not part evenly leaves less than a drop: no cup of its own.
        let drop = max(0, goal.amount.volume.tenths - cup * Int64(most))
        let count = max(1, min(Int64(most), (rest.tenths - drop + cup - 1) / cup))
        return Array(repeating: Volume(tenths: cup), count: Int(count) - 1)
            + [Volume(tenths: rest.tenths - cup * (count - 1))]
    }
}
