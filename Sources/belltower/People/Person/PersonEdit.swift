import ArgumentParser
package import Campus
import Operations
import Recurrence
import Words

struct PersonEdit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a profile; operators give roles.",
        discussion: """
            An empty text clears a field; --zone sets the zone one lives in.

            A friend request by e-mail or phone reaches you once the address is verified: an \
            operator does so who knows that it is yours. Another address is to be verified again. \
            An address is one person's: verified as somebody's, it is nobody else's any more.

            A picture is made anew, square and small, without what a camera writes into it, by \
            libvips in a box that bubblewrap makes; the file itself is not kept.

            Examples:
              belltower person edit --name "Kim Doe" --phone "+44 7700 900123"
              belltower person edit kim --role staff
              belltower person edit kim --verify kim@example.org
              belltower person edit --picture me.jpg --birthday-shown day
            """)

    @Argument(help: "Whom. Default: oneself.")
    var handle: String?

    @Option(help: "student, staff or operator.")
    var role: Person.Role?

    @Option(
        help: ArgumentHelp(
            "Their e-mail address or phone number is theirs indeed (operators).",
            valueName: "address"))
    var verify: String?

    @OptionGroup var profile: ProfileOptions
    @OptionGroup var picture: PictureOptions
    @OptionGroup var common: CommonOptions

    func run() async throws {
        let desks = try common.desks()
        var edit = profile.edit(zone: common.zone)
        edit.picture = try await picture.change(of: desks.person)
        let card = try desks.people.edit(handle, edit, role: role, verifying: verify)
        PersonText.say(card, common, what: "changed")
        if let former = card.addressTakenFrom, let verify {
            Console.complain(
                Speech.words(
                    "person.address.taken",
                    [
                        "address": .text(verify.harmless), "former": "\(former)",
                        "person": "\(card.person.handle)",
                    ]))
        }
    }
}

extension Person.Role: ExpressibleByArgument {}
