import ArgumentParser
import Operations
import Words

struct EventHere: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "here", abstract: "Say that you are at an event, by the code at its door.",
        discussion: """
            Who has not joined joins by it, where there is room.

            Example:
              belltower event here e12 482913
            """)

    @Argument(help: "The event: its number, its hashtag, or words of its title.")
    var id: String

    @Argument(help: "The code that is shown at the door: six digits.")
    var code: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        EventText(zone: desks.zone).say(
            try desks.events.checkIn(id, code: code), done: Message("event.done.here"), common)
    }
}
