import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "What operators and stewards did, and to whom.",
        discussion: """
            Operators read all of it; everybody reads what concerns themselves, with --own. 200 lines are \
            told at once, and older ones with --before. --json alone exports all of it, which the audit keeps.

            Examples:
              belltower audit --of kim
              belltower audit --before 1200
              belltower audit --own
              belltower audit --json > audit.json
            """)

    @Option(help: "Only what this person did, or what concerns them.")
    var of: String?

    @Option(help: "Only what is older than the line of this number.")
    var before: Int64?

    @Flag(help: "Only what others did that concerns oneself.")
    var own = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard !own || of == nil && before == nil else {
            throw ValidationError("--own is without --of and --before.")
        }
    }

    func run() throws {
        let desks = try common.desks()
        let entries = try entries(desks)
        if common.json {
            Console.say(ListShape(entries, as: { AuditShape($0, in: desks.zone) }))
            return
        }
        guard !entries.isEmpty else { return Console.tell(Speech.words("audit.none")) }
        let words = AuditWords(Speech.words)
        var table = Table([.text, .text, .text, .cut])
        for entry in entries {
            table.add([
                .init(ClockTime(entry.at, in: desks.zone).description),
                .init(entry.actor?.text ?? "-"), .init(words.text(entry.act)),
                .init(
                    [entry.person?.text, entry.subject, words.detail(of: entry)].compactMap { $0 }
                        .joined(separator: ", ").harmless.oneLine),
            ])
        }
        Console.say(table.lines(on: .standard))
        if !own, entries.count == AuditDesk.most, let last = entries.last {
            Console.tell(Speech.words("audit.more", ["id": "\(last.id)"]))
        }
    }

    private func entries(_ desks: Desks) throws -> [AuditEntry] {
        if own { return try desks.audit.own(atMost: AuditDesk.mostListed) }
        guard !common.json || of != nil || before != nil else { return try desks.audit.export() }
        return try desks.audit.list(of: of, before: before.map { AuditID($0) })
    }
}
