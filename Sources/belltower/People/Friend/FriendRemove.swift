import ArgumentParser
import Campus
import Operations

struct FriendRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "End a friendship, or take a request back.",
        discussion: """
            Example:
              belltower friend remove kim
            """)

    @Argument(help: "A friend, or whom you asked.")
    var person: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.desks().friends.remove(person)
        FriendText.say("removed", of: person, common)
    }
}
