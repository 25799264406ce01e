import Campus

/// A change in words.
enum ChangeText {
    /// The first changes, a line each, and how many more there are.
    static func lines(_ changes: [Change], atMost limit: Int = 20) -> [String] {
        let lines = changes.prefix(limit).map(line)
        let rest = changes.count - lines.count
        return rest > 0 ? lines + ["\(rest) more: see belltower changes"] : lines
    }

    /// `moved      CM50123 Networking - Lecture: 2026-10-05 09:15 → 2026-10-05 10:15`.
    static func line(_ change: Change) -> String {
        let kind = change.kind.rawValue.padding(to: 10)
        let name = change.summary.isEmpty ? "(no title)" : change.summary.harmless.oneLine
        return "\(kind) \(name): \(what(change))"
    }

    private static func what(_ change: Change) -> String {
        switch change.kind {
        case .moved:
            let times = "\(time(change.before ?? "")) → \(time(change.after ?? ""))"
            return change.occurrences > 1
                ? "\(times), \(change.occurrences) times from then on" : times
        case .relocated, .renamed:
            return "\(text(change.before)) → \(text(change.after)), \(dates(change))"
        case .added, .cancelled, .removed: return dates(change)
        }
    }

    /// The occurrences it concerns: up to three dates, or the first and how many.
    private static func dates(_ change: Change) -> String {
        guard change.occurrences > 3 else {
            return change.starts.map(time).joined(separator: ", ")
        }
        return "\(change.occurrences) times from \(time(change.start))"
    }

    /// `2026-10-05 09:15` of an instant, `09:15 to 10:05` of a span, a date of a date.
    private static func time(_ text: String) -> String {
        let parts = text.split(separator: "/").map(String.init)
        guard parts.count == 2 else { return moment(text) }
        return "\(moment(parts[0])) to \(moment(parts[1]))"
    }

    private static func moment(_ text: String) -> String {
        text.count > 16 ? String(text.prefix(16).replacing("T", with: " ")) : text
    }

    private static func text(_ place: String?) -> String {
        place.map { $0.harmless.oneLine } ?? "nowhere said"
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
