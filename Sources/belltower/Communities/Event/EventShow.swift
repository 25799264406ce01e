import ArgumentParser
import Campus
import Foundation
import Operations

struct EventShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show an event and what was changed in it.",
        discussion: """
            Examples:
              belltower event show e12
              belltower event show picnic
            """)

    @Argument(help: "The event: its number, its hashtag, or words of its title.")
    var id: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        try desks.events.settleOffers()
        let card = try desks.events.show(id)
        EventText(zone: desks.zone).say(card, done: nil, common)
    }
}
