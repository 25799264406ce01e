import Campus
package import Recurrence

/// What a person types about water.
extension WaterDesk {
    static func drinkWords(_ words: String) throws(Refusal) -> (Drink.Category, Amount) {
        let word = words.utf8.count <= 64 ? words.lowercased() : words
        if let category = Drink.Category(rawValue: word), let amount = category.amount {
            return (category, amount)
        }
        if let amount = Amount(words) { return (.custom, amount) }
        guard !words.contains(where: \.isNumber) else { throw noAmount(words) }
        let known = Drink.Category.allCases.filter { $0.amount != nil }.map(\.rawValue)
        throw Refusal(
            .invalid, "refusal.drink.unknown",
            with: ["text": "\(words.shortened)", "near": Nearest.choice(words, among: known)])
    }

    static func amount(_ text: String) throws(Refusal) -> Amount {
        try Amount(text).orThrow(noAmount(text))
    }

    private static func noAmount(_ text: String) -> Refusal {
        Refusal(.invalid, "refusal.drink.amount", with: ["text": "\(text.shortened)"])
    }

    static func timeOfDay(_ text: String) throws(Refusal) -> TimeOfDay {
        try TimeOfDay(text).orThrow(
            Refusal(.invalid, "refusal.drink.timeOfDay", with: ["text": "\(text.shortened)"]))
    }

    static func drinkID(_ text: String) throws(Refusal) -> DrinkID {
        try DrinkID(text).orThrow(
            Refusal(.invalid, "refusal.drink.uuid", with: ["text": "\(text.shortened)"]))
    }

    /// An instant, a time as `yesterday 21:00` or `10 min ago`, or a time of today; not in the future.
    func drinkTime(_ text: String) throws(Refusal) -> Instant {
        guard let at = readDrinkTime(text), Self.drinkTimes.contains(at) else {
            throw Refusal(.invalid, "refusal.drink.time", with: ["text": "\(text.shortened)"])
        }
        guard at <= now else {
            throw Refusal(.invalid, "refusal.drink.future", with: ["text": "\(text.shortened)"])
        }
        return at
    }

    private func readDrinkTime(_ text: String) -> Instant? {
        if let time = TimeOfDay(text) {
            let wall = WallTime(desks.calendar.today, secondOfDay: time.minute * 60)
            let instant = zone.instant(of: wall)
            // What the clocks go forward over, nobody drank at.
            return zone.wall(at: instant) == wall ? instant : nil
        }
        switch try? desks.calendar.time(text, isBehind: true) {
        case .instant(let instant): return instant
        case .span(let span): return span.lowerBound
        case .day, .days, nil: return nil
        }
    }

    /// The years 1970 to 9000.
    package static let drinkTimes = Instant(seconds: 0)..<Instant(seconds: 221_845_392_000)
}
