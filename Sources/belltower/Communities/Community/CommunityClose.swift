import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct CommunityClose: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "close", abstract: "End a community (operators).",
        discussion: """
            It is asked first, since it cannot be undone. The events to come are cancelled, and \
            everybody who joined is told; the feeds end; nobody is a member any more. What one \
            attended stays in the calendar.

            Example:
              belltower community close "Chess club" --yes
            """)

    @Argument(help: "The community's name.")
    var name: String

    @Flag(help: "Do not ask.")
    var yes = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        try Console.mustConfirm(
            Speech.words("community.close.ask", ["community": .text(name.harmless)]), unless: yes)
        let (card, cancelled) = try desks.communities.close(name)
        if common.json {
            Console.say(ClosedCommunityShape(card, cancelled: cancelled))
        } else {
            Console.tell(
                Speech.words(
                    "community.closed",
                    [
                        "community": .text(card.community.name.harmless),
                        "count": .number(cancelled),
                    ]))
        }
    }
}
