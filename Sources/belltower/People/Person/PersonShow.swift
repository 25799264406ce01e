import ArgumentParser
import Campus
import Operations
import Recurrence

struct PersonShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show somebody, or oneself.",
        discussion: """
            Example:
              belltower person show kim
            """)

    @Argument(help: "Whom. Default: oneself.")
    var handle: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        PersonText.say(try common.desks().people.card(handle), common)
    }
}
