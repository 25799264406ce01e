import ArgumentParser
import Campus
import Operations

struct Changes: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List what imports altered, newest first.",
        discussion: """
            Of your sources, and of the campus's sources what you take. One edit of the publisher is one line, however many classes it touches. A change that
            was taken back within the hour is told once, and marked.

            Examples:
              belltower changes
              belltower changes --since 2026-10-05
            """)

    @Option(help: "Only what was imported since this date or instant. Default: all on record.")
    var since: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let changes = try registrar.changes(since: since)
        if common.json {
            var json = JSONWriter()
            json.array(changes) { $1.write(to: &$0, time: registrar.timestamp) }
            Console.say(json)
        } else if changes.isEmpty {
            Console.say("No change\(since.map { " since \($0)" } ?? " on record").")
        } else {
            tell(changes, registrar)
        }
    }

    private func tell(_ changes: [RecordedChange], _ registrar: Registrar) {
        var heading = ""
        for change in changes {
            let day = String(registrar.timestamp(change.at).prefix(16).replacing("T", with: " "))
            let next = "\(day)  \(change.source.harmless)"
            if next != heading {
                if !heading.isEmpty { Console.say("") }
                Console.say(Screen.standard.lines(next, .bold))
                heading = next
            }
            let mark = change.revertedAt == nil ? "" : "  [taken back]"
            Console.say(ChangeText(zone: registrar.zone).lines(change.change, mark: mark))
        }
    }
}
