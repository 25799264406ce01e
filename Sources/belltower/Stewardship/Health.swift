import ArgumentParser
import Operations
import Wire

struct Health: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "health",
        abstract: "How the home is doing: imports, bell, channels, disk, backups, versions.",
        discussion: """
            The same as on the operator's desk of the server, for operators. Ends with status 1 when \
            something is wrong. The certificate is known to the server alone, on whose desk it stands.

            Examples:
              belltower health
              belltower health --json
            """)

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let report = try desks.health.report()
        if common.json {
            Console.say(HealthReportShape(report, Speech.words, in: desks.zone))
        } else {
            Self.say(report, HealthWords(report, Speech.words, in: desks.zone))
        }
        if !report.isWell { throw ExitCode(1) }
    }

    private static func say(_ report: HealthReport, _ words: HealthWords) {
        for alert in report.alerts { Console.tell(words.text(alert)) }
        var table = Table([.text, .text, .wrapped])
        for subject in HealthReport.Subject.allCases {
            let state = report.state(of: subject)
            table.add([
                .init(words.state(state), state == .wrong ? .warning : nil),
                .init(words.name(subject)), .init(words.text(subject)),
            ])
        }
        for source in report.sources where source.state != .healthy {
            table.add([
                .init(words.state(.wrong), .warning), .init(words.name(source)),
                .init(words.text(source)),
            ])
        }
        Console.say(table.lines(on: .standard))
    }
}
