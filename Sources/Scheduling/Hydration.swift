public import Campus
public import Recurrence

/// When to drink, how far one is, and how it went: functions of goal, drinks and now.
public enum Hydration {
    /// When a day's cups are to be drunk, evenly over its hours, the first at their beginning.
    public static func cupTimes(_ goal: Goal, in window: Range<Instant>) -> [Instant] {
        let cups = max(0, min(goal.cups, Goal.mostCups))
        let length = window.upperBound - window.lowerBound
        guard cups > 0, length > 0 else { return [] }
        if case .every(let seconds) = goal.rhythm, seconds > 0 {
            return (0..<Int64(cups)).map { window.lowerBound.adding(seconds: $0 * seconds) }
                .filter { $0 < window.upperBound }
        }
        return (0..<Int64(cups)).map {
            window.lowerBound.adding(seconds: $0 * length / Int64(cups))
        }
    }

    /// When the next cup is to be drunk.
    ///
    /// What is drunk already stands for the day's first cups. Somebody who is behind is asked at the
    /// next of the times, and at once when there is none left.
    ///
    /// - Returns: nil when the goal is off, met, or the hours are over.
    public static func nextCup(
        _ goal: Goal, drunk: Volume, in window: Range<Instant>, now: Instant
    ) -> Instant? {
        guard goal.isOn, drunk < goal.amount.volume, now < window.upperBound else { return nil }
        let done = Int(drunk.tenths / max(1, goal.cup.tenths))
        return cupTimes(goal, in: window).dropFirst(done).first { $0 >= now }
            ?? max(now, window.lowerBound)
    }

    /// How many tenths of a goal are drunk: 0 to 10, and 10 only when it is met.
    public static func progress(_ drunk: Volume, of goal: Goal) -> Int {
        let whole = max(1, goal.amount.volume.tenths)
        return Int(min(drunk.tenths, whole) * 10 / whole)
    }

    /// How many days in a row the goal was met, up to the last day given.
    ///
    /// The last day is today and may still be met: it adds to the row, but does not end it. A day
    /// whose goal was off neither adds nor ends.
    ///
    /// - Parameter days: in order, without gaps.
    /// - Returns: the count, and whether it may go on before the first day given.
    public static func streak(_ days: [DrinkDay]) -> (days: Int, isOpen: Bool) {
        var count = 0
        for (index, day) in days.reversed().enumerated() where day.goal.isOn {
            if day.isMet {
                count += 1
            } else if index > 0 {
                return (count, false)
            }
        }
        return (count, true)
    }

    /// What was drunk in a day on average, from the first of the days on which there was anything.
    public static func average(_ days: [DrinkDay]) -> Volume {
        let counted = days.drop { $0.drinks.isEmpty }
        guard !counted.isEmpty else { return .zero }
        let sum = counted.reduce(Volume.zero) { $0 + $1.drunk }
        return Volume(tenths: sum.tenths / Int64(counted.count))
    }

    /// The most that was drunk in an hour around a drink.
    ///
    /// - Parameters:
    ///   - drinks: in order of time, that drink among them.
    ///   - instant: when that drink was.
    public static func heaviestHour(_ drinks: [Drink], around instant: Instant) -> Volume {
        let near = drinks.filter { abs($0.at - instant) < 3_600 }
        var (first, sum, most) = (0, Volume.zero, Volume.zero)
        for (index, drink) in near.enumerated() {
            sum += drink.amount.volume
            while first < index, drink.at - near[first].at >= 3_600 {
                sum = sum.remaining(after: near[first].amount.volume)
                first += 1
            }
            let isAround = near[first].at <= instant && drink.at >= instant
            if isAround { most = max(most, sum) }
        }
        return most
    }
}
