import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct Undo: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Take back the last add, edit, delete or item.",
        discussion: """
            Again, and it goes back further: up to fifty acts. When you did something else since, \
            which it does not take back, as an event that you joined, it names that and asks \
            first. What an import altered is taken back by `belltower import --undo`.

            Example:
              belltower undo
            """)

    @Flag(help: "Do not ask: undo what was before the last thing you did.")
    var yes = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let act = try desks.personal.undo(passingOver: try yes || isAgreed(desks))
        if common.json {
            Console.say(UndoneActShape(act))
        } else {
            Console.say(
                Speech.words(
                    "undo.done",
                    ["act": .text("\(act.kind.rawValue) \(act.summary.harmless.oneLine)")]))
        }
    }

    /// Asks on a terminal when there is something newer.
    private func isAgreed(_ desks: Desks) throws -> Bool {
        let acts = try desks.personal.lastActs()
        guard let act = acts.act, let newer = acts.newer, Console.isInteractive else {
            return false
        }
        guard
            Console.confirms(
                Speech.words(
                    newer.kind.remedy == nil ? "undo.ask" : "undo.ask.remedy",
                    [
                        "newer": .text(newer.named), "remedy": .text(newer.kind.remedy ?? ""),
                        "act": .text(act.named),
                    ]))
        else { throw ExitCode(1) }
        return true
    }
}
