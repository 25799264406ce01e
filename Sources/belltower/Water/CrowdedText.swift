import Campus
import Operations
import Recurrence

/// What is said of days that are too full for all their water.
enum CrowdedText {
    static func tell(_ window: Range<Instant>, _ registrar: Registrar, json: Bool) throws {
        for day in try registrar.crowdedDays(in: window) {
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
