public import Campus
public import Recurrence

/// A day's water: what is left of the goal in cups, spread evenly, then moved off what is attended.
///
/// A cup stands at most 30 minutes from its even time, at least 20 minutes from its neighbours and
/// from the last drink, inside the goal's hours, and leaves five minutes to drink it before
/// something begins. As many cups as can be are placed; among all ways to place so many, it is the
/// one that moves them least. A cup for which there is no place is counted, not piled up.
public struct CupPlan: Hashable, Sendable {
    public struct Cup: Hashable, Sendable {
        /// From 1; it stays when earlier cups are drunk, and no cup gets that of one which has been
        /// asked for.
        public var number: Int
        public var at: Instant
        public var volume: Volume
    }

    /// In order of time.
    public var cups: [Cup] = []
    /// Those that do not fit into the day.
    public var unplaced: [Volume] = []

    /// Seconds between two cups at least.
    public static let gap: Int64 = 20 * 60
    /// Seconds that a cup is moved at most.
    static let reach: Int64 = 30 * 60
    /// Seconds that a cup takes.
    static let room: Int64 = 5 * 60

    /// - Parameters:
    ///   - window: the goal's hours on that day.
    ///   - drinks: what counts for the day, in order of time. What is left is spread again with
    ///     each of them.
    ///   - busy: when no cup can be drunk, as `FreeTime.busy` gives it.
    public init(
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
    public func next(at now: Instant) -> Instant? {
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
        let earliest = last.map { max(window.lowerBound, $0.adding(seconds: CupPlan.gap)) }
        let lower = min(earliest ?? window.lowerBound, window.upperBound)
        let times = Placement(in: lower..<window.upperBound, around: busy).place(even)
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
