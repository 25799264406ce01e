import Recurrence

/// How something repeats, in a person's words: `weekdays`, `every 2 weeks`, `every mon and wed, 10 times`.
public enum WrittenRepeat {
    /// The value of an RRULE that means the same; nil for anything that is not such words.
    public static func rule(_ text: String) -> String? {
        guard text.utf8.count <= 100 else { return nil }
        var words = text.lowercased().split { $0 == " " || $0 == "," }[...]
        let count = times(&words)
        guard let base = base(words) else { return nil }
        return base + (count.map { ";COUNT=\($0)" } ?? "")
    }

    /// `10 times` at the end, which is taken off.
    private static func times(_ words: inout ArraySlice<Substring>) -> Int? {
        guard words.last == "times", let count = words.dropLast().last?.plainNumber, count > 0
        else { return nil }
        words.removeLast(2)
        return count
    }

    private static func base(_ words: ArraySlice<Substring>) -> String? {
        guard let first = words.first else { return nil }
        if words.count == 1 {
            if let frequency = adverbs[first] { return "FREQ=\(frequency)" }
            return first == "weekdays" ? weekdays : nil
        }
        guard first == "every" else { return nil }
        var rest = words.dropFirst()
        if rest == ["weekday"] { return weekdays }
        if let days = days(rest) { return "FREQ=WEEKLY;BYDAY=" + days.joined(separator: ",") }
        var interval = 1
        if rest.count == 2, let word = rest.first {
            guard let number = word == "other" ? 2 : word.plainNumber, number > 0 else {
                return nil
            }
            interval = number
            rest = rest.dropFirst()
        }
        guard rest.count == 1, let unit = rest.first.flatMap({ units[$0] }) else { return nil }
        return "FREQ=\(unit)" + (interval > 1 ? ";INTERVAL=\(interval)" : "")
    }

    private static func days(_ words: ArraySlice<Substring>) -> [String]? {
        let names = words.filter { $0 != "and" }
        let days = names.compactMap(\.weekday)
        guard !days.isEmpty, days.count == names.count else { return nil }
        return days.map { codes[$0.rawValue] }
    }

    private static let weekdays = "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
    private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    private static let adverbs: [Substring: String] = [
        "daily": "DAILY", "weekly": "WEEKLY", "monthly": "MONTHLY", "yearly": "YEARLY",
        "annually": "YEARLY",
    ]
    private static let units: [Substring: String] = [
        "day": "DAILY", "days": "DAILY", "week": "WEEKLY", "weeks": "WEEKLY", "month": "MONTHLY",
        "months": "MONTHLY", "year": "YEARLY", "years": "YEARLY",
    ]
}
