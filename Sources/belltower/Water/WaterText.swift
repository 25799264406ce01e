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
        return "\(name)\(receipt.drink.amount) \(what): \(sum(receipt.day))"
    }

    /// A line a day with a bar, then streak and average.
    func lines(_ history: DrinkHistory) -> [String] {
        let days = history.days.map { day in
            let tenths = Hydration.progress(day.drunk, of: day.goal)
            let bar =
                String(repeating: "█", count: tenths) + String(repeating: "░", count: 10 - tenths)
            return "\(day.date)  \(bar)  \(sum(day))"
        }
        let streak = history.streak == 1 ? "1 day" : "\(history.streak) days"
        return days + ["streak: \(streak)", "average: \(text(history.average)) a day"]
    }

    func lines(_ standing: GoalStanding) -> [String] {
        let goal = standing.goal
        let rhythm =
            switch goal.rhythm {
            case .cup(let size): "cups of \(size)"
            case .every(let seconds): "a cup every \(Interval(seconds: seconds))"
            case .times(let count): "\(count) times a day"
            }
        var lines = [
            "\(goal.amount) from \(goal.from) to \(goal.to), \(rhythm), \(goal.isOn ? "on" : "off")",
            "drunk: \(text(standing.drunk)), remaining: \(text(standing.remaining))",
        ]
        if let next = standing.next { lines.append("next: \(zone.wall(at: next).clockText)") }
        return lines
    }

    private func sum(_ day: DrinkDay) -> String {
        "\(text(day.drunk)) of \(text(day.goal.amount.volume))"
    }

    private func text(_ volume: Volume) -> String {
        "\(volume.millilitres) ml (\(volume.ounces) oz)"
    }
}
