import ArgumentParser
import Campus
import Operations

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check database, permissions, clock, zones and sources.",
        discussion: """
            Ends with status 1 when something is wrong. --repair makes anew what can be, and looks \
            again; what cannot needs a backup.

            Examples:
              belltower check
              belltower check --repair
            """)

    @Flag(help: "Make anew what can be: permissions, indexes, search, plans.")
    var repair = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        if repair {
            for done in try registrar.repair() where !common.json { Console.say("done   \(done)") }
        }
        let findings = try registrar.check()
        let isWell = findings.allSatisfy(\.isWell)
        if common.json {
            var json = JSONWriter()
            json.object { json in
                json.field("ok", isWell)
                json.key("findings")
                json.array(findings) { json, finding in
                    json.object { json in
                        json.field("subject", finding.subject)
                        json.field("ok", finding.isWell)
                        json.field("message", finding.message)
                        if let lateness = finding.lateness {
                            json.key("lateness")
                            lateness.write(to: &json)
                        }
                    }
                }
            }
            Console.say(json)
        } else {
            var table = Table([.text, .cut, .wrapped])
            for finding in findings {
                table.add([
                    finding.isWell ? .init("ok") : .init("WRONG", .warning),
                    .init(finding.subject.harmless.oneLine + ":"),
                    .init(finding.message.harmless.oneLine),
                ])
            }
            Console.say(table.lines(on: .standard))
        }
        if !isWell { throw ExitCode(1) }
    }
}
