import ArgumentParser
import Campus
import Operations
import Recurrence

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
            var json = JSONWriter(reserving: cards.count * 128 + 16)
            json.array(cards) { $1.write(to: &$0) }
            Console.say(json)
            return
        }
        Console.say(PersonText.lines(cards))
    }
}
