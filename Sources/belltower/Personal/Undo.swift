import ArgumentParser
import Campus
import Operations

struct Undo: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Take back the last thing you added, edited or deleted.",
        discussion: """
            Again, and it goes back further: up to fifty acts. What an import altered
            is taken back by `belltower import --undo`.

            Example:
              belltower undo
            """)

    @OptionGroup var common: CommonOptions

    func run() throws {
        let act = try common.registrar().undo()
        if common.json {
            var json = JSONWriter()
            json.object {
                $0.field("undone", act.kind.rawValue)
                $0.field("summary", act.summary)
            }
            Console.say(json)
        } else {
            Console.say("undone: \(act.kind.rawValue) \(act.summary.harmless.oneLine)")
        }
    }
}
