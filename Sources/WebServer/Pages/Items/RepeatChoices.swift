import Words

/// How often something takes place, to choose from.
enum RepeatChoices {
    /// - Parameter chosen: `never`, or an RRULE without its end.
    static func list(chosen: String, _ frame: Frame) -> [[String: Any]] {
        var known = [
            ("never", "never"), ("FREQ=DAILY", "daily"), ("FREQ=WEEKLY", "weekly"),
            ("FREQ=WEEKLY;INTERVAL=2", "fortnightly"), ("FREQ=MONTHLY", "monthly"),
            ("FREQ=YEARLY", "yearly"),
        ].map { ($0.0, frame.words("page.repeat.\($0.1)")) }
        // What was made elsewhere may repeat in ways that are not offered here.
        if !known.contains(where: { $0.0 == chosen }) { known.append((chosen, chosen)) }
        return known.map { value, text in
            ["repeatValue": value, "repeatText": text, "isChosenRepeat": value == chosen]
        }
    }
}
