import Campus
import Operations
import Recurrence
import Words

/// Reminders in lines: those to come, and what became of those that were due.
struct BellLines {
    private let frame: Frame
    private let isDated: Bool

    /// - Parameter isDated: whether lines say their day, which may stand above them.
    init(_ frame: Frame, isDated: Bool = true) {
        self.frame = frame
        self.isDated = isDated
    }

    private func time(_ instant: Instant) -> String {
        isDated ? frame.moment(instant) : frame.clock(frame.zone.wall(at: instant))
    }

    func coming(_ listed: ListedReminder) -> [String: Any] {
        let reminder = listed.reminder
        let address: String =
            if case .item(let id) = reminder.subject { PageAddress.of(id) } else { "/sources" }
        var line: [String: Any] = [
            "ringID": reminder.id, "ringTime": frame.timestamp(listed.at),
            "ringTimeText": time(listed.at),
            "ringTitle": title(of: listed), "ringAddress": address,
            "isDismissed": reminder.state == .dismissed, "isSnoozed": reminder.state == .snoozed,
        ]
        let note = note(of: listed)
        if !note.isEmpty { line["ringNote"] = String(note.prefix(200)) }
        return line
    }

    /// `6 cups of water, 12:00 to 19:30`.
    func span(of cups: [ListedReminder]) -> String {
        let clocks = [cups.first, cups.last].compactMap { $0 }
            .map { frame.clock(frame.zone.wall(at: $0.at)) }
        return frame.words(
            "told.reminders.cups",
            [
                "count": .number(cups.count), "from": .text(clocks.first ?? ""),
                "to": .text(clocks.last ?? ""),
            ])
    }

    /// Of a cup which it is: what is left to drink is true when it rings.
    private func title(of listed: ListedReminder) -> String {
        guard listed.reminder.kind == .hydration, let cup = listed.reminder.item else {
            return listed.content.title.harmless.oneLine
        }
        let size = ItemTitle.cupSize(in: cup.summary.harmless.oneLine)
        return frame.words("told.cup", ["amount": .text(size)])
    }

    /// Of a class its room: the rest of what rings for it is true when it rings, as in 15 minutes.
    private func note(of listed: ListedReminder) -> String {
        if case .item = listed.reminder.subject { return listed.content.detail.harmless.oneLine }
        return listed.content.body.harmless.split(whereSeparator: \.isNewline)
            .joined(separator: ", ")
    }

    func past(_ record: ReminderRecord) -> [String: Any] {
        let state = record.reminder.state
        var line: [String: Any] = [
            "pastTime": frame.timestamp(record.reminder.due),
            "pastTimeText": time(record.reminder.due),
            "pastTitle": title(record), "pastText": text(record), "isFailed": state == .failed,
        ]
        if state != .delivered, let why = why(record) { line["why"] = why }
        return line
    }

    private func title(_ record: ReminderRecord) -> String {
        if let title = record.title { return title.harmless.oneLine }
        return switch record.reminder.subject {
        case .item(let id):
            frame.words(
                "reminder.gone",
                [
                    "kind": .text(frame.words("kind.\(record.reminder.kind.rawValue)")),
                    "item": "\(id)",
                ])
        case .change: frame.words("reminder.of.change")
        case .changes: frame.words("reminder.of.changes")
        case .news:
            frame.words(record.reminder.kind == .offer ? "reminder.of.offer" : "reminder.of.news")
        case .friend: frame.words("reminder.of.friend")
        case .digest: frame.words("reminder.of.digest")
        case .summary: frame.words("reminder.of.summary")
        }
    }

    /// `delivered by E-mail, 12 min late, at 8:26`; `failed by E-mail`.
    private func text(_ record: ReminderRecord) -> String {
        let state = frame.words("reminder.state.\(record.reminder.state.rawValue)")
        var parts = [state]
        if let channel = record.channel, [.delivered, .failed].contains(record.reminder.state) {
            parts[0] = frame.words(
                "reminder.outcome.by",
                ["state": .text(state), "channel": .text(ChannelOrder.name(of: channel, frame))])
        }
        if let at = record.rescheduledDelivery {
            parts.append(frame.words("told.reminders.at", ["time": .text(frame.moment(at))]))
        } else if let late = record.late {
            parts.append(
                late < 60_000
                    ? frame.words("reminder.punctual")
                    : frame.words(
                        "reminder.overdue", ["length": .text(frame.days.short(late / 1_000))]))
            if late >= 60_000, let at = record.deliveredAt {
                parts.append(
                    frame.words("told.reminders.at", ["time": .text(frame.moment(at))]))
            }
        }
        return parts.joined(separator: ", ")
    }

    /// Why it did not ring; what was kept before reasons were messages, and what another program said, is
    /// taken for English.
    private func why(_ record: ReminderRecord) -> [String: Any]? {
        guard let reason = record.reason, !reason.text.isEmpty else { return nil }
        if reason.text.hasPrefix("in summary-") {
            return ["whyText": frame.words("reminder.summarised")]
        }
        let text = reason.told(in: frame.style).harmless.oneLine
        var why: [String: Any] = ["whyText": String(text.prefix(200))]
        if reason.message == nil, frame.words.language != .english {
            why["whyLanguage"] = Language.english.rawValue
        }
        return why
    }
}
