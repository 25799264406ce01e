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
              belltower feed remove Phone --yes
            """)

    @Argument(help: "Its name, or its number in belltower feed list.")
    var feed: String

    @Flag(help: "Do not ask.")
    var yes = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let feed = try desks.feeds.named(feed)
        try Console.mustConfirm(
            Speech.words("feed.remove", ["name": .text(feed.name.harmless)]), unless: yes)
        try desks.feeds.remove(feed.id)
        if common.json {
            Console.say(FeedShape(feed, in: desks.zone))
        } else {
            Console.tell(Speech.words("feed.removed", ["name": .text(feed.name.harmless)]))
        }
    }
}
