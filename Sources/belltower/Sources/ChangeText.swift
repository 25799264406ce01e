import Campus
import Recurrence

/// Changes in lists.
struct ChangeText {
    /// On whose clock times are told.
    let zone: Zone
    var screen = Screen.standard

    /// The first changes, and how many more there are.
    func lines(_ changes: [Change], atMost limit: Int = 20) -> [String] {
        let shown = changes.prefix(limit)
        let rest = changes.count - shown.count
        return shown.flatMap { lines($0) }
            + (rest > 0 ? ["  \(rest) more: see belltower changes"] : [])
    }

    /// `moved      CM50123 Networking - Lecture moved from Mon 5 Oct 09:15 to Tue 6 Oct 10:15`.
    func lines(_ change: Change, mark: String = "") -> [String] {
        let words = ChangeWords(ReminderStyle(zone: zone), isolated: screen.isolated)
        let text = [words.sentence(change), words.dates(change)].compactMap(\.self)
        return screen.lines(
            text.joined(separator: ", ") + mark,
            after: "  \(change.kind.rawValue.fitted(to: 10)) ")
    }
}
