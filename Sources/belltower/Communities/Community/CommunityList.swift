import ArgumentParser
import Campus
import Operations
import Recurrence

struct CommunityList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List all communities, one's own first.",
        discussion: """
            Example:
              belltower community list
            """)

    @OptionGroup var common: CommonOptions

    func run() throws {
        let cards = try common.desks().communities.list()
        if common.json {
            var json = JSONWriter(reserving: cards.count * 96 + 16)
            json.array(cards) { json, card in json.object { card.writeFields(to: &$0) } }
            Console.say(json)
        } else if cards.isEmpty {
            Console.tell("No community yet. An operator creates one: belltower community create")
        } else {
            if cards.hasUnread { Console.say(Console.styled("Something is new.", .bold)) }
            Console.say(CommunityText.lines(cards))
        }
    }
}
