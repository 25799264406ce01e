import ArgumentParser
import Campus
import Operations

struct Unsubscribe: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Remove a source with all its meetings.",
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
        let registrar = try common.registrar()
        let source = try registrar.ownSource(name)
        if !yes {
            guard Console.isInteractive else {
                throw Failure(.usage, "this cannot be undone: say --yes to do it without asking")
            }
            guard Console.confirms("Remove \(source.name.harmless) with all its meetings?") else {
                throw ExitCode(1)
            }
        }
        try registrar.unsubscribe(name)
        if common.json {
            var json = JSONWriter()
            json.object { $0.field("removed", name) }
            Console.say(json)
        } else {
            Console.say("\(name.harmless): removed")
        }
    }
}
