import Campus

/// A change in words.
enum ChangeText {
    /// The first changes, and how many more there are; what is one edit of many classes is a line.
    static func lines(
        _ changes: [Change], atMost limit: Int = 20, on screen: Screen = .standard,
        rest hint: String = "see belltower changes"
    ) -> [String] {
        let groups = ChangeGroup.grouping(changes)
        let rest = groups.count - limit
        return groups.prefix(limit).flatMap { lines($0, on: screen) }
            + (rest > 0 ? ["  \(rest) more: \(hint)"] : [])
    }

    /// A change, or in one line what was done to many:
    /// `moved      12 at once, by 5 h later: 87 times from 2026-10-05 09:15`.
    static func lines(
        _ group: ChangeGroup, mark: String = "", on screen: Screen = .standard
    ) -> [String] {
        switch group {
        case .one(let change): return lines(change, mark: mark, on: screen)
        case .many(let changes):
            guard let first = changes.first else { return [] }
            let count = changes.reduce(0) { $0 + $1.occurrences }
            let times = "\(count) times from \(time(first.start))"
            return screen.lines(
                "\(changes.count) at once\(how(first, screen)): \(times)\(mark)",
                after: "  \(first.kind.rawValue.fitted(to: 10)) ")
        }
    }

    /// What was done to many alike.
    private static func how(_ change: Change, _ screen: Screen) -> String {
        switch change.kind {
        case .moved:
            guard let shift = change.shift, shift != 0 else { return "" }
            return ", \(Age.text(abs(shift))) \(shift > 0 ? "later" : "earlier")"
        case .relocated, .renamed:
            return ", now \(screen.isolated(text(change.after)))"
        case .added, .cancelled, .removed: return ""
        }
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
