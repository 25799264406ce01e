import ArgumentParser
import Campus
import Credentials
import Operations
import Wire

struct PersonInvite: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "invite", abstract: "Let somebody sign in at the server (operators).",
        discussion: """
            Prints an invitation, which is good once, for a week: it is typed at the server's page \
            for signing up. For somebody who is in the home it opens their account; without a handle \
            whoever has it makes a new one.

            Examples:
              belltower person invite kim
              belltower person invite
            """)

    @Argument(help: "Whom, of those in the home; somebody new without it.")
    var handle: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let token = try desks.account.invite(handle)
        if common.json {
            Console.say(InvitationShape(token, at: desks.home.serverSettings.url))
        } else {
            Console.say(token.text)
        }
    }
}
