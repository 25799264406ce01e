import ArgumentParser
import Campus
import Operations
import Wire
import Words

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
            Speech.words("source.remove", ["source": .text(source.name.harmless)]), unless: yes)
        try desks.sources.unsubscribe(name)
        if common.json {
            Console.say(RemovedSourceShape(name))
        } else {
            Console.say(Speech.words("source.removed", ["source": .text(name.harmless)]))
        }
    }
}
