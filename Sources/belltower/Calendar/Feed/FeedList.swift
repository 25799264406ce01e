import ArgumentParser
import Campus
import Operations
import Wire

struct FeedList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List your feeds, and when each was last asked for.",
        discussion: """
            Example:
              belltower feed list
            """)

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let feeds = try desks.feeds.list()
        if common.json {
            Console.say(ListShape(feeds) { FeedShape($0, in: desks.zone) })
        } else {
            Console.say(FeedText.lines(feeds, desks))
        }
    }
}
