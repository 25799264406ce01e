import Campus
import Operations
import Recurrence
import Scheduling

/// Drinks and goals in words.
struct WaterText {
    let zone: Zone

    func line(_ receipt: DrinkReceipt) -> String {
        let what =
            switch receipt.status {
            case .logged: "logged"
            case .already: "was logged before"
            case .undone: "taken back"
            }
        let category = receipt.drink.category
        let name = category == .custom ? "" : "\(category.rawValue), "
        return "\(name)\(receipt.drink.amount) \(what): \(Self.sum(receipt.day))"
    }

    func lines(_ standing: GoalStanding, on screen: Screen = .standard) -> [String] {
        let goal = standing.goal
        let rhythm =
            switch goal.rhythm {
            case .cup(let size): "cups of \(size)"
            case .every(let seconds): "a cup every \(Interval(seconds: seconds))"
            case .times(let count): "\(count) times a day"
            }
        return Fields([
            (
                "goal",
                "\(goal.amount) from \(goal.from) to \(goal.to), \(rhythm), \(goal.isOn ? "on" : "off")"
            ),
            ("drunk", Self.text(standing.drunk)), ("left", Self.text(standing.remaining)),
            ("next", standing.next.map { zone.wall(at: $0).clockText }),
        ]).lines(on: screen, indent: 0)
    }

    static func sum(_ day: DrinkDay) -> String {
        "\(text(day.drunk)) of \(text(day.goal.amount.volume))"
    }

    /// `473 ml (16 oz)`.
    static func text(_ volume: Volume) -> String {
        "\(volume.millilitres) ml (\(volume.ounces) oz)"
    }
}
