import ArgumentParser
import Campus
import Operations
import Recurrence

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
            var json = JSONWriter()
            json.object { json in
                json.field("community", name)
                json.field("handle", handle)
                json.field("organiser", !remove)
            }
            Console.say(json)
        } else {
            let what = remove ? "no longer an organiser" : "an organiser"
            Console.tell("\(handle): \(what) of \(name.harmless)")
        }
    }
}
