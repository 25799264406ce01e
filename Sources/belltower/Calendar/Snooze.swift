import ArgumentParser
import Campus
import Operations
import Recurrence

struct Snooze: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Let a reminder ring again later.",
        discussion: """
            It rings once more, until a minute before its item begins at most. What has not rung yet \
            rings so much later than it was to. Of an item, the reminder that rang last is meant.

            Examples:
              belltower snooze m12-20261005T091500-PT15M 10m
              belltower snooze m12-20261005T091500 5m
            """)

    @Argument(help: "A reminder's id, as `belltower reminders --json` lists it, or an item's.")
    var id: String

    @Argument(help: "For how long: 10m, 1h.")
    var length: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let snoozed = try registrar.snooze(id, for: length)
        guard common.json else {
            let at = registrar.zone.wall(at: snoozed.at)
            return Console.say(
                "\(at.date) \(at.clockText)  \(snoozed.content.title.harmless.oneLine)")
        }
        var json = JSONWriter()
        snoozed.write(in: registrar.zone, to: &json)
        Console.say(json)
    }
}
