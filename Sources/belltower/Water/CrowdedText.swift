import Campus
import Operations
import Scheduling
import Words

/// What is said of days that are too full for all their water.
enum CrowdedText {
    /// - Parameter items: what the query gave.
    static func tell(
        _ items: [AgendaItem], of query: AgendaQuery, _ desks: Desks, json: Bool
    ) throws {
        guard query.kinds.contains(.hydration) else { return }
        let days = try desks.water.crowdedDays(in: query.window, besides: items, of: query)
        if json {
            days.map(line).forEach(Console.complain)
        } else if !days.isEmpty {
            let lines = days.count > mostLines ? [summary(days)] : days.map(line)
            Console.say([""] + lines.flatMap { Screen.standard.warning($0) })
        }
    }

    private static func line(_ day: CrowdedDay) -> String {
        Speech.words(
            "crowded.day",
            [
                "day": "\(day.date)", "count": .number(day.cups),
                "amount": .text(day.volume.text(in: day.units)),
            ])
    }

    /// Of many days, one line instead of many.
    private static func summary(_ days: [CrowdedDay]) -> String {
        let each = days.map { day in
            let cups = Speech.words("crowded.cups", ["count": .number(day.cups)])
            return "\(day.date) (\(cups))"
        }
        return Speech.words(
            "crowded.days",
            ["count": .number(days.count), "days": .text(each.joined(separator: ", "))])
    }

    private static let mostLines = 2
}
