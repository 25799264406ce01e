import ArgumentParser
import Campus
import Operations

struct FriendUnblock: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unblock", abstract: "Undo a block.",
        discussion: """
            Example:
              belltower friend unblock kim
            """)

    @Argument(help: "Whom.")
    var handle: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.desks().friends.unblock(handle)
        FriendText.say("unblocked", of: handle, common)
    }
}
