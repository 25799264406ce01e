import Campus
import Operations
import Scheduling

/// What is said of days that are too full for all their water.
enum CrowdedText {
    /// - Parameter items: what the query gave.
    static func tell(
        _ items: [AgendaItem], _ query: AgendaQuery, _ registrar: Registrar, json: Bool
    ) throws {
        guard query.kinds.contains(.hydration) else { return }
        for day in try registrar.crowdedDays(in: query.window, besides: items, of: query) {
            let cups = day.cups == 1 ? "1 cup" : "\(day.cups) cups"
            let line =
                "\(day.date) is too full for \(cups) of water (\(day.volume.ounces) oz, "
                + "\(day.volume.millilitres) ml): drink when you can"
            if json {
                Console.complain(line)
            } else {
                Console.say(Console.styled("\n! \(line)", .warning))
            }
        }
    }
}
