import Campus
import Operations
import Recurrence

/// What became of past reminders, in words.
struct ReminderHistoryText {
    let zone: Zone
    let screen: Screen

    /// `2026-10-05 09:00  CM50123 Lecture at 09:15  delivered by jsonl:-, on time`, a line each, then
    /// the figures.
    ///
    /// What became of it is what is asked for, so a long title gives way to that.
    func lines(_ records: [ReminderRecord]) -> [String] {
        var table = Table([.text, .cut, .wrapped])
        for record in records {
            let due = zone.wall(at: record.reminder.due)
            table.add([
                .init("\(due.date) \(due.clockText)"),
                .init(record.name.harmless.oneLine),
                .init(record.outcome),
            ])
        }
        let tally = ReminderTally(records).lines.enumerated().flatMap { number, line in
            screen.lines(line, after: number == 0 ? "" : "  ")
        }
        return table.lines(on: screen) + [""] + tally
    }
}

extension ReminderRecord {
    /// What it said, or was to say: what never rang has no title on record.
    fileprivate var name: String {
        if let title { return title }
        return switch reminder.subject {
        case .item(let id): "\(reminder.kind.rawValue) that is gone, \(id)"
        case .change: "a change of the timetable"
        case .changes: "changes of the timetable"
        case .news: reminder.kind == .offer ? "a place that was kept" : "news"
        case .friend: "a friend request"
        case .digest: "the day's digest"
        case .summary: "a summary of what was late"
        }
    }

    /// `delivered by jsonl:-, 12 min late, at attempt 6 (no answer)`.
    fileprivate var outcome: String {
        var parts = [reminder.state.rawValue]
        if let channel, reminder.state != .lapsed { parts[0] += " by \(channel.harmless)" }
        if let late { parts.append(late < 100 ? "on time" : "\(Lateness.text(late)) late") }
        if attempts > 1 { parts.append("at attempt \(attempts)") }
        let isWell = reminder.state == .delivered
        if let words {
            if isWell { parts[parts.count - 1] += " (\(words))" } else { parts.append(words) }
        }
        return parts.joined(separator: ", ")
    }

    /// The reason as one reads it.
    private var words: String? {
        guard let reason = reason?.harmless.oneLine else { return nil }
        return reason.hasPrefix("in summary-") ? "told with others" : reason
    }
}

extension ReminderTally {
    /// A line of figures, and one each for why some lapsed or failed.
    fileprivate var lines: [String] {
        var parts = ["\(lateness.delivered) delivered"]
        if let figures = lateness.figures { parts[0] += " (\(figures))" }
        if retried > 0 { parts[0] += ", \(retried) of them at a later attempt" }
        let others = [
            ("lapsed", lateness.lapsed), ("failed", lateness.failed), ("dismissed", dismissed),
            ("waiting", waiting),
        ]
        parts += others.compactMap { $1 > 0 ? "\($1) \($0)" : nil }
        return ["\(due) due: \(parts.joined(separator: ", "))"]
            + lapses.map { "lapsed, \($0.text)" } + failures.map { "failed, \($0.text)" }
    }
}

extension ReminderTally.Count {
    fileprivate var text: String { "\(reason.harmless.oneLine): \(count)" }
}
