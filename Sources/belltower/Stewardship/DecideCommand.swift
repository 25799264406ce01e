import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct DecideCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decide",
        abstract: "Decide on what was reported (stewards).",
        discussion: """
            keep shows it again, remove hides it from everybody, warn leaves it and tells its author \
            what is wrong, suspend removes it and keeps its author from acting (operators). Both sides \
            are told the ground and the words. Nobody decides on what they wrote, reported or decided \
            themselves; an operator may take back what was decided, with --again.

            Examples:
              belltower decide 5 remove --ground harassment "It names a student and insults her."
              belltower decide 5 suspend --ground hate --until 2026-11-01 "The third time."
              belltower decide 5 keep --again --ground other "It was somebody else's."
            """)

    @Argument(help: "A case's number (belltower reports).")
    var number: Int64

    @Argument(help: "What is done.")
    var outcome: Decision.Outcome

    @Argument(help: "What is said to both sides.")
    var words: String

    @Option(help: "On which ground.")
    var ground: ReportReason

    @Option(help: "When a suspension ends. Default: when an operator lifts it.")
    var until: String?

    @Flag(help: "Take back what was decided: it is kept (operators).")
    var again = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard !again || outcome == .keep && until == nil else {
            throw ValidationError("What was decided is taken back as: decide 5 keep --again")
        }
    }

    func run() async throws {
        let desks = try common.desks()
        let id = try decide(desks)
        await NoticeAnswers(desks.home).send(at: desks.now)
        guard !common.json else { return Console.say(StewardshipNumberShape(id)) }
        Console.say(
            Speech.words(
                "report.decided", ["outcome": .message(outcome.message), "number": "\(id)"]))
    }

    private func decide(_ desks: Desks) throws -> DecisionID {
        guard !again else {
            return try desks.decisions.reopen(CaseID(number), on: ground, words)
        }
        let end = try until.map { text throws(Refusal) in try desks.decisions.end(text) }
        return try desks.decisions.decide(
            CaseID(number), DecisionDraft(outcome, on: ground, words, until: end))
    }
}
