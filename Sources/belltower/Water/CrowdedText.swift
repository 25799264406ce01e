import Campus
import Operations
import Scheduling

/// What is said of days that are too full for all their water.
enum CrowdedText {
    /// - Parameter items: what the query gave.
    static func tell(
        _ items: [AgendaItem], _ query: AgendaQuery, _ desks: Desks, json: Bool
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
        "\(day.date) is too full for \(cups(day)) of water (\(day.volume.text(in: day.units))): "
            + "drink when you can"
    }

    /// Of many days, one line instead of many.
    private static func summary(_ days: [CrowdedDay]) -> String {
        let each = days.map { "\($0.date) (\(cups($0)))" }.joined(separator: ", ")
        return "\(days.count) days are too full for all their water, so drink when you can: \(each)"
    }

    private static func cups(_ day: CrowdedDay) -> String {
        day.cups == 1 ? "1 cup" : "\(day.cups) cups"
    }

    private static let mostLines = 2
}
