public import Campus
public import Logging
public import Recurrence
public import ServiceLifecycle
import Storage

/// The daemon's loop: waits for the next due reminder, rings it, and looks again.
///
/// It looks at the wall clock at least every `longestSleep` seconds, so a machine that slept, a
/// clock that was set and an import in another process are noticed that soon.
public struct ReminderService: Service {
    /// How far back due reminders are still looked for: what came due while nobody rang.
    static let lookBack: Int64 = 86_400
    static let longestSleep: Int64 = 15
    /// How soon a failed attempt is made again.
    static let retryDelay: Int64 = 5

    /// For whom it rings.
    private let people: [Person]
    /// What is planned for a person, due in a window.
    private let planned: @Sendable (Person, Range<Instant>) throws -> [Reminder]
    private let ledger: Ledger
    private let channel: Channel
    private let clock: WallClock
    private let zone: Zone
    private let logger: Logger

    public init(
        people: [Person], ledger: Ledger, channel: Channel, clock: WallClock, zone: Zone,
        logger: Logger,
        planned: @escaping @Sendable (Person, Range<Instant>) throws -> [Reminder]
    ) {
        self.people = people
        self.planned = planned
        self.ledger = ledger
        self.channel = channel
        self.clock = clock
        self.zone = zone
        self.logger = logger
    }

    /// Rings until it is told to stop; an attempt under way is finished first.
    public func run() async throws {
        try ledger.recover(at: clock.now())
        logger.info("ringing", metadata: ["channel": "\(channel.name)"])
        while !Task.isCancelled, !Task.isShuttingDownGracefully {
            let next = try await ringDue()
            let wait = min(max(1, (next ?? .distantFuture) - clock.now()), Self.longestSleep)
            do {
                try await cancelWhenGracefulShutdown { try await clock.sleep(wait) }
            } catch is CancellationError {
                return
            }
        }
    }

    /// Rings what is due now, once each.
    ///
    /// - Returns: how many were delivered and how many failed.
    public func ringOnce() async throws -> (delivered: Int, failed: Int) {
        try ledger.recover(at: clock.now())
        var delivered = 0
        var failed = 0
        for (person, reminder) in try due(at: clock.now()) {
            switch try await ring(reminder, for: person) {
            case .delivered: delivered += 1
            case .failed: failed += 1
            case nil: break
            }
        }
        return (delivered, failed)
    }

    /// Rings what is due; answers when to look again, nil when nothing is planned soon.
    private func ringDue() async throws -> Instant? {
        let now = clock.now()
        var retry: Instant?
        for (person, reminder) in try due(at: now) {
            guard !Task.isShuttingDownGracefully else { return nil }
            if try await ring(reminder, for: person) == .failed {
                retry = clock.now().adding(seconds: Self.retryDelay)
            }
        }
        let soon = now.adding(seconds: 1)..<now.adding(seconds: 2 * Self.longestSleep)
        let upcoming = try people.flatMap { try planned($0, soon) }.map(\.due).min()
        return [retry, upcoming].compactMap(\.self).min()
    }

    private enum Ending { case delivered, failed }

    /// What is due and not settled yet, in order of the due instant, then of the person.
    private func due(at now: Instant) throws -> [(Person, Reminder)] {
        let window = now.adding(seconds: -Self.lookBack)..<now.adding(seconds: 1)
        return try people.flatMap { person in
            try ledger.states(of: planned(person, window), for: person)
                .filter { $0.state == .planned }
                .map { (person, $0) }
        }
        .sorted { $0.1.due < $1.1.due }
    }

    /// Rings one reminder, or records that it is too late: its item is over.
    ///
    /// - Returns: nil when there was nothing to ring.
    private func ring(_ reminder: Reminder, for person: Person) async throws -> Ending? {
        let now = clock.now()
        guard reminder.until > now else {
            try ledger.lapse(reminder, for: person, at: now)
            logger.warning(
                "lapsed", metadata: ["reminder": "\(reminder.id)", "person": "\(person.handle)"])
            return nil
        }
        guard
            let attempt = try ledger.begin(reminder, for: person, by: channel.name, at: now)
        else { return nil }
        let notice = Notice(
            reminder: reminder,
            content: reminder.item.map { ReminderText.content(of: $0, in: zone) }
                ?? ReminderContent(title: "", body: ""), person: person.handle, zone: zone,
            attempt: attempt.number, channel: channel.name, at: now)
        if case .failed(let error)? = await channel.deliver([notice]).first {
            try ledger.end(attempt, failure: error, at: clock.now())
            logger.warning(
                "not delivered",
                metadata: ["reminder": "\(reminder.id)", "reason": "\(error)"])
            return .failed
        }
        try ledger.end(attempt, failure: nil, at: clock.now())
        logger.info(
            "delivered",
            metadata: ["reminder": "\(reminder.id)", "late": "\(now - reminder.due) s"])
        return .delivered
    }
}

extension Instant {
    fileprivate static let distantFuture = Instant(seconds: WallTime.latest.seconds)
}
