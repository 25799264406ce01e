import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct Drinks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drinks",
        abstract: "Show what one drank, day by day, or share it with another device.",
        discussion: """
            --sync merges a file with what is here, and writes it back when it lacks something. \
            The file is a JSON list, one object a drink:
              {"id":"UUID","category":"drink|glass|bottle|custom","amount":"250 ml",
               "at":"2026-10-05T09:15:00+01:00","deleted":null}
            id and at must be there; amount is in ml, l or oz, and may be left out for a drink, a \
            glass or a bottle, or be said as \"ml\":250 or \"oz\":8; deleted is the instant at \
            which the drink was taken back. What is taken back on one device is so on all; the \
            order in which they meet makes no difference.

            Examples:
              belltower drinks --days 30
              belltower drinks --sync ~/Shared/drinks.json
            """)

    @Option(help: ArgumentHelp("How many days, today included.", valueName: "n"))
    var days = 7

    @Option(
        help: ArgumentHelp("Merge with this file, both ways.", valueName: "file"),
        completion: .file())
    var sync: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let report = try sync.map { try desks.water.sync(with: $0, as: .json) }
        let history = try desks.water.history(days: days)
        guard !common.json else {
            return Console.say(ListShape(history.days) { DrinkDayShape($0, in: desks.zone) })
        }
        if let report {
            Console.say(
                Speech.words(
                    "drinks.synchronised",
                    ["received": .number(report.received), "sent": .number(report.sent)]))
        }
        Console.say(DrinkChart(screen: .standard).lines(history))
    }
}
