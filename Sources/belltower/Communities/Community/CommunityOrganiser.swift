import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

struct CommunityOrganiser: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "organiser", abstract: "Name somebody an organiser (operators).",
        discussion: """
            Organisers publish, edit and cancel the community's events.

            Examples:
              belltower community organiser "Chess club" kim
              belltower community organiser "Chess club" kim --remove
            """)

    @Argument(help: "The community's name.")
    var name: String

    @Argument(help: "Whom.")
    var handle: String

    @Flag(help: "Make them an ordinary member again.")
    var remove = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        try desks.communities.setOrganiser(name, handle, to: !remove)
        if common.json {
            Console.say(OrganiserShape(handle, of: name, isOrganiser: !remove))
        } else {
            Console.tell(
                Speech.words(
                    remove ? "community.organiser.removed" : "community.organiser",
                    ["person": .text(handle), "community": .text(name.harmless)]))
        }
    }
}
