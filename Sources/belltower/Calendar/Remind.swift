public import ArgumentParser
import Campus
public import Logging
import Operations
public import Reminding

struct Remind: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Ring: deliver reminders as they fall due, until SIGTERM.",
        discussion: """
            Classes ring 15 minutes before they begin. Each reminder is recorded before and after \
            it rings, so a restart does not ring it again. Without --channel everybody's own \
            channels ring. SIGHUP reads config.yaml again.

            Examples:
              belltower remind --channel desktop
              belltower remind --channel command:/usr/local/bin/ring
              belltower remind --once --channel jsonl:-
              belltower remind --metrics 127.0.0.1:9464
            """)

    @Option(
        help: ArgumentHelp(
            "How to ring: jsonl:-, jsonl:FILE, command:PATH or desktop.", valueName: "channel"))
    var channel: ChannelSpecification?

    @Flag(help: "Deliver what is due now, and exit.")
    var once = false

    @Option(
        help: ArgumentHelp(
            "Answer Prometheus here: 127.0.0.1:9464.", valueName: "address:port"))
    var metrics: MetricsServer.Address?

    @Option(help: "How much to log on standard error: debug, info, warning, error.")
    var logLevel: Logger.Level = .warning

    @OptionGroup var common: CommonOptions

    func run() async throws {
        let registrar = try common.registrar()
        var logger = Logger(
            label: "belltower", factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = logLevel
        let options = RingOptions(
            channel: channel, isNarrowed: common.isNarrowed, metrics: metrics)
        guard once else { return try await registrar.ring(options, logger: logger) }
        let ended = try await registrar.ringOnce(options, logger: logger)
        if common.json, channel != .jsonLines(path: nil) {
            var json = JSONWriter()
            json.object { json in
                json.field("delivered", ended.delivered)
                json.field("failed", ended.failed)
            }
            Console.say(json)
        }
        if ended.failed > 0 { throw ExitCode(1) }
    }
}

extension ChannelSpecification: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension MetricsServer.Address: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
