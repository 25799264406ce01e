import ArgumentParser
import Campus
import Operations
import Recurrence

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
        let page = try desks.communities.markSeen(desks.communities.page(name))
        if common.json {
            var json = JSONWriter()
            json.object { json in
                page.card.writeFields(to: &json)
                json.field("organiser", page.card.isOrganiser)
                json.key("organisers")
                json.array(page.organisers) { $1.writeName(to: &$0) }
                json.key("events")
                json.array(page.events) { $1.write(to: &$0, zone: desks.zone) }
            }
            Console.say(json)
            return
        }
        let card = page.card
        Console.say(Screen.standard.lines(card.community.name.harmless.oneLine, .bold))
        let organisers = page.organisers.map(\.handle.text).joined(separator: ", ")
        let standing =
            "\(CommunityText.members(card))\(card.isJoined ? ", you are in it" : "")"
            + (organisers.isEmpty ? "" : ", organised by \(organisers)")
        Console.say(Screen.standard.lines(standing, after: "  "))
        let text = EventText(zone: desks.zone, isOfOneCommunity: true)
        Console.say(text.lines(page.events))
    }
}
