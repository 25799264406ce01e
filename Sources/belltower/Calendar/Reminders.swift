import ArgumentParser
import Campus
import Operations
import Recurrence

struct Reminders: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List what would ring, without ringing; or what became of what rang.",
        discussion: """
            It is what `belltower remind` would ring, if nothing is altered meanwhile: quiet hours \
            and the limit are kept (see `belltower settings`).

            Examples:
              belltower reminders
              belltower reminders --from 2026-10-05 --to 2026-10-06
              belltower reminders --history
            """)

    @Option(help: "At or after this instant or date. Default: now; of a history, a day ago.")
    var from: String?

    @Option(help: "Before this instant or date. Default: 24 hours later; of a history, now.")
    var to: String?

    @Flag(help: "What became of past reminders: delivered or not, how late, and why.")
    var history = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        guard !history else { return try tellHistory(registrar) }
        let reminders = try registrar.reminders(from: from, to: to)
        if common.json {
            var json = JSONWriter()
            json.array(reminders) { $1.write(in: registrar.zone, to: &$0) }
            Console.say(json)
        } else if reminders.isEmpty {
            Console.say("Nothing would ring.")
        } else {
            reminders.forEach { tell($0, registrar.zone) }
        }
    }

    private func tell(_ listed: ListedReminder, _ zone: Zone) {
        let at = zone.wall(at: listed.at)
        let state = listed.reminder.state
        let standing = [
            state == .planned ? nil : state.rawValue, listed.isGrouped ? "with others" : nil,
        ].compactMap(\.self)
        let body = listed.content.body.split(separator: "\n").joined(separator: "; ")
        let parts = [
            "\(at.date) \(at.clockText)", listed.content.title.harmless.oneLine,
            body.harmless.oneLine, standing.isEmpty ? "" : "[\(standing.joined(separator: ", "))]",
        ]
        Console.say(parts.filter { !$0.isEmpty }.joined(separator: "  "))
    }

    private func tellHistory(_ registrar: Registrar) throws {
        let records = try registrar.reminderHistory(from: from, to: to)
        if common.json {
            var json = JSONWriter()
            json.array(records) { json, record in record.write(in: registrar.zone, to: &json) }
            Console.say(json)
        } else if records.isEmpty {
            Console.say("Nothing was due.")
        } else {
            records.forEach { Console.say($0.line(in: registrar.zone)) }
            Console.say("")
            ReminderTally(records).lines.forEach(Console.say)
        }
    }
}

extension ListedReminder {
    func write(in zone: Zone, to json: inout JSONWriter) {
        reminder.write(content, in: zone, to: &json) { json in
            json.key("ringsAt")
            json.timestamp(ClockTime(at, in: zone))
            json.field("grouped", isGrouped)
        }
    }
}

extension ReminderRecord {
    /// `2026-10-05 09:00  CM50123 Lecture at 09:15  delivered by jsonl:-, 12 min late, at attempt 6
    /// (no answer)`.
    fileprivate func line(in zone: Zone) -> String {
        let due = zone.wall(at: reminder.due)
        var parts = [reminder.state.rawValue]
        if let channel, reminder.state != .lapsed { parts[0] += " by \(channel.harmless)" }
        if let late { parts.append(late < 100 ? "on time" : "\(Lateness.text(late)) late") }
        if attempts > 1 { parts.append("at attempt \(attempts)") }
        let isWell = reminder.state == .delivered
        if let words {
            if isWell { parts[parts.count - 1] += " (\(words))" } else { parts.append(words) }
        }
        let name = title ?? reminder.id
        return "\(due.date) \(due.clockText)  \(name.harmless.oneLine)  "
            + parts.joined(separator: ", ")
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
            + lapses.map { "  lapsed, \($0.text)" } + failures.map { "  failed, \($0.text)" }
    }
}

extension ReminderTally.Count {
    fileprivate var text: String { "\(reason.harmless.oneLine): \(count)" }
}
