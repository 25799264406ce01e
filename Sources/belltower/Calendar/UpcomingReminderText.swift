import Campus
import Operations
import Recurrence

/// What would ring, in words.
struct UpcomingReminderText {
    let zone: Zone
    let today: CivilDate
    let screen: Screen

    /// On a terminal a heading a day, with what is told below each title; in a pipe a line each.
    func lines(_ reminders: [ListedReminder]) -> [String] {
        guard screen.width != nil else { return reminders.map(line) }
        var lines: [String] = []
        var current: CivilDate?
        for reminder in reminders {
            let date = zone.wall(at: reminder.at).date
            if date != current {
                if current != nil { lines.append("") }
                let mark = date == today ? "  (today)" : ""
                lines += screen.lines("\(date.weekday.name) \(date)\(mark)", .bold)
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
        let words = [
            state == .planned ? nil : state.rawValue, listed.isGrouped ? "with others" : nil,
        ].compactMap(\.self)
        return words.isEmpty ? "" : "[\(words.joined(separator: ", "))]"
    }
}
