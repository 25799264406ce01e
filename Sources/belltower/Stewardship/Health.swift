import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

struct Health: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "health",
        abstract: "How the home is doing: imports, bell, channels, disk, backups, versions.",
        discussion: """
            The same as on the operator's desk of the server, for operators. Ends with status 1 when \
            something is wrong. The certificate is known to the server alone, on whose desk it stands. \
            --past lists what operators were called for and is over.

            Examples:
              belltower health
              belltower health --past
              belltower health --json
            """)

    @Flag(help: "What operators were called for and is over, the latest first.")
    var past = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        guard !past else { return try sayPast(desks) }
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
        Console.say(
            HealthReport.CampusTotals.Total.allCases.map { words.text($0) }.joined(separator: " "))
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
        // The first stands in the line of the check.
        for finding in report.wrongFindings.dropFirst() {
            table.add([
                .init(words.state(.wrong), .warning), .init(words.name(.check)),
                .init(HealthWords.text(finding)),
            ])
        }
        Console.say(table.lines(on: .standard))
    }

    private func sayPast(_ desks: Desks) throws {
        let (zone, alerts) = (desks.zone, try desks.health.alerts().filter { $0.ended != nil })
        func text(_ alert: Alert) -> String { Speech.words.text(alert.sentence(in: zone)) }
        guard !common.json else {
            return Console.say(
                ListShape(alerts, as: { AlertShape($0, saying: text($0), in: zone) }))
        }
        guard !alerts.isEmpty else { return Console.tell(Speech.words("health.past.none")) }
        var table = Table([.text, .text, .wrapped])
        for alert in alerts {
            var begun = alert
            begun.ended = nil
            table.add([
                .init(ClockTime(alert.since, in: zone).description),
                .init(alert.ended.map { ClockTime($0, in: zone).description } ?? ""),
                // What is not known to be over is said so.
                .init(text(alert.isUnheard ? alert : begun)),
            ])
        }
        Console.say(table.lines(on: .standard))
    }
}
