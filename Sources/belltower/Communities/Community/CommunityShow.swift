import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

struct CommunityShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a community with its events; clears its mark.",
        discussion: """
            Example:
              belltower community show "Chess club"
            """)

    @Argument(help: "The community's name.")
    var name: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        try desks.events.settleOffers()
        let page = try desks.communities.markSeen(desks.communities.page(name))
        if common.json {
            Console.say(CommunityPageShape(page, in: desks.zone))
            return
        }
        let card = page.card
        Console.say(Screen.standard.lines(card.community.name.harmless.oneLine, .bold))
        let organisers = page.organisers.map(\.handle.text).joined(separator: ", ")
        let words = Speech.words
        let standing = [
            CommunityText.members(card), card.isJoined ? words("community.yours") : nil,
            organisers.isEmpty
                ? nil : words("community.organised", ["organisers": .text(organisers)]),
        ].compactMap(\.self)
        Console.say(Screen.standard.lines(standing.joined(separator: ", "), after: "  "))
        Console.say(CommunityText.details(card.community))
        let text = EventText(zone: desks.zone, isOfOneCommunity: true)
        Console.say(text.lines(page.events))
    }
}
