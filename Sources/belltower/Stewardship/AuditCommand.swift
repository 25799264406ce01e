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
            Operators read all of it; everybody reads what concerns themselves, with --own.

            Examples:
              belltower audit --of kim
              belltower audit --own
              belltower audit --json > audit.json
            """)

    @Option(help: "Only what this person did, or what concerns them.")
    var of: String?

    @Flag(help: "Only what others did that concerns oneself.")
    var own = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let entries =
            try own
            ? desks.audit.own(atMost: AuditDesk.mostListed)
            : of == nil && common.json
                ? desks.audit.export()
                : desks.audit.list(of: of, atMost: AuditDesk.mostListed)
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
    }
}
