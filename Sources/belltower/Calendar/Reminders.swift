import ArgumentParser
import Campus
import Operations
import Recurrence

struct Reminders: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List what would ring, without ringing.",
        discussion: """
            It is what `belltower remind` would ring, if nothing is altered meanwhile: quiet hours \
            and the limit are kept (see `belltower settings`).

            Examples:
              belltower reminders
              belltower reminders --from 2026-10-05 --to 2026-10-06
            """)

    @Option(help: "Rings at or after this instant or date. Default: now.")
    var from: String?

    @Option(help: "Rings before this instant or date. Default: 24 hours later.")
    var to: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let reminders = try registrar.reminders(from: from, to: to)
        if common.json {
            var json = JSONWriter()
            json.array(reminders) { write($1, registrar.zone, to: &$0) }
            Console.say(json)
        } else if reminders.isEmpty {
            Console.say("Nothing would ring.")
        } else {
            reminders.forEach { tell($0, registrar.zone) }
        }
    }

    private func write(_ listed: ListedReminder, _ zone: Zone, to json: inout JSONWriter) {
        listed.reminder.write(listed.content, in: zone, to: &json) { json in
            json.key("ringsAt")
            json.timestamp(ClockTime(listed.at, in: zone))
            json.field("grouped", listed.isGrouped)
        }
    }

    private func tell(_ listed: ListedReminder, _ zone: Zone) {
        let at = zone.wall(at: listed.at)
        let state = listed.reminder.state
        let standing = [
            state == .planned ? nil : state.rawValue, listed.isGrouped ? "with others" : nil,
        ].compactMap(\.self)
        let body = listed.content.body.split(separator: "\n").joined(separator: "; ")
        Console.say(
            "\(at.date) \(at.clockText)  \(listed.content.title.harmless.oneLine)  "
                + body.harmless.oneLine
                + (standing.isEmpty ? "" : "  [\(standing.joined(separator: ", "))]"))
    }
}
