import Operations
import Words

/// How often something takes place, to choose from.
enum RepeatChoices {
    /// - Parameter chosen: `never`, or an RRULE without its end.
    static func list(chosen: String, _ frame: Frame) -> [[String: Any]] {
        // What was made elsewhere may repeat in ways that are not offered here.
        let rules = known.map(\.rule)
        return (rules.contains(chosen) ? rules : rules + [chosen]).map { rule in
            [
                "repeatValue": rule, "repeatText": text(of: rule, frame),
                "isChosenRepeat": rule == chosen,
            ]
        }
    }

    /// A rule that is not offered stands for itself.
    static func text(of rule: String, _ frame: Frame) -> String {
        guard let name = known.first(where: { $0.rule == rule })?.name else { return rule }
        return frame.words("page.repeat.\(name)")
    }

    private static let known: [(rule: String, name: String)] = [
        ("never", "never"), ("FREQ=DAILY", "daily"), ("FREQ=WEEKLY", "weekly"),
        ("FREQ=WEEKLY;INTERVAL=2", "fortnightly"), ("FREQ=MONTHLY", "monthly"),
        ("FREQ=YEARLY", "yearly"),
    ]

    /// The rule of what was chosen and of the last day; nil for what does not repeat.
    ///
    /// - Parameter until: `YYYY-MM-DD`; empty for no end, and of no use where the rule counts.
    static func rule(_ chosen: String, until: String) throws(Refusal) -> String? {
        guard chosen != "never" else { return nil }
        guard !until.isEmpty, !chosen.contains("COUNT=") else { return chosen }
        return "\(chosen);UNTIL=\(try TypedTime.day(until, "until").filter { $0 != "-" })"
    }
}
