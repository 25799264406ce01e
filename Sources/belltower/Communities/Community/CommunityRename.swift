import ArgumentParser
import Campus
import Operations

struct CommunityRename: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Give a community another name (operators).",
        discussion: """
            Members, events and feeds stay; to rename it again takes it back.

            Example:
              belltower community rename "Chess club" "Chess and Go"
            """)

    @Argument(help: "The community's name.")
    var name: String

    @Argument(help: "What it is to be called.")
    var newName: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let card = try common.desks().communities.rename(name, to: newName)
        CommunityText.say(card, as: "renamed", common, former: name)
    }
}
