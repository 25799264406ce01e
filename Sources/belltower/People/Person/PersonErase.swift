import ArgumentParser
import Campus
import Operations
import Recurrence

struct PersonErase: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase", abstract: "Take somebody out, with every trace of them.",
        discussion: """
            Copies made before, as backups and exports, still hold what is erased here.

            Examples:
              belltower person erase kim --anonymous --yes
              belltower person erase kim --remove --yes
            """)

    @Argument(help: "Whom.")
    var handle: String

    @Flag(help: "What they wrote for others: keep it without a name, or remove it too.")
    var erasure = ErasureFlag.remove

    @Flag(help: "Do not ask.")
    var yes = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        if !yes {
            guard Console.isInteractive else {
                throw Failure(.usage, "this cannot be undone: say --yes to do it without asking")
            }
            guard Console.confirms("Erase \(handle.harmless) with everything of theirs?") else {
                throw ExitCode(1)
            }
        }
        try registrar.erasePerson(handle, erasure == .remove ? .removed : .anonymous)
        if common.json {
            var json = JSONWriter()
            json.object { $0.field("erased", handle) }
            Console.say(json)
        } else {
            Console.say("\(handle.harmless): erased; backups made before still hold them")
        }
    }
}

/// What becomes of what an erased person wrote for others.
enum ErasureFlag: EnumerableFlag {
    case anonymous, remove
}
