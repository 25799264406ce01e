import ArgumentParser
import Campus
import Foundation
import Operations
import Words

struct EventCancel: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Call an event off; everybody who joined is told.",
        discussion: """
            Example:
              belltower event cancel e12 "The hall is flooded"
            """)

    @Argument(help: "The event: its number, its hashtag, or words of its title.")
    var id: String

    @Argument(help: "Why.")
    var reason: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let card = try desks.events.cancel(id, reason: reason)
        EventText(zone: desks.zone).say(card, done: Message("event.done.cancelled"), common)
    }
}
