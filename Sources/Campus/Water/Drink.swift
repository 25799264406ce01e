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

    /// Writes the contract's fields, to be put into an object.
    package func writeFields(to json: inout JSONWriter, zone: Zone) {
        json.field("id", id.text)
        json.field("category", category.rawValue)
        json.key("ml")
        json.number(amount.volume.millilitres)
        json.key("oz")
        json.number(amount.volume.ounces)
        json.key("at")
        json.timestamp(ClockTime(at, in: zone))
    }
}
