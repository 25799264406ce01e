import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

struct Keep: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keep",
        abstract: "Do what a home needs by night: forget what is old, compact, see to the backups.",
        discussion: """
            What rang more than 400 days ago is forgotten; who asked two weeks ago to be erased is \
            erased. The database is written anew where bytes may be left of somebody who was erased, \
            or where a tenth of it is empty; not while something rings within the minute that this \
            takes: then the next night does it. With --backups the newest backup of a folder is \
            opened and checked, and the status is 1 where it cannot be gone back to.

            It is for operators, or for whoever owns the home's files where it has no operator.

            Examples:
              belltower keep
              belltower keep --backups /var/backups/belltower/ --quiet
            """)

    @Option(
        help: ArgumentHelp("Check the newest backup in this folder.", valueName: "folder"),
        completion: .directory)
    var backups: String?

    @Flag(help: "Say nothing when it went well, as cron wants it.")
    var quiet = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let report = try common.keeper().keep(backups: backups)
        if common.json {
            Console.say(KeepShape(report))
        } else if !quiet {
            for line in Self.lines(report) { Console.say(line) }
        }
        if let failure = report.failure { throw failure }
    }

    private static func lines(_ report: KeepReport) -> [String] {
        let words = Speech.words
        let size = Message.Argument.text(KeptText.size(report.bytes))
        let compaction =
            switch report.compaction {
            case .done:
                words(
                    "keep.compacted",
                    ["before": .text(KeptText.size(report.bytesBefore)), "size": size])
            case .unneeded: words("keep.compact", ["size": size])
            case .postponed(let due):
                words("keep.postponed", ["time": "\(ClockTime(due, in: .utc))"])
            }
        let backup = report.backup.map { backup in
            let contents = KeptText.contents(people: backup.people, sources: backup.sources)
            return words(
                "keep.backup",
                ["file": .text(backup.file.harmless), "contents": .text(contents)])
        }
        let erased =
            report.erased > 0 ? [words("keep.erased", ["count": .number(report.erased)])] : []
        return [words("keep.forgot", ["count": .number(report.pruned)])] + erased + [compaction]
            + (backup.map { [$0] } ?? [])
    }
}
