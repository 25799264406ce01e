import ArgumentParser
import Campus
import Operations
import Wire

struct FriendListing: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List friends, and who asked whom.",
        discussion: """
            Example:
              belltower friend list
            """)

    @OptionGroup var common: CommonOptions

    func run() throws {
        let list = try common.desks().friends.list()
        if common.json {
            Console.say(FriendListShape(list))
        } else {
            Console.say(FriendText.lines(list))
        }
    }
}
