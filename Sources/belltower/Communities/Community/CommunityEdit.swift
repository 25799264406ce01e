import ArgumentParser
import Campus
import Operations

struct CommunityEdit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change what a community says of itself (organisers).",
        discussion: """
            An empty text clears a field. Operators may do it too, and give another name with \
            `belltower community rename`.

            Example:
              belltower community edit "Chess club" --topic Games
            """)

    @Argument(help: "The community's name.")
    var name: String

    @OptionGroup var options: CommunityOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard options.topic != nil || options.description != nil else {
            throw ValidationError("Give --topic or --description.")
        }
    }

    func run() throws {
        let card = try common.desks().communities.edit(name, options.draft)
        CommunityText.say(card, as: "edited", common)
    }
}
