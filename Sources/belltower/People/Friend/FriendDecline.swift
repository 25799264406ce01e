import ArgumentParser
import Campus
import Operations

struct FriendDecline: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decline", abstract: "Decline what somebody asked: ignore it.",
        discussion: """
            Example:
              belltower friend decline kim
            """,
        aliases: ["ignore"])

    @Argument(help: "Who asked.")
    var handle: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.desks().friends.decline(handle)
        FriendText.say("declined", of: handle, common)
    }
}
