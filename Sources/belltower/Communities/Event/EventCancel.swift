import ArgumentParser
import Campus
import Foundation
import Operations

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
        let registrar = try common.registrar()
        let card = try registrar.cancelEvent(id, reason: reason)
        EventText(zone: registrar.zone).say(card, "cancelled", common)
    }
}
