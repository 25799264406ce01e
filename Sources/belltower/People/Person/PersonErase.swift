import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

struct PersonErase: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase", abstract: "Take somebody out, with every trace of them.",
        discussion: """
            They go from every file of the home: the database, what `belltower restore` put aside, \
            backups that lie in the home, published calendars. Copies kept elsewhere, as backups and \
            exports, and what a channel wrote into a file still hold them. Files in the home that \
            are not Belltower's are named, and left as they are; so is a published calendar that \
            cannot be removed. In a database of more than 32 MB some of their bytes stay, where no \
            command reads them, until `belltower keep` has written it anew by night. A copy that they were taken out of has this program's schema, and an \
            older Belltower does not open it. A source that they kept for everyone, or for a \
            community, goes on with another operator or organiser, who is named.

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
        let desks = try common.desks()
        try Console.mustConfirm(
            Speech.words("erase.ask", ["person": .text(handle.harmless)]), unless: yes)
        let report = try desks.people.erase(
            handle, erasure == .remove ? .removed : .anonymous)
        if common.json {
            Console.say(ErasureShape(report, of: handle))
        } else {
            let words = Speech.words
            for source in report.handed {
                Console.tell(
                    words(
                        "erase.heir",
                        ["heir": "\(source.heir)", "source": .text(source.name.harmless)]))
            }
            for copy in report.copies {
                Console.tell(words("erase.copy", ["file": .text(copy.harmless)]))
            }
            for line in Self.told(of: report.unknown) { Console.tell(line) }
            if report.failure == nil {
                Console.tell(words("erase.done", ["person": .text(handle.harmless)]))
                if report.waitsForCompaction { Console.tell(words("erase.compaction")) }
            }
        }
        if let failure = report.failure { throw failure }
    }
}

extension PersonErase {
    private static let most = 10

    /// What is to be done about files that nobody knows.
    private static func told(of unknown: [String]) -> [String] {
        guard !unknown.isEmpty else { return [] }
        let rest = unknown.count - most
        let more = rest > 0 ? [Speech.words("more.lines", ["count": .number(rest)])] : []
        return [Speech.words("erase.unknown")]
            + (unknown.prefix(most).map { "  " + $0.harmless } + more.map { "  " + $0 })
    }
}

/// What becomes of what an erased person wrote for others.
enum ErasureFlag: EnumerableFlag {
    case anonymous, remove
}
