import Campus
import Recurrence
import Words

/// Changes in lists.
struct ChangeText {
    /// On whose clock times are told.
    let zone: Zone
    /// When they are read.
    let now: Instant
    var screen = Screen.standard
    var catalogue = Speech.words
    private var days: DayWords { DayWords(words: catalogue) }

    /// The first changes, and how many more there are; what is one edit of many classes is a line.
    ///
    /// - Parameter hint: the key of where there are more.
    func lines(
        _ changes: [Change], atMost limit: Int = 20, hint: String = "change.hint"
    ) -> [String] {
        let groups = ChangeGroup.grouping(changes)
        let rest = groups.count - limit
        return groups.prefix(limit).flatMap { lines($0) }
            + (rest > 0
                ? [
                    "  "
                        + catalogue(
                            "change.more",
                            ["count": .number(rest), "hint": .text(catalogue(hint))])
                ] : [])
    }

    private var words: ChangeWords {
        ChangeWords(
            ReminderStyle(zone: zone, at: now, words: catalogue), isolated: screen.isolated)
    }

    /// A change, or in a line what was done to many alike:
    /// `moved      12 at once, 5 h later, 87 times from Mon 5 Oct 09:15`.
    func lines(_ group: ChangeGroup, mark: String = "") -> [String] {
        switch group {
        case .one(let change): return lines(change, mark: mark)
        case .many(let changes):
            guard var whole = changes.first else { return [] }
            let how = how(whole)
            whole.occurrences = changes.reduce(0) { $0 + $1.occurrences }
            whole.starts = changes.flatMap(\.starts)
            var dated = whole
            // Of what was moved the words for dates take for granted that a sentence told the first.
            dated.kind = .added
            let dates = words.dates(dated)
            let count = catalogue("change.at.once", ["count": .number(changes.count)])
            let text = [count, how, dates].compactMap(\.self)
            return screen.lines(
                text.joined(separator: ", ") + mark,
                after: head(whole))
        }
    }

    private func how(_ change: Change) -> String? {
        switch change.kind {
        case .moved:
            guard let shift = change.shift, shift != 0 else { return nil }
            let length =
                shift % 3_600 == 0
                ? days.age(abs(shift))
                : catalogue("time.min", ["count": .number(Int(abs(shift) / 60))])
            return catalogue(
                shift > 0 ? "change.later" : "change.earlier", ["length": .text(length)])
        case .relocated, .renamed:
            let value = change.after.map { $0.harmless.oneLine } ?? catalogue("change.unsaid")
            return catalogue("change.now", ["value": .text(screen.isolated(value))])
        case .added, .cancelled, .removed: return nil
        }
    }

    private func head(_ change: Change) -> String {
        "  \(catalogue("change.kind.\(change.kind)").fitted(to: 10)) "
    }

    /// `moved      CM50123 Networking - Lecture moved from Mon 5 Oct 09:15 to Tue 6 Oct 10:15`.
    func lines(_ change: Change, mark: String = "") -> [String] {
        let text = [words.sentence(change), words.dates(change)].compactMap(\.self)
        return screen.lines(
            text.joined(separator: ", ") + mark,
            after: head(change))
    }
}
