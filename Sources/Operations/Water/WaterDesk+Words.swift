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
        let question = Nearest.question(words, among: known)
        throw Refusal(
            .invalid,
            "\(words.shortened) is no drink"
                + (question.isEmpty ? ": say drink, glass, bottle, or 250ml" : question))
    }

    static func amount(_ text: String) throws(Refusal) -> Amount {
        try Amount(text).orThrow(noAmount(text))
    }

    private static func noAmount(_ text: String) -> Refusal {
        Refusal(
            .invalid,
            "\(text.shortened) is not an amount: write 250ml, 12oz or 0.5l, up to 20 litres")
    }

    static func timeOfDay(_ text: String) throws(Refusal) -> TimeOfDay {
        try TimeOfDay(text).orThrow(
            Refusal(.invalid, "\(text.shortened) is not a time of day: write it as 09:00 or 9am"))
    }

    static func drinkID(_ text: String) throws(Refusal) -> DrinkID {
        try DrinkID(text).orThrow(
            Refusal(
                .invalid,
                "\(text.shortened) is not a UUID: "
                    + "write it as 0f8fad5b-d9cb-469f-a165-70867728950e"))
    }

    /// An instant, a time as `yesterday 21:00` or `10 min ago`, or a time of today; not in the future.
    func drinkTime(_ text: String) throws(Refusal) -> Instant {
        guard let at = readDrinkTime(text), Self.drinkTimes.contains(at) else {
            throw Refusal(
                .invalid,
                "\(text.shortened) is not a time: write it as 09:15, yesterday 21:00 or 2026-10-05T09:15"
            )
        }
        guard at <= now else {
            throw Refusal(.invalid, "\(text.shortened) is still to come: log it when you drink it")
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
