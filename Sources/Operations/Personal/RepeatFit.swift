import Campus
import Recurrence
import Scheduling
import Words

/// Whether what repeats begins where its rule says.
///
/// RFC 5545 counts the start among the occurrences whatever the rule says, so that one on a Tuesday of
/// what repeats every Thursday would be one meeting more than was meant.
enum RepeatFit {
    /// - Parameter zone: of the start; nil for whole days.
    /// - Throws: `Refusal.invalid` for a rule that never happens, or first at another time than the
    ///   start.
    static func check(
        _ rule: RecurrenceRule, from start: WallTime, isDate: Bool, zone: Zone?
    ) throws(Refusal) {
        let series = RecurrenceSet(start: start, isDate: isDate, rules: [rule])
        guard let first = rule.first(from: series, zone: zone) else {
            throw Refusal(.invalid, SeriesProblem.neverHappens.message)
        }
        guard first != start else { return }
        let shown = { (wall: WallTime) in isDate ? "\(wall.date)" : wall.plainText }
        throw Refusal(
            .invalid, "refusal.rule.unfit",
            with: [
                "weekday": .message(Message("weekday.short.\(start.date.weekday)")),
                "start": "\(shown(start))",
                "rule": .message(rule.message(from: start, in: zone)),
                "first": "\(shown(first))",
                "firstWeekday": .message(Message("weekday.short.\(first.date.weekday)")),
                "day": .message(Message("weekday.\(start.date.weekday)")),
            ])
    }
}
