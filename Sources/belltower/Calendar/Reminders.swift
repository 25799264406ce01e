import ArgumentParser
import Campus
import Operations
import Recurrence

struct Reminders: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List what would ring, without ringing.",
        discussion: """
            Example:
              belltower reminders --from 2026-10-05 --to 2026-10-06
            """)

    @Option(help: "Due at or after this instant or date. Default: now.")
    var from: String?

    @Option(help: "Due before this instant or date. Default: 24 hours later.")
    var to: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let reminders = try registrar.reminders(from: from, to: to)
        if common.json {
            var json = JSONWriter()
            json.array(reminders) { json, reminder in
                reminder.write(
                    registrar.content(of: reminder), in: registrar.zone, to: &json)
            }
            Console.say(json)
        } else if reminders.isEmpty {
            Console.say("Nothing would ring.")
        } else {
            reminders.forEach { tell($0, registrar) }
        }
    }

    private func tell(_ reminder: Reminder, _ registrar: Registrar) {
        let due = registrar.zone.wall(at: reminder.due)
        let state = reminder.state == .planned ? "" : "  [\(reminder.state.rawValue)]"
        let content = registrar.content(of: reminder)
        Console.say(
            "\(due.date) \(due.clockText)  \(content.title.harmless.oneLine)  "
                + "\(content.body.harmless.oneLine)\(state)")
    }
}
