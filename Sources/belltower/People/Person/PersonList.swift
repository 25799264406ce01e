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
            """)

    @Argument(help: "Beginnings of words in handle and name. Default: all.")
    var text: String?

    @Option(help: "Only student, staff or operator.")
    var role: Person.Role?

    @Flag(help: "Only who is suspended (operators).")
    var suspended = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let cards = try common.desks().people.list(
            PersonFilter(text: text, role: role, isSuspended: suspended ? true : nil))
        if common.json {
            Console.say(ListShape(cards, as: PersonShape.init))
            return
        }
        Console.say(PersonText.lines(cards))
    }
}
