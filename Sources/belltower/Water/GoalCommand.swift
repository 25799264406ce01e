import ArgumentParser
import Campus
import Operations
import Wire

struct GoalCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "goal",
        abstract: "Show or set how much one wants to drink in a day.",
        discussion: """
            Until it is set: 64 oz from 09:00 to 21:00 in cups of 8 oz, off. Setting it turns it on. \
            Hours that cross midnight belong to the day they begin in.

            The cups are in the agenda: spread evenly, moved off what one attends to where the day \
            is free, at least 20 minutes from each other, and spread again with each drink.

            Examples:
              belltower goal 2l --from 08:00 --to 22:00 --every 90m
              belltower goal 64oz --cup 8oz
              belltower goal --off
            """)

    @Argument(help: "How much a day, as 64oz or 2l.")
    var amount: [String] = []

    @Option(help: ArgumentHelp("When the day's first cup is.", valueName: "time"))
    var from: String?

    @Option(help: ArgumentHelp("When it is to be drunk.", valueName: "time"))
    var to: String?

    @Option(help: ArgumentHelp("The size of a cup, as 8oz.", valueName: "amount"))
    var cup: String?

    @Option(help: ArgumentHelp("A cup every so long, as 90m.", valueName: "interval"))
    var every: Interval?

    @Option(help: ArgumentHelp("So many cups a day.", valueName: "n"))
    var times: Int?

    @Option(
        help: ArgumentHelp(
            "More in a day is too much to be healthy. Default: 4l.", valueName: "amount"))
    var dayLimit: String?

    @Option(
        help: ArgumentHelp(
            "More in an hour is too much to be healthy. Default: 1l.", valueName: "amount"))
    var hourLimit: String?

    enum State: String, EnumerableFlag {
        case on, off

        static func help(for value: State) -> ArgumentHelp? {
            value == .on ? "Turn it on." : "Turn it off."
        }
    }

    @Flag
    var state: State?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let draft = self.draft
        let standing = try draft.isEmpty ? desks.water.goal() : desks.water.setGoal(draft)
        if common.json {
            Console.say(GoalShape(standing, in: desks.zone))
        } else {
            WaterText(zone: desks.zone).lines(standing).forEach { Console.say($0) }
        }
    }

    private var draft: GoalDraft {
        var draft = GoalDraft()
        draft.amount = amount.isEmpty ? nil : amount.joined(separator: " ")
        draft.from = from
        draft.to = to
        draft.cup = cup
        draft.every = every?.seconds
        draft.times = times
        draft.dayLimit = dayLimit
        draft.hourLimit = hourLimit
        draft.isOn = state.map { $0 == .on }
        return draft
    }
}
