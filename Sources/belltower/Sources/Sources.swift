import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

struct Sources: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sources",
        abstract: "List the sources: age, next import, last error. Or one's imports, or edit one.",
        discussion: """
            A feed's address is a password, so only its host and a fingerprint are shown. The
            campus's sources are listed with one's own: for operators all of them, for others those
            that tell of what they take.

            Of a source whose last answer was held back, naming it lists what that would alter.

            Examples:
              belltower sources Timetable
              belltower sources --reveal
              belltower sources --history Timetable
              belltower sources --edit Timetable --every 30m --removal-share 80
              belltower sources --edit Timetable --alarms on
            """)

    @Argument(help: "Only this source, with what its last answer would alter if it was held back.")
    var source: String?

    @Flag(help: "Show whole addresses; of the campus's sources to operators alone.")
    var reveal = false

    @Option(help: ArgumentHelp("List the imports of this source.", valueName: "name"))
    var history: String?

    @Option(help: ArgumentHelp("Change the options below of this source.", valueName: "name"))
    var edit: String?

    @Option(help: "With --edit: another name.")
    var name: String?

    @Option(help: "With --edit: how often to refresh it: 30m, 1h, 1d.")
    var every: Interval?

    @Option(
        help: ArgumentHelp(
            "With --edit: refuse an import that takes more than this percentage of what is to come. Default: 50.",
            valueName: "percent"))
    var removalShare: Int?

    @Option(
        help: ArgumentHelp(
            "With --edit: let the percentage count from this many coming classes on. Default: 4.",
            valueName: "classes"))
    var removalMinimum: Int?

    @Option(
        help:
            "With --edit: on lets the feed's own alarms ring, instead of your leads. Default: off.")
    var alarms: Switch?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        let hasEdits =
            name != nil || every != nil || removalShare != nil || removalMinimum != nil
            || alarms != nil
        if hasEdits != (edit != nil) {
            throw ValidationError(
                "Say what to change, as: belltower sources --edit Timetable --every 30m")
        }
        if source != nil, edit != nil || history != nil {
            throw ValidationError("Name a source alone, or with --edit or --history: one of them.")
        }
    }

    func run() throws {
        let desks = try common.desks()
        if let history { return try HistoryText(desks, common).tell(history) }
        if let edit { try apply(to: edit, desks) }
        let sources = try desks.sources.list(named: source)
        if common.json {
            Console.say(ListShape(sources) { SourceShape($0, in: desks.zone, isRevealed: reveal) })
        } else if sources.isEmpty {
            Console.say(Speech.words("source.none"))
        } else {
            let text = SourceText(now: desks.now, screen: .standard)
            Console.say(
                text.lines(sources, address: reveal ? { $0.address(isRevealed: true) } : nil))
            if source != nil { Console.say(sources.flatMap { text.held($0, in: desks.zone) }) }
        }
    }

    private func apply(to edit: String, _ desks: Desks) throws {
        _ = try desks.sources.configure(edit) { source in
            source.name = name ?? source.name
            source.every = every?.seconds ?? source.every
            source.limits.share = removalShare ?? source.limits.share
            source.limits.minimum = removalMinimum ?? source.limits.minimum
            source.ringsAlarms = alarms.map { $0 == .on } ?? source.ringsAlarms
        }
    }

    /// Whether something is on.
    enum Switch: String, ExpressibleByArgument, CaseIterable { case on, off }
}
