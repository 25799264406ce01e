import ArgumentParser
import Campus
import Foundation
import Operations
import Words

struct EventEdit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change an event; everybody who joined is told.",
        discussion: """
            A start that moves takes the end with it. An empty text clears a field.

            Example:
              belltower event edit e12 --start "2026-10-05 19:00" --at "8W 2.1"
            """)

    @Argument(
        help: """
            The event: its number, as `belltower event list` has it, its hashtag, or words of its \
            title.
            """)
    var id: String

    @Option(help: "Another title.")
    var title: String?

    @Flag(name: .customLong("public"), help: "Take the password away.")
    var isPublic = false

    @OptionGroup var options: EventOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        var draft = try options.draft(zone: common.zone)
        draft.title = title
        if isPublic { draft.password = EventPassword.open }
        let card = try desks.events.edit(id, draft)
        EventText(zone: desks.zone).say(card, done: Message("event.done.changed"), common)
    }
}
