package import Campus
package import Recurrence

/// When to drink, how far one is, and how it went: functions of goal, drinks and now.
package enum Hydration {
    /// When a day's cups are to be drunk, evenly over its hours, the first at their beginning; to
    /// the minute.
    ///
    /// After a drink the rest is spread over what is left of the hours, so that somebody who drinks
    /// at each of the times keeps them.
    /// - Parameters:
    ///   - count: how many are left; nil for all of the goal's.
    ///   - last: when something was drunk last.
    package static func cupTimes(
        _ goal: Goal, cups count: Int? = nil, in window: Range<Instant>, after last: Instant? = nil
    ) -> [Instant] {
        let cups = Int64(max(0, min(count ?? goal.cups, Goal.mostCups)))
        guard cups > 0, !window.isEmpty else { return [] }
        if let last, last.adding(seconds: CupPlan.gap(goal, in: window)) > window.lowerBound {
            let left = max(0, window.upperBound - last)
            let step = goal.step(for: cups, in: left) ?? left / (cups + 1)
            return (1...cups).map { last.adding(seconds: $0 * step).wholeMinute }
        }
        let length = window.upperBound - window.lowerBound
        return (0..<cups).map { index in
            let seconds = goal.interval.map { index * $0 } ?? index * length / cups
            return window.lowerBound.adding(seconds: seconds).wholeMinute
        }
    }

    /// How many tenths of a goal are drunk: 0 to 10, and 10 only when it is met.
    package static func progress(_ drunk: Volume, of goal: Goal) -> Int {
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
    package static func streak(_ days: [DrinkDay]) -> (days: Int, isOpen: Bool) {
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
    package static func average(_ days: [DrinkDay]) -> Volume {
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
    package static func heaviestHour(_ drinks: [Drink], around instant: Instant) -> Volume {
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

extension Goal {
    /// Seconds between two cups, when the person said so.
    fileprivate var interval: Int64? {
        if case .every(let seconds) = rhythm, seconds > 0 { seconds } else { nil }
    }

    /// The person's interval, when so many cups fit with it.
    fileprivate func step(for cups: Int64, in seconds: Int64) -> Int64? {
        interval.flatMap { $0 * cups < seconds ? $0 : nil }
    }
}

extension Instant {
    /// The same without its seconds.
    fileprivate var wholeMinute: Instant { adding(seconds: -((seconds % 60 + 60) % 60)) }
}
