import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct FeedRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Revoke a feed: its address serves nothing any more.",
        discussion: """
            Example:
              belltower feed remove Phone
            """)

    @Argument(help: "Its name, or its number in belltower feed list.")
    var feed: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let feed = try desks.feeds.named(feed)
        try desks.feeds.remove(feed.id)
        if common.json {
            Console.say(FeedShape(feed, in: desks.zone))
        } else {
            Console.tell(Speech.words("feed.removed", ["name": .text(feed.name.harmless)]))
        }
    }
}
