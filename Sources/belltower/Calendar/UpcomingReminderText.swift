import Campus
import Operations
import Recurrence
import Words

/// What would ring, in words.
struct UpcomingReminderText {
    let zone: Zone
    let today: CivilDate
    let screen: Screen
    var words = Speech.words

    /// On a terminal a heading a day, with what is told below each title; in a pipe a line each.
    func lines(_ reminders: [ListedReminder]) -> [String] {
        guard screen.width != nil else { return reminders.map(line) }
        var lines: [String] = []
        var current: CivilDate?
        for reminder in reminders {
            let date = zone.wall(at: reminder.at).date
            if date != current {
                if current != nil { lines.append("") }
                let days = DayWords(words: words)
                let mark = date == today ? "  " + days.todayMark : ""
                lines += screen.lines(days.heading(date) + mark, .bold)
                current = date
            }
            lines += entry(reminder)
        }
        return lines
    }

    private func entry(_ listed: ListedReminder) -> [String] {
        let clock = "  \(zone.wall(at: listed.at).clockText)  "
        let title = [listed.content.title.harmless.oneLine, standing(listed)]
        return screen.lines(title.filter { !$0.isEmpty }.joined(separator: "  "), after: clock)
            + body(listed).flatMap { screen.lines($0, after: "         ") }
    }

    private func line(_ listed: ListedReminder) -> String {
        let at = zone.wall(at: listed.at)
        let parts = [
            "\(at.date) \(at.clockText)", listed.content.title.harmless.oneLine,
            body(listed).joined(separator: "; "), standing(listed),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "  ")
    }

    private func body(_ listed: ListedReminder) -> [String] {
        listed.content.body.split(whereSeparator: \.isNewline).map { String($0).harmless }
    }

    private func standing(_ listed: ListedReminder) -> String {
        let state = listed.reminder.state
        let marks = [
            state == .planned ? nil : words("reminder.state.\(state)"),
            listed.isGrouped ? words("reminder.grouped") : nil,
        ].compactMap(\.self)
        return marks.isEmpty ? "" : "[\(marks.joined(separator: ", "))]"
    }
}
