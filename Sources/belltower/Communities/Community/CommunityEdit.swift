import ArgumentParser
import Campus
import Operations

struct CommunityEdit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change what a community says of itself (organisers).",
        discussion: """
            An empty text clears a field. Operators may do it too, and give another name with \
            `belltower community rename`.

            Example:
              belltower community edit "Chess club" --topic Games
              belltower community edit "Chess club" --picture board.png
            """)

    @Argument(help: "The community's name.")
    var name: String

    @OptionGroup var options: CommunityOptions
    @OptionGroup var picture: PictureOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard options.topic != nil || options.description != nil || !picture.isEmpty else {
            throw ValidationError("Give --topic, --description, --picture or --no-picture.")
        }
    }

    func run() async throws {
        let desks = try common.desks()
        var draft = options.draft
        if !picture.isEmpty { try desks.pictures.mayChange(ofCommunity: name) }
        draft.picture = try await picture.change(of: desks.person)
        let card = try desks.communities.edit(name, draft)
        CommunityText.say(card, as: "edited", common)
    }
}
