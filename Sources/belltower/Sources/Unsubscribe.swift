import ArgumentParser
import Campus
import Operations
import Wire

struct Unsubscribe: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unsubscribe", abstract: "Remove a source with all its meetings.",
        discussion: """
            Example:
              belltower unsubscribe Timetable --yes
            """)

    @Argument(help: "The source's name, as `belltower sources` lists it.")
    var name: String

    @Flag(help: "Do not ask.")
    var yes = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let source = try desks.sources.ownSource(name)
        try Console.mustConfirm(
            "Remove \(source.name.harmless) with all its meetings?", unless: yes)
        try desks.sources.unsubscribe(name)
        if common.json {
            Console.say(RemovedSourceShape(name))
        } else {
            Console.say("\(name.harmless): removed")
        }
    }
}
