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
        let registrar = try common.registrar()
        let card = try registrar.event(id)
        EventText(zone: registrar.zone).say(card, nil, common)
    }
}
