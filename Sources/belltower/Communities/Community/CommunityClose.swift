import ArgumentParser
import Campus
import Operations
import Wire

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
            "Close \(name.harmless) and cancel all its events to come?", unless: yes)
        let (card, cancelled) = try desks.communities.close(name)
        if common.json {
            Console.say(ClosedCommunityShape(card, cancelled: cancelled))
        } else {
            let events = cancelled == 1 ? "1 event was" : "\(cancelled) events were"
            Console.tell("\(card.community.name.harmless): closed; \(events) cancelled")
        }
    }
}
