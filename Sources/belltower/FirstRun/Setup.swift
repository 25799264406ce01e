import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct Setup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup",
        abstract: "Ask for what is needed to begin: zone, feed, leads, goal, channel.",
        discussion: """
            On a terminal it asks for each; Enter keeps what is there, so it can be run again. An \
            option is an answer, and with --yes, or without a terminal, nothing else is asked. The \
            feed's address is a password: it is not shown as it is typed, and --feed-file keeps it \
            out of the shell's history. A step that fails leaves the others done, and the status is \
            1 then. In the end the channel rings once, to try it.

            Examples:
              belltower setup
              belltower setup --zone Europe/London --feed-file address.txt --leads 15m --goal 2l
              belltower setup --channel ntfy:my-secret-topic --yes
            """)

    @Option(
        help: ArgumentHelp("A feed's URL or file, to subscribe to.", valueName: "source"),
        completion: .file())
    var feed: String?

    @Option(
        help: ArgumentHelp(
            "Read the feed's URL from the first line of this file, or - .",
            valueName: "file"), completion: .file())
    var feedFile: String?

    @Option(
        help: ArgumentHelp("How long before a class to ring: 15m, or 1d,15m.", valueName: "leads"))
    var leads: String?

    @Option(
        help: ArgumentHelp("How much to drink in a day: 2l, 64oz, or none.", valueName: "amount"))
    var goal: String?

    @Option(
        help: ArgumentHelp(
            "How to ring: desktop, ntfy:TOPIC, email:ADDRESS ...", valueName: "channel"))
    var channel: String?

    @Flag(help: "Ask nothing: what is not given stays as it is.")
    var yes = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if feed != nil, feedFile != nil {
            throw ValidationError("Give --feed or --feed-file, not both.")
        }
        // A script's variable may have been set to nothing.
        let answers = [
            ("--zone", common.zone), ("--feed", feed), ("--feed-file", feedFile),
            ("--leads", leads), ("--goal", goal), ("--channel", channel),
        ]
        if let (name, _) = answers.first(where: { $0.1?.isEmpty ?? false }) {
            throw ValidationError("\(name) is empty: leave it out to keep what is there.")
        }
    }

    func run() async throws {
        let isAsking = !yes && Console.isInteractive
        let answers = [common.zone, feed, feedFile, leads, goal, channel]
        guard isAsking || answers.contains(where: { $0 != nil }) else {
            throw ValidationError(
                (yes ? "With --yes nothing is asked" : "There is no terminal to ask on")
                    + ": give answers as options, as --zone, --feed.")
        }
        let feed = try feed ?? feedFile.map { try Subscribe.firstLine(of: $0) }
        // The zone that is asked for is written down first; until then the home's holds.
        var opened = common
        opened.zone = nil
        // Who is not in the home, or a home that cannot be opened, fails every step alike.
        _ = try opened.desks()
        let steps = SetupSteps(common: opened, isAsking: isAsking)
        var done = [await steps.zone(common.zone)]
        done.append(await steps.feed(feed))
        done.append(await steps.leads(leads))
        done.append(await steps.goal(goal))
        done += await steps.channel(channel)
        tell(done.compactMap(\.self))
        if done.contains(where: { $0?.isDone == false }) { throw ExitCode(1) }
    }

    private func tell(_ steps: [SetupStep]) {
        guard common.json else {
            return Console.say(Speech.words("setup.done"))
        }
        Console.say(
            ListShape(steps) {
                SetupStepShape($0.name, isDone: $0.isDone, message: $0.message, undo: $0.undo)
            })
    }
}

/// What came of one answer.
struct SetupStep: Sendable {
    var name: String
    var isDone = true
    /// What was done, or why not.
    var message: String
    /// The command that takes it back; nil when nothing changed.
    var undo: String?
}
