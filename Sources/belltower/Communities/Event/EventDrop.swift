import ArgumentParser
import Campus
import Foundation
import Operations
import Words

struct EventDrop: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop", abstract: "Leave an event, its waiting list, or refuse an offer.",
        discussion: """
            Example:
              belltower event drop e12
            """)

    @Argument(help: "The event: its number, its hashtag, or words of its title.")
    var id: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        EventText(zone: desks.zone).say(
            try desks.events.drop(id), done: Message("event.done.dropped"), common)
    }
}
