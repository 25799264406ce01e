import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire

struct PersonShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show somebody, or oneself.",
        discussion: """
            E-mail, phone and devices of others an operator sees with --private and a reason, which they \
            can read.

            Examples:
              belltower person show kim
              belltower person show kim --private "asked us to mend her address"
            """)

    @Argument(help: "Whom. Default: oneself.")
    var handle: String?

    @Option(
        help: ArgumentHelp(
            "What is private too, and why it is needed (operators).", valueName: "reason"))
    var `private`: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        guard let reason = `private` else {
            return PersonText.say(
                try desks.people.card(handle), try desks.people.shownSuspension(of: handle),
                in: desks.zone, common)
        }
        let card = try desks.people.showPrivate(handle ?? desks.person.handle.text, for: reason)
        if common.json {
            Console.say(PrivateCardShape(card, in: desks.zone))
        } else {
            Console.say(PersonText.lines(card, in: desks.zone))
        }
    }
}
