import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

struct Reminders: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reminders",
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
        let desks = try common.desks()
        guard !history else { return try tellHistory(desks) }
        let reminders = try desks.reminders.upcoming(from: from, to: to)
        if common.json {
            Console.say(ListShape(reminders) { ReminderShape($0, in: desks.zone) })
        } else if reminders.isEmpty {
            Console.say(Speech.words("reminders.none"))
        } else {
            let text = UpcomingReminderText(
                zone: desks.zone, today: desks.calendar.today, screen: .standard)
            Console.say(text.lines(reminders))
        }
    }

    private func tellHistory(_ desks: Desks) throws {
        let records = try desks.reminders.history(from: from, to: to)
        if common.json {
            Console.say(ListShape(records) { ReminderRecordShape($0, in: desks.zone) })
        } else if records.isEmpty {
            Console.say(Speech.words("reminders.none.past"))
        } else {
            let text = ReminderHistoryText(zone: desks.zone, screen: .standard)
            Console.say(text.lines(records))
        }
    }
}
