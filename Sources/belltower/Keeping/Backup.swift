import ArgumentParser
import Campus
import Foundation
import Operations
import Wire
import Words

struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Copy the database, while everything runs.",
        discussion: """
            The copy is opened and checked before it gets its name, and nothing that was there \
            before is touched until then: any other status than 0 means that there is no new \
            backup. Into a folder, each backup is named after its time. --keep removes the \
            oldest: of a folder's backups, or of FILE, FILE.1, FILE.2 and so on.

            It is for operators, or for whoever owns the home's files where it has no operator.

            Into a folder, config.yaml is kept beside each copy, as a file of its own. The files \
            that it names and crawlers of your own are not: copy them yourself.

            Examples:
              belltower backup belltower.bak
              belltower backup /var/backups/belltower/ --keep 14 --quiet
            """)

    @Argument(
        help: "The file to write; or a folder, as it ends in / or is there.", completion: .file())
    var file: String

    @Option(help: "How many backups to keep.")
    var keep: Int?

    @Flag(help: "Say nothing when it went well, as cron wants it.")
    var quiet = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if let keep, !(1...10_000).contains(keep) {
            throw ValidationError("--keep is a number from 1 to 10000.")
        }
    }

    func run() throws {
        let report = try common.keeper().backup(to: file, keep: keep)
        if common.json {
            Console.say(BackupShape(report))
        } else if !quiet {
            Console.say(
                Speech.words(
                    "backup.done",
                    [
                        "file": .text(report.file.harmless),
                        "size": .text(KeptText.size(report.bytes)),
                        "contents": .text(
                            KeptText.contents(people: report.people, sources: report.sources)),
                    ]))
            for file in report.removed {
                Console.say(Speech.words("backup.removed", ["file": .text(file.harmless)]))
            }
        }
    }
}

/// What a copy holds, in words.
enum KeptText {
    static func contents(people: Int, sources: Int) -> String {
        Speech.words(
            "backup.contents", ["people": .number(people), "sources": .number(sources)])
    }

    /// `4.1 MB`.
    static func size(_ bytes: Int) -> String {
        bytes < 1_000_000
            ? "\(max(1, bytes / 1_000)) kB" : String(format: "%.1f MB", Double(bytes) / 1e6)
    }
}
