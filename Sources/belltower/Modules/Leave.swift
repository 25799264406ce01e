import ArgumentParser
import Campus
import Operations
import Scheduling
import Wire
import Words

struct Leave: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "leave", abstract: "Leave a module.",
        discussion: """
            Its meetings stay in the calendar while a feed of yours has them.

            Example:
              belltower leave CM50123
            """)

    @OptionGroup var module: ModuleOptions

    @OptionGroup var common: CommonOptions

    func run() throws {
        let left = try common.desks().enrolment.leave(module.code, year: module.year)
        if common.json {
            Console.say(LeftModuleShape(left))
        } else {
            Console.say(
                Speech.words("enrol.left", ["module": .text("\(left.code) (\(left.year))")]))
        }
    }
}

/// Which module is meant.
struct ModuleOptions: ParsableArguments {
    @Argument(help: "The module's code.")
    var code: String

    @Option(help: "The academic year, as 2026/27. Default: the current one.")
    var year: String?
}
