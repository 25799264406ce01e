import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire

struct PersonList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List everybody.",
        discussion: """
            Example:
              belltower person list
            """)

    @OptionGroup var common: CommonOptions

    func run() throws {
        let cards = try common.desks().people.list()
        if common.json {
            Console.say(ListShape(cards, as: PersonShape.init))
            return
        }
        Console.say(PersonText.lines(cards))
    }
}
