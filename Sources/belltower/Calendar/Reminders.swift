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
        let desks = try common.desks()
        guard !history else { return try tellHistory(desks) }
        let reminders = try desks.reminders.upcoming(from: from, to: to)
        if common.json {
            var json = JSONWriter()
            json.array(reminders) { $1.write(in: desks.zone, to: &$0) }
            Console.say(json)
        } else if reminders.isEmpty {
            Console.say("Nothing would ring.")
        } else {
            let text = UpcomingReminderText(
                zone: desks.zone, today: desks.calendar.today, screen: .standard)
            Console.say(text.lines(reminders))
        }
    }

    private func tellHistory(_ desks: Desks) throws {
        let records = try desks.reminders.history(from: from, to: to)
        if common.json {
            var json = JSONWriter()
            json.array(records) { json, record in record.write(in: desks.zone, to: &json) }
            Console.say(json)
        } else if records.isEmpty {
            Console.say("Nothing was due.")
        } else {
            let text = ReminderHistoryText(zone: desks.zone, screen: .standard)
            Console.say(text.lines(records))
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
