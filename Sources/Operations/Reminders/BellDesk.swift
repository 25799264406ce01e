import Campus
import Credentials
import Foundation
package import Logging
import Recurrence
package import Reminding
import Storage
import Words

/// How the daemon is to run.
package struct RingOptions: Sendable {
    /// The channel that stands in for everybody's own; nil for theirs.
    package var channel: ChannelSpecification?
    /// Only for the person who asks, not for everyone in the home.
    package var isNarrowed: Bool
    /// Where Prometheus may ask; nil for nowhere.
    package var metrics: MetricsServer.Address?
    /// What channels for programs carry.
    package var document: NoticeDocument
    /// How operators' alerts are written down for programs; nil for a daemon that looks for none.
    package var alerts: AlertDocument?

    package init(
        channel: ChannelSpecification? = nil, isNarrowed: Bool = false,
        metrics: MetricsServer.Address? = nil, document: @escaping NoticeDocument
    ) {
        self.channel = channel
        self.isNarrowed = isNarrowed
        self.metrics = metrics
        self.document = document
    }
}

extension RingOptions {
    /// Whether it does beside ringing what is done for those who run the home.
    fileprivate var looksForAll: Bool { alerts != nil && !isNarrowed }
}

/// The reminder daemon: what it plans, how it rings, whether it does.
package struct BellDesk: Desk {
    package let desks: Desks
}

extension BellDesk {
    /// Rings until SIGTERM or SIGINT; SIGHUP reads the configuration again.
    ///
    /// The thread that asks waits for signals meanwhile. When another file stands where the
    /// database was, that is opened and rung from.
    package func ring(_ options: RingOptions, logger: Logger) throws(Refusal) {
        do {
            let signals = try Signals()
            var ringing = desks
            while true {
                do {
                    return try ringing.bell.ring(options, signals, logger: logger)
                } catch StorageError.replaced {
                    logger.warning("the database was replaced: it is opened anew")
                    try? ringing.store.close()
                    guard
                        let fresh = try ringing.bell.reopened(
                            isNarrowed: options.isNarrowed, unless: signals)
                    else { return }
                    ringing = fresh
                }
            }
        } catch {
            throw Refusal(unknown: error)
        }
    }

    private func ring(
        _ options: RingOptions, _ signals: Signals, logger: Logger
    ) throws {
        let lock = try folder.bellLock(for: .ringing)
        defer { withExtendedLifetime(lock) {} }
        let doorbell = Doorbell()
        let metrics = Metrics()
        let alarm = try Alarm(
            home: folder.path, database: HomeFolder.databaseName,
            identity: store.name, doorbell: doorbell)
        let hearing = store.hear { _ in doorbell.ring() }
        defer { withExtendedLifetime(hearing) {} }
        if !alarm.isListening {
            logger.warning("the home takes no pokes: what is written is seen within the hour")
        }
        let server = try options.metrics.map { address throws(ChannelError) in
            try MetricsServer(address, metrics: metrics)
        }
        defer { withExtendedLifetime(server) {} }
        let clock = WallClock.machine(alarm)
        let keeping = keepingCampus
        let errors = ErrorBook()
        let logger = options.looksForAll ? errors.counting(logger, in: "bell") : logger
        if let problem = home.pushKeyProblem(at: now) { logger.error("\(problem)") }
        let current = try CurrentDesks(
            keeping, by: clock, options, doorbell: doorbell, logger: logger)
        let rounds =
            options.looksForAll
            ? options.alerts.map { document in
                StewardRounds(errors: errors, as: .bell, logger: logger, document: document) {
                    current.value
                }.begin()
            } : nil
        // The rounds end with the process, which does not wait for them.
        defer { if rounds != nil { Self.signLast(current) } }
        var parts = try keeping.bell.parts(
            options, current, by: clock, doorbell: doorbell, logger: logger
        ) { current.take($1, of: $0) }
        parts.metrics = metrics
        parts.isWatching = alarm.isWatching
        parts.supervisor = Supervisor(environment: ProcessInfo.processInfo.environment)
        try BellProcess(parts, signals).ring(reload: current.reload)
    }

    /// Gives the last sign of life; a database that does not answer keeps nobody from ending.
    private static func signLast(_ current: CurrentDesks) {
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            try? current.value.uptime.note(.bell, isLast: true)
            end.signal()
        }
        _ = end.wait(timeout: .now() + .seconds(3))
    }

    /// Signals are the process's: of two that rang at once in it one would take what wakes the other,
    /// and that one would wait for ever.
    private static let inTurn = NSLock()

    /// Rings what is due at this instant, and ends; SIGTERM, SIGINT and SIGHUP end it before, with
    /// all programs that it has started.
    package func ringOnce(
        _ options: RingOptions, logger: Logger
    ) throws(Refusal) -> RungOnce {
        let lock = try folder.bellLock(for: .ringingOnce)
        defer { withExtendedLifetime(lock) {} }
        let doorbell = Doorbell()
        let clock = WallClock.still(at: now)
        let keeping = keepingCampus
        let current = try CurrentDesks(
            keeping, by: clock, options, doorbell: doorbell, logger: logger)
        let parts = try keeping.bell.parts(
            options, current, by: clock, doorbell: doorbell, logger: logger)
        Self.inTurn.lock()
        defer { Self.inTurn.unlock() }
        do {
            let signals = try Signals(leavingIgnored: true)
            defer { signals.release() }
            return try BellProcess(parts, signals).ringOnce()
        } catch {
            throw Refusal(unknown: error)
        }
    }

    private func parts(
        _ options: RingOptions, _ current: CurrentDesks, by clock: WallClock,
        doorbell: Doorbell, logger: Logger,
        onAction: (@Sendable (String, NoticeAction) -> Void)? = nil
    ) throws(Refusal) -> ReminderService.Parts {
        let settings = { @Sendable in
            var settings = current.channels
            settings.onAction = onAction
            return settings
        }
        var parts = ReminderService.Parts(
            store: store, rules: current.rules, clock: clock, doorbell: doorbell,
            person: options.isNarrowed ? person : nil,
            open: { Channel.open($0, settings()) }, programs: current.channels.programs,
            logger: logger)
        guard let specification = options.channel else { return parts }
        let channel: Channel
        do {
            channel = try specification.open(settings())
        } catch {
            throw Refusal(.missing, Message(verbatim: error.description))
        }
        parts.channel = channel.name
        // Opened anew when it has been idle: a secret may have been changed since.
        parts.open = { _ in (try? specification.open(settings())) ?? channel }
        return parts
    }

}

extension Refusal {
    init(unknown error: any Error) {
        switch error {
        case let failure as Refusal: self = failure
        case let storage as StorageError: self = Refusal(storage)
        case let problem as PasswordHash.Problem: self = Refusal(problem)
        case let channel as ChannelError:
            self = Refusal(.failed, Message(verbatim: channel.description))
        default: self = Refusal(.failed, Message(verbatim: "\(error)"))
        }
    }
}

extension ChannelSpecification? {
    var isMail: Bool {
        if case .email = self { true } else { false }
    }
}
