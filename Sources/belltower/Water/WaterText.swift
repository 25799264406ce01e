import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// Drinks and goals in words.
struct WaterText {
    let zone: Zone
    var words = Speech.words

    func line(_ receipt: DrinkReceipt) -> String {
        let key =
            switch receipt.status {
            case .logged: "drink.logged"
            case .already: "drink.already"
            case .undone: "drink.undone"
            }
        return words(
            key,
            ["drink": .text(name(receipt.drink)), "sum": .text(Self.sum(receipt.day, in: words))])
    }

    /// `glass, 8 oz`; `250 ml`.
    private func name(_ drink: Drink) -> String {
        guard drink.category != .custom else { return drink.amount.description }
        return words(
            "drink.named",
            [
                "category": .text(words("drink.category.\(drink.category.rawValue)")),
                "amount": .text(drink.amount.description),
            ])
    }

    func lines(_ standing: GoalStanding, on screen: Screen = .standard) -> [String] {
        let goal = standing.goal
        let rhythm =
            switch goal.rhythm {
            case .cup(let size): words("goal.rhythm.cup", ["size": "\(size)"])
            case .every(let seconds):
                words("goal.rhythm.every", ["length": "\(Interval(seconds: seconds))"])
            case .times(let count): words("goal.rhythm.times", ["count": .number(count)])
            }
        let told = words(
            "goal.words",
            [
                "amount": "\(goal.amount)", "from": "\(goal.from)", "to": "\(goal.to)",
                "rhythm": .text(rhythm), "state": goal.isOn ? "on" : "off",
            ])
        return Fields([
            (words("goal.field.goal"), told),
            (words("goal.field.drunk"), Self.text(standing.drunk)),
            (words("goal.field.left"), Self.text(standing.remaining)),
            (words("goal.field.next"), standing.next.map { zone.wall(at: $0).clockText }),
        ]).lines(on: screen, indent: 0)
    }

    /// `473 ml (16 oz) of 1893 ml (64 oz)`.
    static func sum(_ day: DrinkDay, in words: Catalogue = .english) -> String {
        words(
            "drink.sum",
            [
                "drunk": .text(text(day.drunk)),
                "goal": .text(text(day.goal.amount.volume)),
            ])
    }

    /// `473 ml (16 oz)`.
    static func text(_ volume: Volume) -> String {
        "\(volume.millilitres) ml (\(volume.ounces) oz)"
    }
}
