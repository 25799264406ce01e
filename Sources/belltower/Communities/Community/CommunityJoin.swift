import ArgumentParser
import Campus
import Operations
import Recurrence

struct CommunityJoin: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join", abstract: "Join a community.",
        discussion: """
            Example:
              belltower community join "Chess club"
            """)

    @Argument(help: "The community's name.")
    var name: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        CommunityText.say(try common.desks().communities.join(name), as: "joined", common)
    }
}
