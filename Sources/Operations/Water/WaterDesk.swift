package import Campus
import Recurrence
import Scheduling
import Storage

/// What came of logging or taking back a drink.
package struct DrinkReceipt: Sendable {
    package enum Status: String, Sendable {
        case logged
        /// The same was logged before: nothing changed.
        case already
        case undone
    }

    package var drink: Drink
    package var status: Status
    /// The day it counts for, as it is now.
    package var day: DrinkDay
    /// What is to be said of drinking so much.
    package var warning: String?
}

/// What was drunk on the last days.
package struct DrinkHistory: Sendable {
    /// In order, today last.
    package var days: [DrinkDay]
    package var streak: Int
    package var average: Volume
}

/// What was drunk, the goal, and the cups that are put between classes.
package struct WaterDesk: Desk {
    package let desks: Desks
}

extension WaterDesk {
    /// Logs a drink.
    ///
    /// To log the same id again changes nothing and says so; the time counts only when it is given.
    /// - Parameters:
    ///   - words: `drink`, `glass`, `bottle`, or an amount as `250ml`.
    ///   - at: an instant or a time of today; nil for now.
    ///   - id: a UUID; nil for a new one.
    package func log(
        _ words: String, at: String? = nil, id: String? = nil
    ) throws(Refusal) -> DrinkReceipt {
        let (category, amount) = try Self.drinkWords(words)
        let time = try at.map { text throws(Refusal) in try drinkTime(text) }
        var generator = SystemRandomNumberGenerator()
        let id =
            try id.map { text throws(Refusal) in try Self.drinkID(text) }
            ?? DrinkID.random(using: &generator)
        let drink = Drink(id: id, category: category, amount: amount, at: time ?? now)
        return try acting(.drink) { transaction, actor in
            if let known = try transaction.drinkRecord(id, of: actor) {
                try Self.mustBeSame(known, drink, atCounts: time != nil)
                return try receipt(known.drink, .already, of: actor, in: transaction)
            }
            try transaction.keep(DrinkRecord(drink), of: actor, logged: now)
            var receipt = try receipt(drink, .logged, of: actor, in: transaction)
            receipt.warning = try warning(about: receipt, of: actor, in: transaction)
            return receipt
        }
    }

    /// Takes back the drink that was logged here last.
    package func undo() throws(Refusal) -> DrinkReceipt {
        try acting(.undoDrink) { transaction, actor in
            let last = try transaction.lastLogged(by: actor)
                .orThrow(Refusal(.missing, "refusal.drink.none"))
            try transaction.keep(DrinkRecord(last.drink, deleted: now), of: actor)
            return try receipt(last.drink, .undone, of: actor, in: transaction)
        }
    }

    /// Takes back one drink; one that was taken back stays so.
    ///
    /// - Parameter id: a UUID.
    package func undo(_ id: String) throws(Refusal) -> DrinkReceipt {
        let id = try Self.drinkID(id)
        return try acting(.undoDrink) { transaction, actor in
            let known = try transaction.drinkRecord(id, of: actor)
                .orThrow(Refusal(.missing, "refusal.drink.none"))
            if known.deleted == nil {
                try transaction.keep(DrinkRecord(known.drink, deleted: now), of: actor)
            }
            return try receipt(known.drink, .undone, of: actor, in: transaction)
        }
    }

    /// The last days, today included.
    ///
    /// - Parameter count: 1 to 3,660 of them.
    package func history(days count: Int = 7) throws(Refusal) -> DrinkHistory {
        guard (1...3_660).contains(count) else {
            throw Refusal(.invalid, "refusal.drink.days")
        }
        return try looking { transaction, viewer in
            let calendar = try drinkCalendar(of: viewer, in: transaction)
            let days = try drinkDays(count, calendar, of: viewer, in: transaction)
            return DrinkHistory(
                days: days, streak: try streak(calendar, of: viewer, in: transaction),
                average: Hydration.average(days))
        }
    }

    /// The last days up to today, each with its drinks.
    func drinkDays(
        _ count: Int, _ calendar: DrinkCalendar, of person: Person, in transaction: Transaction
    ) throws(StorageError) -> [DrinkDay] {
        let today = calendar.day(of: now)
        let first = today.adding(days: 1 - count)
        let window = calendar.bounds(of: first).lowerBound..<calendar.bounds(of: today).upperBound
        let drinks = Dictionary(grouping: try transaction.drinks(of: person, in: window)) {
            calendar.day(of: $0.at)
        }
        return (0..<count).map { offset in
            let day = first.adding(days: offset)
            return DrinkDay(date: day, goal: calendar.goal(on: day), drinks: drinks[day] ?? [])
        }
    }

    /// Looks back as far as the row of days goes, further each time.
    func streak(
        _ calendar: DrinkCalendar, of person: Person, in transaction: Transaction
    ) throws(StorageError) -> Int {
        var count = 32
        while true {
            let (streak, isOpen) = Hydration.streak(
                try drinkDays(count, calendar, of: person, in: transaction))
            let first = calendar.day(of: now).adding(days: 1 - count)
            let start = calendar.bounds(of: first).lowerBound
            guard isOpen, count < 100_000,
                try transaction.hasDrinks(of: person, before: start)
            else { return streak }
            count *= 4
        }
    }

    private func receipt(
        _ drink: Drink, _ status: DrinkReceipt.Status, of person: Person,
        in transaction: Transaction
    ) throws(StorageError) -> DrinkReceipt {
        let calendar = try drinkCalendar(of: person, in: transaction)
        let date = calendar.day(of: drink.at)
        let day = DrinkDay(
            date: date, goal: calendar.goal(on: date),
            drinks: try transaction.drinks(of: person, in: calendar.bounds(of: date)))
        return DrinkReceipt(drink: drink, status: status, day: day)
    }

    /// What to say when the drink makes it more in a day or an hour than is healthy.
    private func warning(
        about receipt: DrinkReceipt, of person: Person, in transaction: Transaction
    ) throws(StorageError) -> String? {
        let (at, goal) = (receipt.drink.at, receipt.day.goal)
        let near = try transaction.drinks(
            of: person, in: at.adding(seconds: -3_600)..<at.adding(seconds: 3_600))
        let hour = Hydration.heaviestHour(near, around: at)
        if hour > goal.hourLimit.volume {
            return "\(hour.millilitres) ml within an hour is more than the \(goal.hourLimit) that "
                + "is healthy: take a break"
        }
        guard receipt.day.isTooMuch else { return nil }
        return
            "\(receipt.day.drunk.millilitres) ml in a day is more than the \(goal.dayLimit) that is healthy: "
            + "drink no more today"
    }

    private static func mustBeSame(
        _ known: DrinkRecord, _ drink: Drink, atCounts: Bool
    ) throws(Refusal) {
        let isSame =
            known.drink.category == drink.category && known.drink.amount == drink.amount
            && (!atCounts || known.drink.at == drink.at)
        guard isSame else {
            throw Refusal(.invalid, "refusal.drink.taken", with: ["id": "\(drink.id)"])
        }
        guard known.deleted == nil else {
            throw Refusal(.conflict, "refusal.drink.takenBack", with: ["id": "\(drink.id)"])
        }
    }
}
