import ArgumentParser
import Campus
import Operations

struct FriendAccept: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Accept what somebody asked.",
        discussion: """
            Example:
              belltower friend accept kim
            """)

    @Argument(help: "Who asked.")
    var handle: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.desks().friends.accept(handle)
        FriendText.say("friends", of: handle, common)
    }
}
