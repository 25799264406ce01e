import ArgumentParser
import Campus
import Operations
import Recurrence

struct CommunityCreate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Create a community (operators).",
        discussion: """
            Example:
              belltower community create "Chess club"
            """)

    @Argument(help: "Its name.")
    var name: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        CommunityText.say(try common.desks().communities.create(name), as: "created", common)
    }
}
