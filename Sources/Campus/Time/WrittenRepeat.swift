package import Recurrence

/// How something repeats, in a person's words: `weekdays`, `every 2 weeks on thu`, `every mon and wed
/// until 14 dec`, and as `RecurrenceRule.words` says it.
package enum WrittenRepeat {
    /// The value of an RRULE that means the same; nil for anything that is not such words.
    ///
    /// - Parameters:
    ///   - first: the day on which it starts; what it lasts until is looked for from there on.
    ///   - today: the day on which it was said.
    /// - Throws: for an end that is no day, or two days to different people.
    package static func rule(
        _ text: String, from first: CivilDate, today: CivilDate
    ) throws(WrittenTimeProblem) -> String? {
        guard text.utf8.count <= 300 else { return nil }
        let text = text.oneLine
        let prefix = "by the rule "
        if text.lowercased().hasPrefix(prefix) { return String(text.dropFirst(prefix.count)) }
        var words = text.lowercased().replacing(",", with: " and ").split(separator: " ")[...]
        guard let end = words.lastIndex(where: { ends.contains($0) }) else { return rule(words) }
        let until = words[(end + 1)...].joined(separator: " ")
        words = words[..<end]
        guard let rule = rule(words), !rule.contains("COUNT") else { return nil }
        let last = try day(until, from: first, today: today)
        return "\(rule);UNTIL=\("\(last)".replacing("-", with: ""))"
    }

    private static func day(
        _ text: String, from first: CivilDate, today: CivilDate
    ) throws(WrittenTimeProblem) -> CivilDate {
        let zone = Zone.utc
        let written = try WrittenTime(text)
        let time = try written.resolved(
            now: zone.instant(of: WallTime(today)),
            notBefore: zone.instant(of: WallTime(max(first, today))), in: zone)
        switch time {
        case .day(let day): return day
        case .instant(let instant): return zone.wall(at: instant).date
        case .days(let days): return days.upperBound.adding(days: -1)
        case .span: throw .unreadable(text)
        }
    }

    private static func rule(_ words: ArraySlice<Substring>) -> String? {
        var words = words.dropped(last: "and")
        let count = times(&words)
        words = words.dropped(last: "and")
        guard let base = base(words) else { return nil }
        return base + (count.map { ";COUNT=\($0)" } ?? "")
    }

    /// `10 times` or `once` at the end, which is taken off.
    private static func times(_ words: inout ArraySlice<Substring>) -> Int? {
        if words.last == "once", words.count > 1 {
            words.removeLast()
            return 1
        }
        guard words.last == "times", let count = words.dropLast().last?.plainNumber, count > 0
        else { return nil }
        words.removeLast(words.dropLast(2).last == "for" ? 3 : 2)
        return count
    }

    private static func base(_ words: ArraySlice<Substring>) -> String? {
        guard let first = words.first else { return nil }
        if let frequency = adverbs[first] { return rule(frequency, 1, on: words.dropFirst()) }
        if first == "weekdays", words.count == 1 { return weekdays }
        guard first == "every" else { return nil }
        var rest = words.dropFirst()
        if rest == ["weekday"] { return weekdays }
        if let days = days(rest) { return "FREQ=WEEKLY;BYDAY=" + days }
        var interval = 1
        if rest.count > 1, let word = rest.first,
            let number = word == "other" ? 2 : word.plainNumber
        {
            guard number > 0 else { return nil }
            interval = number
            rest = rest.dropFirst()
            if let days = days(rest) {
                return interval == 2 ? "FREQ=WEEKLY;INTERVAL=2;BYDAY=" + days : nil
            }
        }
        guard let unit = rest.first.flatMap({ units[$0] }) else { return nil }
        return rule(unit, interval, on: rest.dropFirst())
    }

    /// - Parameter words: what stands behind it: `on thu`, `on the 5th`, `on the first Monday of May`.
    private static func rule(
        _ frequency: String, _ interval: Int, on words: ArraySlice<Substring>
    ) -> String? {
        let head = "FREQ=\(frequency)" + (interval > 1 ? ";INTERVAL=\(interval)" : "")
        guard !words.isEmpty else { return head }
        let rest = words.dropFirst()
        guard words.first == "on", !rest.isEmpty else { return nil }
        switch frequency {
        case "WEEKLY":
            if rest == ["weekdays"] { return head + ";BYDAY=MO,TU,WE,TH,FR" }
            return days(rest).map { "\(head);BYDAY=\($0)" }
        case "MONTHLY": return RepeatDays.month(rest).map { "\(head);\($0)" }
        case "YEARLY": return RepeatDays.year(rest).map { "\(head);\($0)" }
        default: return nil
        }
    }

    private static func days(_ words: ArraySlice<Substring>) -> String? {
        let names = words.filter { $0 != "and" }
        // `mondays` too.
        let days = names.compactMap { $0.weekday ?? ($0.last == "s" ? $0.dropLast().weekday : nil) }
        guard !days.isEmpty, days.count == names.count else { return nil }
        return days.map(\.code).joined(separator: ",")
    }

    private static let ends: Set<Substring> = ["until", "till"]
    private static let weekdays = "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
    private static let adverbs: [Substring: String] = [
        "daily": "DAILY", "weekly": "WEEKLY", "monthly": "MONTHLY", "yearly": "YEARLY",
        "annually": "YEARLY",
    ]
    private static let units: [Substring: String] = [
        "hour": "HOURLY", "hours": "HOURLY", "day": "DAILY", "days": "DAILY", "week": "WEEKLY",
        "weeks": "WEEKLY", "month": "MONTHLY", "months": "MONTHLY", "year": "YEARLY",
        "years": "YEARLY",
    ]
}

extension ArraySlice<Substring> {
    fileprivate func dropped(last word: Substring) -> Self { last == word ? dropLast() : self }
}
