package import Recurrence

/// A goal, and how far somebody is with it today.
package struct GoalStanding: Hashable, Sendable {
    package var goal: Goal
    package var drunk: Volume
    /// When the next cup is to be drunk; nil when the goal is off, met, or its hours are over.
    package var next: Instant?
    /// How many days in a row the goal was met.
    package var streak: Int

    package init(goal: Goal, drunk: Volume, next: Instant?, streak: Int) {
        self.goal = goal
        self.drunk = drunk
        self.next = next
        self.streak = streak
    }

    package var remaining: Volume { goal.amount.volume.remaining(after: drunk) }
}
