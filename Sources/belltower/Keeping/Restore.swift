import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Go back to a backup.",
        discussion: """
            Everybody's calendar is then as it was when the backup was made. What is there now is \
            kept beside the database, and can be restored in turn. Stop `belltower remind` first. \
            config.yaml stays as it is; where the backup has another beside it, its name is said. \
            It is for operators, or for whoever owns the home's files where it has no operator.

            A home whose database is gone is not begun anew by itself: --empty does, where there is no \
            backup.

            Examples:
              belltower restore belltower.bak --yes
              belltower restore --empty
            """)

    @Argument(help: "What `belltower backup` wrote.", completion: .file())
    var file: String?

    @Flag(help: "Begin anew with nothing, where the database is gone.")
    var empty = false

    @Flag(help: "Do not ask.")
    var yes = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard (file != nil) != empty else {
            throw ValidationError("Give a backup, or --empty to begin anew.")
        }
    }

    func run() throws {
        let keeper = try common.keeper(creatingHome: true)
        guard let file else {
            let report = try keeper.beginAnew()
            guard !common.json else { return Console.say(RestoreShape(report, from: "")) }
            return Console.say(
                Speech.words("restore.empty", ["home": .text(keeper.home.path.harmless)]))
        }
        if !yes, try keeper.hasDatabase() {
            try keeper.checkBackup(file)
            guard Console.isInteractive else {
                throw Refusal(.invalid, "command.restore.confirm")
            }
            guard
                Console.confirms(
                    Speech.words(
                        "restore.ask",
                        [
                            "home": .text(keeper.home.path.harmless), "file": .text(file.harmless),
                        ]))
            else { throw ExitCode(1) }
        }
        let report = try keeper.restore(from: file)
        if common.json {
            Console.say(RestoreShape(report, from: file))
        } else {
            let words = Speech.words
            let contents = KeptText.contents(people: report.people, sources: report.sources)
            Console.say(
                words(
                    "restore.done",
                    ["file": .text(file.harmless), "contents": .text(contents)]))
            if let replaced = report.replaced {
                Console.say(words("restore.kept", ["file": .text(replaced.harmless)]))
            }
            if let other = report.configuration {
                Console.say(words("restore.configuration", ["file": .text(other.harmless)]))
            }
        }
    }
}
