import ArgumentParser
import Campus
import Operations
import Recurrence

struct PersonAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add somebody (operators).",
        discussion: """
            Example:
              belltower person add kim --name "Kim Doe"
            """)

    @Argument(help: "1 to 32 of a-z, 0-9, dot, underscore, hyphen.")
    var handle: String

    @OptionGroup var profile: ProfileOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        PersonText.say(
            try common.registrar().addPerson(handle, profile.edit(zone: common.zone)), common,
            what: "added")
    }
}
