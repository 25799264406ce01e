import ArgumentParser
import Campus
import Operations
import Recurrence

struct Sources: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the sources: age, next import, last error.",
        discussion: """
            A feed's address is a password, so only its host is shown.

            Example:
              belltower sources --reveal
            """)

    @Flag(help: "Show whole addresses.")
    var reveal = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let sources = try registrar.sources()
        if common.json {
            var json = JSONWriter()
            json.array(sources) { write($1, to: &$0, registrar) }
            Console.say(json)
        } else if sources.isEmpty {
            Console.say("No source yet. Subscribe to one: belltower subscribe URL")
        } else {
            for source in sources { tell(source, registrar) }
        }
    }

    private func write(
        _ status: SourceStatus, to json: inout JSONWriter, _ registrar: Registrar
    ) {
        json.object { json in
            json.field("name", status.source.name)
            json.field("kind", status.source.kind.rawValue)
            json.field("address", address(of: status))
            json.field("every", Int(status.source.every))
            json.field("events", status.meetings)
            json.field("status", status.latest?.outcome.rawValue)
            json.field("lastAttempt", status.latest.map { registrar.timestamp($0.at) })
            json.field("lastSuccess", status.good.map { registrar.timestamp($0.at) })
            json.field("next", status.next.map { registrar.timestamp($0) })
            json.field("reason", status.latest?.reason)
        }
    }

    private func tell(_ status: SourceStatus, _ registrar: Registrar) {
        let age =
            status.good.map { "\(Age.text(registrar.now - $0.at)) ago" } ?? "never"
        let next =
            status.next.map { next in
                next <= registrar.now ? "due now" : "next in \(Age.text(next - registrar.now))"
            } ?? "imported once"
        Console.say(Console.styled(status.source.name.harmless, .bold))
        let meetings = status.meetings == 1 ? "1 meeting" : "\(status.meetings) meetings"
        Console.say("  \(address(of: status).harmless)  \(meetings)")
        Console.say("  read \(age), \(next)")
        if let reason = status.latest?.reason {
            Console.say(Console.styled("  last error: \(reason.harmless)", .warning))
        }
    }

    private func address(of status: SourceStatus) -> String {
        reveal ? status.source.address.revealed : status.source.address.description
    }
}

/// A length of time in the largest unit that fits.
enum Age {
    static func text(_ seconds: Int64) -> String {
        switch max(0, seconds) {
        case ..<60: "\(max(0, seconds)) s"
        case ..<3_600: "\(seconds / 60) min"
        case ..<172_800: "\(seconds / 3_600) h"
        default: "\(seconds / 86_400) days"
        }
    }
}
