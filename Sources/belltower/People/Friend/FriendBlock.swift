import ArgumentParser
import Campus
import Operations

struct FriendBlock: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "block", abstract: "Hear nothing more of somebody; they do not learn it.",
        discussion: """
            Example:
              belltower friend block kim
            """)

    @Argument(help: "Whom.")
    var handle: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.desks().friends.block(handle)
        FriendText.say("blocked", of: handle, common)
    }
}
