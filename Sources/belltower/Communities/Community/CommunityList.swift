import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

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
            Console.say(ListShape(cards, as: CommunityShape.init))
        } else if cards.isEmpty {
            Console.tell(Speech.words("community.none"))
        } else {
            if cards.hasUnread {
                Console.say(Console.styled(Speech.words("community.news"), .bold))
            }
            Console.say(CommunityText.lines(cards))
        }
    }
}
