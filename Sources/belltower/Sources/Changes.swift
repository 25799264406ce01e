import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct Changes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "changes", abstract: "List what imports altered, newest first.",
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
        let desks = try common.desks()
        let changes = try desks.sources.changes(since: since)
        if common.json {
            Console.say(ListShape(changes) { RecordedChangeShape($0, in: desks.zone) })
        } else if changes.isEmpty {
            Console.say(
                Speech.words(
                    since == nil ? "change.none" : "change.none.since",
                    ["since": .text(since ?? "")]))
        } else {
            tell(changes, desks)
        }
    }

    private func tell(_ changes: [RecordedChange], _ desks: Desks) {
        // Of one import and one source at a time, what was taken back apart.
        var rest = changes[...]
        var heading = ""
        while let first = rest.first {
            let alike = rest.prefix {
                $0.at == first.at && $0.source == first.source
                    && ($0.revertedAt == nil) == (first.revertedAt == nil)
            }
            rest = rest.dropFirst(alike.count)
            let day = String(
                desks.calendar.timestamp(first.at).prefix(16).replacing("T", with: " "))
            let next = "\(day)  \(first.source.harmless)"
            if next != heading {
                if !heading.isEmpty { Console.say("") }
                Console.say(Screen.standard.lines(next, .bold))
                heading = next
            }
            let mark =
                first.revertedAt == nil ? "" : "  [\(Speech.words("change.taken.back"))]"
            for group in ChangeGroup.grouping(alike.map(\.change)) {
                Console.say(
                    ChangeText(zone: desks.zone, now: desks.now).lines(group, mark: mark))
            }
        }
    }
}
