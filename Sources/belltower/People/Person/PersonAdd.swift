import ArgumentParser
import Campus
import Operations
import Recurrence

struct PersonAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add somebody (operators).",
        discussion: """
            Who adds themselves under a name that is not their login is the first of a home that \
            has nobody yet, and its operator.

            Examples:
              belltower person add kim --name "Kim Doe"
              belltower person add ops --as ops
            """)

    @Argument(help: "1 to 32 of a-z, 0-9, dot, underscore, hyphen.")
    var handle: String

    @OptionGroup var profile: ProfileOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        PersonText.say(
            try common.desks(adding: handle)
                .people.add(handle, profile.edit(zone: common.zone)),
            common, what: "added")
    }
}
