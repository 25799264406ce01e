import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct FeedAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Make a secret address, and show it this once.",
        discussion: """
            It begins with server.url of config.yaml; without that it is the part behind the \
            site's own address. What --profile does is told in belltower help export.

            Examples:
              belltower feed add Phone --profile apple
              belltower feed add Work --profile outlook --kind class,exam
            """)

    @Argument(help: "What to call the program that reads it.")
    var name: String

    @Option(help: "The program it is for.")
    var profile = ProfileName(.plain)

    @Option(
        help: """
            Only these kinds, separated by commas: class, exam, event, personal, hydration. \
            Default: all but hydration.
            """)
    var kind: KindList?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let made = try desks.feeds.add(name, profile: profile.profile, kinds: kind?.kinds)
        let link = FeedLink(made.token, at: desks.home.serverSettings.url)
        if common.json {
            return Console.say(FeedShape(made.feed, in: desks.zone, link: link))
        }
        Console.say(link.url)
        Console.tell(Speech.words("feed.made", ["name": .text(made.feed.name.harmless)]))
        if link.webcal == nil { Console.complain(Speech.words("feed.relative")) }
    }
}
