import Campus
import Operations
import Recurrence
import Words

/// What became of past reminders, in words.
struct ReminderHistoryText {
    let zone: Zone
    let screen: Screen
    var words = Speech.words

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
                .init(record.name(in: words).harmless.oneLine),
                .init(record.outcome(in: words, zone)),
            ])
        }
        let tally = ReminderTally(records).lines(in: words).enumerated().flatMap { number, line in
            screen.lines(line, after: number == 0 ? "" : "  ")
        }
        return table.lines(on: screen) + [""] + tally
    }
}

extension ReminderRecord {
    /// What it said, or was to say: what never rang has no title on record.
    fileprivate func name(in words: Catalogue) -> String {
        if let title { return title }
        return switch reminder.subject {
        case .item(let id):
            words(
                "reminder.gone",
                ["kind": .text(words("kind.\(reminder.kind.rawValue)")), "item": "\(id)"])
        case .change: words("reminder.of.change")
        case .changes: words("reminder.of.changes")
        case .news: words(reminder.kind == .offer ? "reminder.of.offer" : "reminder.of.news")
        case .friend: words("reminder.of.friend")
        case .digest: words("reminder.of.digest")
        case .summary: words("reminder.of.summary")
        }
    }

    /// `delivered by jsonl:-, 12 min late, at attempt 6 (no answer)`.
    fileprivate func outcome(in words: Catalogue, _ zone: Zone) -> String {
        let state = Message.Argument.text(words("reminder.state.\(reminder.state)"))
        var parts = [words("reminder.outcome", ["state": state])]
        if let channel, reminder.state != .lapsed {
            parts[0] = words(
                "reminder.outcome.by", ["state": state, "channel": .text(channel.harmless)])
        }
        if let at = rescheduledDelivery {
            let time = zone.wall(at: at).clockText
            parts.append(words("told.reminders.at", ["time": .text(time)]))
        } else if let late {
            parts.append(
                late < 100
                    ? words("reminder.punctual")
                    : words("reminder.overdue", ["length": .text(Lateness.text(late))]))
        }
        if attempts > 1 { parts.append(words("reminder.attempt", ["number": .number(attempts)])) }
        let isWell = reminder.state == .delivered
        if let why = why(in: words) {
            if isWell { parts[parts.count - 1] += " (\(why))" } else { parts.append(why) }
        }
        return parts.joined(separator: ", ")
    }

    /// The reason as one reads it.
    private func why(in words: Catalogue) -> String? {
        guard let reason else { return nil }
        return reason.text.hasPrefix("in summary-")
            ? words("reminder.summarised") : reason.line(in: words)
    }
}

extension ReminderTally {
    /// A line of figures, and one each for why some lapsed or failed.
    fileprivate func lines(in words: Catalogue) -> [String] {
        let counted = { (what: String, count: Int) in
            words("reminder.tally.\(what)", ["count": .number(count)])
        }
        var parts = [counted("delivered", lateness.delivered)]
        if let figures = lateness.figures(in: words) { parts[0] += " (\(figures))" }
        if retried > 0 { parts[0] += ", " + counted("retried", retried) }
        let others = [
            ("lapsed", lateness.lapsed), ("failed", lateness.failed), ("dismissed", dismissed),
            ("waiting", waiting),
        ]
        parts += others.compactMap { $1 > 0 ? counted($0, $1) : nil }
        let sum = words(
            "reminder.tally",
            ["count": .number(due), "parts": .text(parts.joined(separator: ", "))])
        return [sum] + lapses.map { "\(words("reminder.state.lapsed")), \($0.text(in: words))" }
            + failures.map { "\(words("reminder.state.failed")), \($0.text(in: words))" }
    }
}

extension ReminderTally.Count {
    fileprivate func text(in words: Catalogue) -> String { "\(reason.line(in: words)): \(count)" }
}

extension KeptSentence {
    /// A reason, which has no times.
    fileprivate func line(in words: Catalogue) -> String {
        told(in: ReminderStyle(zone: .utc, at: Instant(seconds: 0), words: words)).harmless.oneLine
    }
}
