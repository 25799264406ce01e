import ArgumentParser
import Campus
import Foundation
import Operations
import Wire
import Words

struct EventListing: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List what is to come, in order of time.",
        discussion: """
            Events that staff publish outside communities stand first.

            Examples:
              belltower event list --community "Chess club"
              belltower event list --hashtag picnic
              belltower event list --past --mine
            """)

    @Option(help: "Only this community's.")
    var community: String?

    @Option(help: "Only what is found by this word.")
    var hashtag: String?

    @Flag(help: "What was, in place of what is to come.")
    var past = false

    @Flag(help: "Only those one has joined or waits for.")
    var mine = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        try desks.events.settleOffers()
        let cards = try desks.events.list(
            EventSelection(community: community, isPast: past, isMine: mine, hashtag: hashtag))
        if common.json {
            Console.say(ListShape(cards) { EventShape($0, in: desks.zone) })
        } else if cards.isEmpty {
            Console.say(Speech.words(past ? "event.none.past" : "event.none"))
        } else {
            Console.say(EventText(zone: desks.zone).lines(cards))
        }
    }
}
