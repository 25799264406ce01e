package import Campus
package import Logging
import Recurrence
package import Storage
import Locks

/// The daemon: waits for the next due reminder, rings it, and looks again.
///
/// It sleeps until there is something to do: a reminder is due, somebody wrote something and poked
/// it, the clock was set, a delivery ended. What it does in each pass is in `Bell` and `Planning`.
package struct ReminderService: Sendable {
    /// How long deliveries under way may take when it is to end, in thousandths of a second.
    static let grace: Int64 = 4_000
    /// How soon it tries again when the database cannot be used, in thousandths of a second.
    static let patience: Int64 = 1_000
    /// How often it looks whether the database is the file that is open where nothing wakes it when
    /// that changes, in thousandths of a second.
    static let lookout: Int64 = 60_000

    /// What a service is made of.
    package struct Parts: Sendable {
        package var store: Store
        package var rules: BellRules
        package var clock: WallClock
        /// Rung by whatever there is to look at.
        package var doorbell: Doorbell
        /// For whom it rings; nil for everybody.
        package var person: Person?
        /// The channel that stands in for the persons' own; nil for theirs.
        package var channel: String?
        /// Gives the channel that a specification names.
        package var open: @Sendable (String) -> Channel
        package var metrics: Metrics
        package var supervisor: Supervisor
        /// On which deliveries run; nil for the runtime's.
        package var threads: BellThreads?
        /// Whether something wakes it when the database is replaced.
        ///
        /// The default is true.
        package var isWatching = true
        /// Whether other daemons ring from the same database, each for its share.
        package var isShared: Bool
        /// How often it renews its lease where it shares, in thousandths of a second of its clock.
        ///
        /// A clock that jumps over days would ask for tens of thousands of renewals otherwise.
        package var renewal: Int64
        /// What channels started, which ends with the service.
        package var programs: RunningPrograms?
        package var logger: Logger

        package init(
            store: Store, rules: BellRules, clock: WallClock, doorbell: Doorbell,
            person: Person? = nil, channel: String? = nil,
            open: @escaping @Sendable (String) -> Channel,
            metrics: Metrics = Metrics(), supervisor: Supervisor = Supervisor(environment: [:]),
            threads: BellThreads? = nil, programs: RunningPrograms? = nil, logger: Logger
        ) {
            self.store = store
            isShared = store.isShared
            renewal = RingShare.interval
            self.rules = rules
            self.clock = clock
            self.doorbell = doorbell
            self.person = person
            self.channel = channel
            self.open = open
            self.metrics = metrics
            self.supervisor = supervisor
            self.threads = threads
            self.programs = programs
            self.logger = logger
        }
    }

    private let parts: Parts

    package init(_ parts: Parts) { self.parts = parts }

    private func bell(isLasting: Bool) -> Bell {
        let share = RingShare(
            store: parts.store, clock: parts.clock, person: parts.person, logger: parts.logger,
            isShared: parts.isShared, isLasting: isLasting, renewal: parts.renewal)
        return Bell(
            store: parts.store, rules: parts.rules, clock: parts.clock, share: share,
            lanes: Lanes(open: parts.open, ownChannel: parts.channel, threads: parts.threads),
            metrics: parts.metrics, logger: parts.logger, doorbell: parts.doorbell)
    }

    /// Rings until its task is cancelled; what is under way is finished first.
    ///
    /// - Throws: `StorageError.replaced` when the database is another file.
    package func run() async throws {
        let stop = Flag()
        let doorbell = parts.doorbell
        try await withTaskCancellationHandler {
            try await ring(until: stop)
        } onCancel: {
            stop.raise()
            doorbell.ring()
        }
    }

    private func ring(until stop: Flag) async throws {
        let (bell, clock) = (bell(isLasting: true), parts.clock)
        try parts.store.setPatience(milliseconds: Int(Self.patience))
        var isRecovered = false
        // One line when an outage begins, and one when it is over, not one a second.
        var trouble: StorageError?
        while !stop.isRaised {
            let wake: Int64
            do {
                guard parts.store.isInPlace else { throw StorageError.replaced }
                if !isRecovered {
                    try begin(bell)
                    isRecovered = true
                    parts.supervisor.tellReady(status: "ringing")
                    parts.logger.info("ringing")
                }
                let hasMore = try look(bell)
                if !hasMore { wake = try nextWake(bell) } else { wake = 0 }
                if trouble != nil { parts.logger.notice("ringing again") }
                trouble = nil
                if hasMore {
                    await Task.yield()
                    continue
                }
            } catch StorageError.replaced {
                parts.store.makeWay()
                await finish(bell)
                throw StorageError.replaced
            } catch is LeaseLost {
                bell.share.doubt()
                continue
            } catch let error as StorageError where error.isPassing {
                if trouble != error { parts.logger.warning("cannot ring: \(error); trying again") }
                trouble = error
                wake = clock.milliseconds() + Self.patience
            }
            guard !stop.isRaised else { break }
            await clock.wait(wake, parts.doorbell, bell.underWay > 0)
        }
        parts.supervisor.tellStopping()
        await finish(bell)
    }

    /// Rings what is due now, plans first, and ends; earlier when its task is cancelled, as `run`.
    package func ringOnce() async throws -> RungOnce {
        let stop = Flag()
        let doorbell = parts.doorbell
        return try await withTaskCancellationHandler {
            try await ringOnce(until: stop)
        } onCancel: {
            stop.raise()
            doorbell.ring()
        }
    }

    private func ringOnce(until stop: Flag) async throws -> RungOnce {
        let bell = bell(isLasting: false)
        try begin(bell)
        var isPlanned = false
        while !stop.isRaised {
            do {
                try bell.takePart()
                if !isPlanned {
                    try bell.mindClock()
                    bell.settleOffers()
                    try plan(bell, until: stop)
                    isPlanned = true
                }
                if try bell.pass(planning: false) { continue }
            } catch is LeaseLost {
                bell.share.doubt()
                continue
            }
            guard bell.underWay > 0 else { break }
            await parts.doorbell.wait()
        }
        let isStopped = stop.isRaised
        // What was not as planned is on record before it ends.
        if !isStopped {
            do { try plan(bell, until: stop) } catch is LeaseLost {}
        }
        if isStopped || parts.isShared { await finish(bell) }
        return RungOnce(delivered: bell.delivered, failed: bell.failed, isStopped: isStopped)
    }

    private func plan(_ bell: Bell, until stop: Flag) throws {
        while !stop.isRaised, try !bell.planning.step(at: parts.clock.now) {}
    }

    private func look(_ bell: Bell) throws -> Bool {
        parts.supervisor.tellAlive()
        try bell.takePart()
        try bell.mindClock()
        bell.settleOffers()
        try bell.planning.look(at: parts.rules.zonesVersion, at: parts.clock.now)
        return try bell.pass()
    }

    /// Makes again what a dead process left under way; where others ring too, what was theirs whom it
    /// rings for now.
    private func begin(_ bell: Bell) throws {
        guard !parts.isShared else { return try bell.takePart() }
        try recover(bell)
    }

    private func recover(_ bell: Bell) throws {
        let interrupted = try bell.share.leave()
        if interrupted > 0 {
            parts.logger.warning(
                "attempts were interrupted", metadata: ["count": "\(interrupted)"])
        }
    }

    /// In thousandths of a second: the next due instant, but not later than somebody wants to hear
    /// that all is well.
    private func nextWake(_ bell: Bell) throws -> Int64 {
        let now = parts.clock.now
        var wake = bell.planning.next(at: now).seconds * 1_000
        let scope = bell.share.scope
        if let due = try parts.store.look({ try $0.nextDue(of: scope) }) {
            wake = min(wake, due.seconds * 1_000)
        }
        if let receipt = try parts.store.look({ try $0.nextReceiptDue(of: scope) }) {
            wake = min(wake, receipt.seconds * 1_000)
        }
        if let renewal = bell.share.wake { wake = min(wake, renewal) }
        if let offer = bell.nextOffer { wake = min(wake, offer.seconds * 1_000) }
        if !parts.isWatching { wake = min(wake, parts.clock.milliseconds() + Self.lookout) }
        if let watchdog = parts.supervisor.watchdog {
            wake = min(wake, parts.clock.milliseconds() + watchdog)
        }
        return wake
    }

    /// Lets deliveries under way end, for a while, and writes down what became of them.
    private func finish(_ bell: Bell) async {
        let clock = ContinuousClock()
        let end = clock.now + .milliseconds(Self.grace)
        let waking = Task { [doorbell = parts.doorbell] in
            try? await Task.sleep(until: end, clock: clock)
            doorbell.ring()
        }
        defer {
            waking.cancel()
            parts.programs?.kill()
        }
        do {
            try bell.writeEnds()
            while bell.underWay > 0, clock.now < end {
                await parts.doorbell.wait()
                try bell.writeEnds()
            }
            // What did not end is made again by the next process, under the same key.
            try recover(bell)
        } catch {
            parts.logger.error("\(error)")
        }
    }
}

/// What became of what was due at one instant.
package struct RungOnce: Sendable {
    /// How many attempts were delivered.
    package var delivered: Int
    package var failed: Int
    /// Whether a signal ended it before all had rung.
    package var isStopped: Bool
}

/// Raised once.
private final class Flag: Sendable {
    private let state = Locked(false)

    var isRaised: Bool { state.withLock { $0 } }
    func raise() { state.withLock { $0 = true } }
}

extension StorageError {
    /// Whether it is worth while to try again: another process holds the lock, the disk is full, or
    /// a standby takes the server's place.
    fileprivate var isPassing: Bool {
        switch self {
        case .busy, .inputOutput, .full, .unreachable, .uncertain: true
        case .notADatabase, .foreign, .notAFile, .newerSchema, .replaced, .denied, .unsuited,
            .vanished, .incomplete, .notEmpty, .differs,
            .failed:
            false
        }
    }
}
