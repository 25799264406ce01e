import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Report a comment, an event, a profile or a picture to those who decide on it.",
        discussion: """
            You no longer see it from then on. Operators decide, and a community's organisers on what \
            is in it; you are told what became of it (belltower reports --mine). Twenty a day are taken.

            Examples:
              belltower report comment 12 --reason harassment "it is about me"
              belltower report profile kim --reason deception
              belltower report --withdraw 3
            """)

    @Argument(help: "Of what kind it is: comment, event, profile, picture, community-picture.")
    var kind: ReportSubject.Kind?

    @Argument(help: "A comment's number, an event, a person's handle, or a community.")
    var name: String?

    @Argument(help: "What is to be said beside the reason.")
    var words: String?

    @Option(help: "Why.")
    var reason: ReportReason?

    @Option(help: "Take a report of yours back: its number.")
    var withdraw: Int64?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if withdraw != nil {
            guard kind == nil, reason == nil else {
                throw ValidationError("A report is taken back by its number alone.")
            }
        } else if kind == nil || name == nil || reason == nil {
            throw ValidationError(
                "Say what and why, as: report comment 12 --reason harassment \"it is about me\"")
        }
    }

    func run() throws {
        let desks = try common.desks()
        if let withdraw = withdraw.map(ReportID.init) {
            try desks.reports.withdraw(withdraw)
            return say(withdraw, "report.withdrawn")
        }
        guard let kind, let name, let reason else { return }
        say(try desks.reports.report(kind, name, for: reason, words), "report.done")
    }

    private func say(_ id: ReportID, _ key: String) {
        guard !common.json else { return Console.say(StewardshipNumberShape(id)) }
        Console.say(Speech.words(key, ["number": "\(id)"]))
    }
}

/// A page that only a notice names is reported by nobody here.
extension ReportSubject.Kind: ExpressibleByArgument {
    public static var allValueStrings: [String] { reportable.map(\.rawValue) }

    public init?(argument: String) {
        guard let kind = Self(rawValue: argument), Self.reportable.contains(kind) else {
            return nil
        }
        self = kind
    }
}
extension ReportReason: ExpressibleByArgument {}
extension Decision.Outcome: ExpressibleByArgument {}
