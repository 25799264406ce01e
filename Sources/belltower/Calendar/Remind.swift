public import ArgumentParser
import Campus
public import Logging
import Operations
import Reminding
import Wire

struct Remind: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind", abstract: "Ring: deliver reminders as they fall due, until SIGTERM.",
        discussion: """
            Classes ring 15 minutes before they begin, and so on as `belltower settings` says. Each \
            reminder is recorded before and after it rings, so a restart does not ring it again. \
            Without --channel everybody's own channels ring. SIGHUP reads config.yaml again.

            Mail server, ntfy server and secrets stand in config.yaml under channels; the \
            environment's BELLTOWER_WEBHOOK_SECRET, BELLTOWER_NTFY_TOKEN and \
            BELLTOWER_SMTP_PASSWORD stand in for theirs. A webhook gets a POST of the JSON with \
            Belltower-Key, Belltower-Attempt and, where there is a secret, Belltower-Signature: \
            sha256= and the HMAC-SHA256 of the body.

            Examples:
              belltower remind --channel desktop
              belltower remind --channel command:/usr/local/bin/ring
              belltower remind --once --channel jsonl:-
              belltower remind --channel webhook:https://example.org/bell
              belltower remind --channel ntfy:my-secret-topic
              belltower remind --channel email:sam@example.org
              belltower remind --metrics 127.0.0.1:9464
            """)

    @Option(
        help: ArgumentHelp(
            "How to ring: \(ChannelSpecification.forms).", valueName: "channel"),
        transform: ChannelSpecification.init(argument:))
    var channel: ChannelSpecification?

    @Flag(help: "Deliver what is due now, and exit.")
    var once = false

    @Option(
        help: ArgumentHelp(
            "Answer Prometheus here: 127.0.0.1:9464.", valueName: "address:port"),
        transform: MetricsServer.Address.init(argument:))
    var metrics: MetricsServer.Address?

    @Option(help: "How much to log on standard error: debug, info, warning, error.")
    var logLevel: Logger.Level = .warning

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        var logger = Logger(
            label: "belltower", factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = logLevel
        var options = RingOptions(
            channel: channel, isNarrowed: common.isNarrowed, metrics: metrics
        ) { NoticeShape($0).bytes }
        let zone = desks.zone
        options.alerts = { AlertShape($0, saying: $1, in: zone).bytes }
        guard once else { return try desks.bell.ring(options, logger: logger) }
        let ended = try desks.bell.ringOnce(options, logger: logger)
        if common.json, channel != .jsonLines(path: nil) {
            Console.say(RungOnceShape(ended))
        }
        guard !ended.isStopped else {
            throw Refusal(.incomplete, "command.remind.stopped")
        }
        if ended.failed > 0 { throw ExitCode(1) }
    }
}

extension ChannelSpecification {
    fileprivate init(argument: String) throws {
        do {
            try self.init(reading: argument)
        } catch {
            throw ValidationError(error.description)
        }
    }
}

extension MetricsServer.Address {
    fileprivate init(argument: String) throws {
        guard let address = Self(argument) else {
            throw ValidationError("give an address of this machine and a port, as 127.0.0.1:9464")
        }
        self = address
    }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
