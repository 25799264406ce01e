import Campus

/// A change in words.
enum ChangeText {
    /// The first changes, and how many more there are.
    static func lines(
        _ changes: [Change], atMost limit: Int = 20, on screen: Screen = .standard
    ) -> [String] {
        let shown = changes.prefix(limit)
        let rest = changes.count - shown.count
        return shown.flatMap { lines($0, on: screen) }
            + (rest > 0 ? ["  \(rest) more: see belltower changes"] : [])
    }

    /// `moved      CM50123 Networking - Lecture: 2026-10-05 09:15 → 2026-10-05 10:15`.
    static func lines(
        _ change: Change, mark: String = "", on screen: Screen = .standard
    ) -> [String] {
        let name = change.summary.isEmpty ? "(no title)" : change.summary.harmless.oneLine
        let text = "\(screen.isolated(name)): \(what(change, screen))\(mark)"
        return screen.lines(text, after: "  \(change.kind.rawValue.fitted(to: 10)) ")
    }

    private static func what(_ change: Change, _ screen: Screen) -> String {
        switch change.kind {
        case .moved:
            let times = "\(time(change.before ?? "")) → \(time(change.after ?? ""))"
            return change.occurrences > 1
                ? "\(times), \(change.occurrences) times from then on" : times
        case .relocated, .renamed:
            let (before, after) = (text(change.before), text(change.after))
            return "\(screen.isolated(before)) → \(screen.isolated(after)), \(dates(change))"
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
