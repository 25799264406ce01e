import ArgumentParser
import Campus
import Operations
import Recurrence

struct PersonSuspend: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suspend", abstract: "Stop somebody from acting (operators).",
        discussion: """
            What they wrote is hidden until they are restored.

            Example:
              belltower person suspend kim
            """)

    @Argument(help: "Whom.")
    var handle: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        PersonText.say(
            try common.desks().people.suspend(handle), common, what: "suspended")
    }
}
