import ArgumentParser
import Campus
import Operations
import Recurrence

struct CommunityQuit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quit", abstract: "Quit a community and drop its events to come.",
        discussion: """
            What one attended stays in the calendar.

            Example:
              belltower community quit "Chess club"
            """)

    @Argument(help: "The community's name.")
    var name: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        CommunityText.say(try common.desks().communities.quit(name), as: "quit", common)
    }
}
