import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire

struct Snooze: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snooze", abstract: "Let a reminder ring again later.",
        discussion: """
            It rings once more, until a minute before its item begins at most. What has not rung yet \
            rings so much later than it was to. Of an item, the reminder that rang last is meant.

            Examples:
              belltower snooze m12-20261005T091500-PT15M 10m
              belltower snooze networking today 10m
              belltower snooze 12-261005 5m
              belltower snooze networking today until 9:05
            """)

    @Argument(
        help: ArgumentHelp(
            """
            A reminder's id, as `belltower reminders --json` lists it, or an item, as words of its \
            title and a day, a short number of `belltower agenda --ids`, or its id; then for how \
            long: 10m, 1h; or until when: 13:30, until tomorrow 9:00.
            """, valueName: "item> <length"))
    var words: [String]

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if words.count < 2 { throw ValidationError("Missing expected argument '<length>'") }
    }

    func run() throws {
        let words = try SnoozeWords(words)
        let desks = try common.desks()
        let id = try ItemArgument.id(of: words.item, desks)
        let snoozed = try desks.reminders.snooze(id, for: words.length)
        guard common.json else {
            let at = desks.zone.wall(at: snoozed.at)
            return Console.say(
                "\(at.date) \(at.clockText)  \(snoozed.content.title.harmless.oneLine)")
        }
        Console.say(ReminderShape(snoozed, in: desks.zone))
    }
}
