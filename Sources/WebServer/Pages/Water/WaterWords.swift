import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// Drinks, days and goals as pages say them.
struct WaterWords {
    private let frame: Frame
    private let units: Profile.Units

    /// - Parameter units: in which all is told but what somebody typed.
    init(_ frame: Frame, _ units: Profile.Units) {
        self.frame = frame
        self.units = units
    }

    /// `glass`; of an amount of one's own that.
    func name(of drink: Drink) -> String {
        guard drink.category != .custom else { return drink.amount.description }
        return frame.words("drink.category.\(drink.category.rawValue)")
    }

    /// What logs a glass: its word, or the size of a cup that somebody set a goal in.
    static func glass(of standing: GoalStanding) -> (value: String, amount: Amount?) {
        let words = Drink.Category.allCases
        guard standing.isSet, case .cup(let size) = standing.goal.rhythm,
            !words.contains(where: { $0.amount == size })
        else { return (Drink.Category.glass.rawValue, Drink.Category.glass.amount) }
        return (size.description, size)
    }

    /// `Glass, 8 oz`.
    func text(_ drink: Drink) -> String {
        text(drink.category, drink.amount)
    }

    /// The same of what a word stands for.
    func text(_ category: Drink.Category, _ amount: Amount) -> String {
        guard category != .custom else { return amount.description }
        return frame.words(
            "drink.named",
            [
                "category": .text(
                    frame.words("drink.category.\(category.rawValue)").beginningLarge),
                "amount": .text(amount.volume.text(in: units)),
            ])
    }

    /// `40 oz of 64 oz`.
    func sum(_ drunk: Volume, of goal: Goal) -> String {
        frame.words(
            "told.water",
            [
                "drunk": .text(drunk.text(in: units)),
                "goal": .text(goal.amount.volume.text(in: units)),
            ])
    }

    /// The part of a ring that is drunk: `40 64`, in 64ths of the goal.
    static func ring(_ drunk: Volume, of goal: Goal) -> String {
        let most = Double(max(1, goal.amount.volume.millilitres))
        return "\(Int(min(1, Double(drunk.millilitres) / most) * 64)) 64"
    }

    /// How far somebody is today: a ring where there is a goal.
    func progress(_ standing: GoalStanding) -> [String: Any] {
        let goal = standing.goal
        guard standing.isSet else {
            return ["progressTitle": standing.drunk.text(in: units), "isGoalless": true]
        }
        var progress: [String: Any] = [
            "progressTitle": sum(standing.drunk, of: goal), "isGoalless": false,
            "isQuiet": !goal.isOn, "ring": Self.ring(standing.drunk, of: goal),
        ]
        if standing.remaining > .zero {
            progress["leftText"] = frame.words(
                "told.water.left",
                [
                    "amount": .text(standing.remaining.text(in: units)),
                    "time": .text(clock(goal.to)),
                ]
            )
        } else {
            progress["leftText"] = frame.words("page.water.met")
        }
        if let next = standing.next {
            progress["nextText"] =
                next > frame.request.now
                ? frame.words(
                    "told.water.cup", ["time": .text(frame.clock(frame.zone.wall(at: next)))])
                : frame.words("page.water.due")
        }
        if standing.streak > 0 {
            progress["streakText"] =
                frame.words("drinks.streak", ["count": .number(standing.streak)]).asSentence
        }
        return progress
    }

    private func clock(_ time: TimeOfDay) -> String {
        let text = time.description
        return text.hasPrefix("0") ? String(text.dropFirst()) : text
    }

    /// A drink in a list, with what takes it back.
    func line(_ drink: Drink) -> [String: Any] {
        [
            "drinkPath": "/drinks/\(drink.id)/delete", "drinkTime": frame.timestamp(drink.at),
            "drinkTimeText": frame.clock(frame.zone.wall(at: drink.at)), "drinkText": text(drink),
        ]
    }

    /// A day before today, the newest drink first.
    func day(_ day: DrinkDay) -> [String: Any] {
        var model: [String: Any] = [
            "dayID": day.date.description, "isMet": day.goal.isOn && day.isMet,
            "dayText": frame.days.short(day.date, seenFrom: frame.today),
            "daySum": day.goal.isOn ? sum(day.drunk, of: day.goal) : day.drunk.text(in: units),
            "dayDrinks": day.drinks.reversed().map(line),
        ]
        if day.goal.isOn {
            model["bar"] = [
                "most": "\(day.goal.amount.volume.millilitres)",
                "gone": "\(min(day.drunk, day.goal.amount.volume).millilitres)",
            ]
        }
        return model
    }
}
