package import Recurrence

/// Water that somebody drank.
package struct Drink: Hashable, Sendable, Identifiable {
    /// The word it was logged with.
    package enum Category: String, Hashable, Sendable, CaseIterable {
        case drink, glass, bottle, custom

        /// What the word stands for; nil for an amount of one's own.
        package var amount: Amount? {
            switch self {
            case .drink: Amount(known: 4_000, .ounce)
            case .glass: Amount(known: 8_000, .ounce)
            case .bottle: Amount(known: 16_000, .ounce)
            case .custom: nil
            }
        }
    }

    package var id: DrinkID
    package var category: Category
    /// As entered.
    package var amount: Amount
    package var at: Instant

    package init(id: DrinkID, category: Category, amount: Amount, at: Instant) {
        self.id = id
        self.category = category
        self.amount = amount
        self.at = at
    }
}

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

    /// Whether it was more than the person holds for healthy.
    package var isTooMuch: Bool { drunk > goal.dayLimit.volume }
}
