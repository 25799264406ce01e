package import Recurrence

/// How much somebody wants to drink in a day, between which hours, and how often.
package struct Goal: Hashable, Sendable {
    /// How the amount is parted over the hours.
    package enum Rhythm: Hashable, Sendable {
        /// Cups of a size, as many as the amount takes.
        case cup(Amount)
        /// A cup every so many seconds.
        case every(Int64)
        /// So many cups in a day.
        case times(Int)
    }

    /// Whether it rings.
    ///
    /// The default is no, until the person sets a goal.
    package var isOn = false
    /// The default is 64 fl oz.
    package var amount: Amount
    /// The default is 09:00.
    package var from: TimeOfDay
    /// Before `from` when the hours cross midnight.
    ///
    /// The default is 21:00.
    package var to: TimeOfDay
    /// The default is cups of 8 fl oz.
    package var rhythm: Rhythm
    /// More in a day is said to be too much.
    ///
    /// The default is 4 l.
    package var dayLimit: Amount
    /// More in an hour is said to be too much.
    ///
    /// The default is 1 l.
    package var hourLimit: Amount

    package init(
        isOn: Bool, amount: Amount, from: TimeOfDay, to: TimeOfDay, rhythm: Rhythm,
        dayLimit: Amount, hourLimit: Amount
    ) {
        self.isOn = isOn
        self.amount = amount
        self.from = from
        self.to = to
        self.rhythm = rhythm
        self.dayLimit = dayLimit
        self.hourLimit = hourLimit
    }

    /// What holds for somebody who never set one.
    package static let standard = Goal(
        isOn: false, amount: Amount(known: 64_000, .ounce), from: TimeOfDay(known: 540),
        to: TimeOfDay(known: 1_260), rhythm: .cup(Amount(known: 8_000, .ounce)),
        dayLimit: Amount(known: 4_000, .litre), hourLimit: Amount(known: 1_000, .litre))

    /// What is proposed instead to who set none yet and thinks in millilitres: 2 l in cups of 250 ml.
    package static let metric: Goal = {
        var goal = standard
        goal.amount = Amount(known: 2_000_000, .millilitre)
        goal.rhythm = .cup(Amount(known: 250_000, .millilitre))
        return goal
    }()

    /// More cups in a day than these are a slip of the keys.
    package static let mostCups = 96

    package var crossesMidnight: Bool { to < from }

    /// How long the hours are on the clock, in seconds.
    package var windowSeconds: Int64 {
        Int64((to.minute - from.minute + (crossesMidnight ? 1_440 : 0)) * 60)
    }

    /// The unit in which its amounts are told: who sets a goal in litres thinks in them.
    ///
    /// - Parameter chosen: the person's choice; nil where they made none.
    package func units(_ chosen: Profile.Units?) -> Profile.Units {
        chosen ?? (amount.unit == .ounce ? .oz : .ml)
    }

    /// How many cups a day has.
    package var cups: Int {
        switch rhythm {
        case .cup(let size):
            let (tenths, cup) = (amount.volume.tenths, max(1, size.volume.tenths))
            return Int((tenths + cup - 1) / cup)
        case .every(let seconds):
            return Int((windowSeconds + max(1, seconds) - 1) / max(1, seconds))
        case .times(let count):
            return count
        }
    }

    /// The size of one cup.
    package var cup: Volume {
        if case .cup(let size) = rhythm { return size.volume }
        return Volume(tenths: amount.volume.tenths / Int64(max(1, cups)))
    }
}

/// A goal, and how far somebody is with it today.
package struct GoalStanding: Hashable, Sendable {
    package var goal: Goal
    /// Whether the person ever set one, be it one that does not ring.
    package var isSet: Bool
    package var drunk: Volume
    /// When the next cup is to be drunk; nil when the goal is off, met, or its hours are over.
    package var next: Instant?
    /// How many days in a row the goal was met.
    package var streak: Int

    package init(goal: Goal, isSet: Bool, drunk: Volume, next: Instant?, streak: Int) {
        self.goal = goal
        self.isSet = isSet
        self.drunk = drunk
        self.next = next
        self.streak = streak
    }

    package var remaining: Volume { goal.amount.volume.remaining(after: drunk) }
}
