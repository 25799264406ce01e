import ArgumentParser
import Campus
import Operations
import Wire

struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Go back to a backup.",
        discussion: """
            Everybody's calendar is then as it was when the backup was made. What is there now is \
            kept beside the database, and can be restored in turn. Stop `belltower remind` first. \
            config.yaml stays as it is; where the backup has another beside it, its name is said. \
            It is for operators, or for whoever owns the home's files where it has no operator.

            Example:
              belltower restore belltower.bak --yes
            """)

    @Argument(help: "What `belltower backup` wrote.", completion: .file())
    var file: String

    @Flag(help: "Do not ask.")
    var yes = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let keeper = try common.keeper(creatingHome: true)
        if keeper.hasDatabase, !yes {
            try keeper.checkBackup(file)
            guard Console.isInteractive else {
                throw Refusal(.invalid, "command.restore.confirm")
            }
            guard
                Console.confirms(
                    "Replace all that is in \(keeper.home.path.harmless) by \(file.harmless)?")
            else { throw ExitCode(1) }
        }
        let report = try keeper.restore(from: file)
        if common.json {
            Console.say(RestoreShape(report, from: file))
        } else {
            Console.say(
                "\(file.harmless): restored, \(KeptText.contents(report.people, report.sources))")
            if let replaced = report.replaced {
                Console.say("What was there is kept in \(replaced.harmless)")
            }
            if let other = report.configuration {
                Console.say(
                    "config.yaml is as it was; the backup's, which differs, is \(other.harmless)")
            }
        }
    }
}
