import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct Dismiss: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dismiss", abstract: "Let a reminder, or all of a series, ring no more.",
        discussion: """
            What is dismissed stays so, whatever an import alters. The item stays in your calendar.

            Examples:
              belltower dismiss m12-20261005T091500-PT15M
              belltower dismiss networking mon
              belltower dismiss 12-261005 --series
              belltower dismiss m12-20261005T091500 --undo
            """)

    @Argument(
        help: ArgumentHelp(
            """
            A reminder's id, as `belltower reminders --json` lists it; or for all of its reminders \
            an item, as words of its title and a day, a short number of `belltower agenda --ids`, \
            or its id.
            """, valueName: "item"))
    var words: [String]

    @Flag(help: "All reminders of its item, whatever their lead.")
    var all = false

    @Flag(help: "All of its series, what is planned later too.")
    var series = false

    @Flag(help: "Take it back, and that of its series; --series may stand beside it.")
    var undo = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if all, series {
            throw ValidationError("Give --all or --series, not both.")
        }
    }

    func run() throws {
        let desks = try common.desks()
        let id = try ItemArgument.id(of: words, desks, isSeries: series)
        let reminders =
            try undo
            ? desks.reminders.undismiss(id)
            : desks.reminders.dismiss(id, series ? .series : all ? .item : .named)
        if common.json {
            return Console.say(ListShape(reminders) { ReminderShape($0, in: desks.zone) })
        }
        let words = Speech.words
        for reminder in reminders {
            Console.say(
                words("reminder.state.\(reminder.reminder.state)") + "  "
                    + reminder.content.title.harmless.oneLine)
        }
        if series, !undo { Console.say(words("dismiss.series")) }
        if undo, reminders.isEmpty { Console.say(words("dismiss.undone.series")) }
    }
}
