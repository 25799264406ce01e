import ArgumentParser
import Campus
import Foundation
import Operations
import Wire
import Words

struct EventDelete: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Remove an event of one's own outside communities.",
        discussion: """
            Everybody who joined is told.

            Example:
              belltower event delete e12
            """)

    @Argument(help: "The event: its number, its hashtag, or words of its title.")
    var id: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.desks().events.remove(id)
        if common.json {
            Console.say(DeletedEventShape(id))
        } else {
            Console.tell(
                Speech.words(
                    "event.done",
                    ["title": .text(id.harmless), "what": .message(Message("event.done.deleted"))]))
        }
    }
}
