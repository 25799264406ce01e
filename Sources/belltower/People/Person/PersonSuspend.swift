import ArgumentParser
import Campus
import Operations
import Recurrence

struct PersonSuspend: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suspend", abstract: "Stop somebody from acting (operators).",
        discussion: """
            What they wrote is hidden until they are restored, or until the end that is named. They are \
            told why.

            Examples:
              belltower person suspend kim
              belltower person suspend kim "Third time" --reason harassment --until 2026-12-04
            """)

    @Argument(help: "Whom.")
    var handle: String

    @Argument(help: "What they are told beside the reason.")
    var words: String?

    @Option(
        help: ArgumentHelp(
            "Why: \(ReportReason.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "reason"))
    var reason = ReportReason.other

    @Option(help: "When they may act again. Default: when they are restored.")
    var until: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        PersonText.say(
            try desks.people.suspend(
                handle, for: reason, words, until: try until.map { try desks.calendar.instant($0) }),
            common, what: "suspended")
    }
}
