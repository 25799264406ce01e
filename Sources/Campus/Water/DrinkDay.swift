package import Recurrence

/// What somebody drank in a day, and what they wanted to.
package struct DrinkDay: Hashable, Sendable {
    package var date: CivilDate
    /// The goal that held on that day.
    package var goal: Goal
    /// In order of time.
    package var drinks: [Drink]

    package init(date: CivilDate, goal: Goal, drinks: [Drink]) {
        self.date = date
        self.goal = goal
        self.drinks = drinks
    }

    package var drunk: Volume { drinks.reduce(.zero) { $0 + $1.amount.volume } }

    package var isMet: Bool { drunk >= goal.amount.volume }
}
