import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire

struct PersonList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List everybody.",
        discussion: """
            Examples:
              belltower person list
              belltower person list kim --role staff
              belltower person list --suspended
              belltower person list --pictures
            """)

    @Argument(
        help:
            "Beginnings of words in handle and name, or a whole proven address (operators). Default: all."
    )
    var text: String?

    @Option(help: "Only student, staff or operator.")
    var role: Person.Role?

    @Flag(help: "Only who is suspended (operators).")
    var suspended = false

    @Flag(
        help:
            "Whose pictures there are to look over, the newest first: 60, communities' too (operators)."
    )
    var pictures = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard !pictures || role == nil && !suspended else {
            throw ValidationError("--pictures is without --role and --suspended.")
        }
    }

    func run() throws {
        guard !pictures else { return try sayPictures() }
        let cards = try common.desks().people.list(
            PersonFilter(
                text: text, role: role, isSuspended: suspended ? true : nil, takesAddress: true))
        if common.json {
            Console.say(ListShape(cards, as: PersonShape.init))
            return
        }
        Console.say(PersonText.lines(cards))
    }

    private func sayPictures() throws {
        let found = try common.desks().pictures.lookedOver(PictureFilter(text: text))
        guard !common.json else {
            return Console.say(ListShape(found, as: KeptPictureShape.init))
        }
        Console.say(PersonText.lines(found))
    }
}
