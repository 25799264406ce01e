import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct AppealCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "appeal",
        abstract: "Ask for another steward's decision.",
        discussion: """
            Within six months, once, against what was decided against you; open to the suspended too. \
            Whoever decided before does not hear it: where nobody else is there, it waits.

            Example:
              belltower appeal 7 "I quoted her own words."
            """)

    @Argument(help: "A decision's number (belltower reports --mine).")
    var number: Int64

    @Argument(help: "Why.")
    var words: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let appeal = try common.desks().decisions.appeal(against: DecisionID(number), words)
        guard !common.json else { return Console.say(StewardshipNumberShape(appeal)) }
        let key = appeal.waits ? "report.appealed.waits" : "report.appealed"
        Console.say(Speech.words(key, ["number": "\(appeal.id)"]))
    }
}
