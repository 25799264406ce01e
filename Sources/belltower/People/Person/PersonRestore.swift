import ArgumentParser
import Campus
import Operations
import Recurrence

struct PersonRestore: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Let somebody act again (operators).",
        discussion: """
            Example:
              belltower person restore kim
            """)

    @Argument(help: "Whom.")
    var handle: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        PersonText.say(
            try common.desks().people.restore(handle), common, what: "restored")
    }
}
