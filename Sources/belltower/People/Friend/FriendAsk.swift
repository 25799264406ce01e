import ArgumentParser
import Campus
import Operations
import Words

struct FriendAsk: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ask", abstract: "Ask a friend to share when they are busy.",
        discussion: """
            They are told once a day at most. Who shares, with `belltower settings share-busy \
            friends`, lets friends find times in common with `belltower free`; nobody learns what \
            they do.

            Example:
              belltower friend ask kim
            """)

    @Argument(help: "A friend.")
    var handle: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.desks().friends.askToShare(handle)
        guard !common.json else { return FriendText.say("asked", of: handle, common) }
        Console.tell(Speech.words("friend.done.sharing", ["person": .text(handle.harmless)]))
    }
}
