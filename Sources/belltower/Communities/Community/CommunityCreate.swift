import ArgumentParser
import Campus
import Operations
import Recurrence

struct CommunityCreate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Create a community (operators).",
        discussion: """
            Example:
              belltower community create "Chess club" --topic Games
            """)

    @Argument(help: "Its name.")
    var name: String

    @OptionGroup var options: CommunityOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let card = try common.desks().communities.create(name, options.draft)
        CommunityText.say(card, as: "created", common)
    }
}
