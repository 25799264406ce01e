import Campus
import Logging
import Recurrence
import Reminding
import Storage
import StoragePostgres
import StorageSQLite
import Synchronization
import TestSupport
import Testing

/// A ledger, a clock that jumps, channels that remember: all that the bell's loop needs.
final class BellScene: Sendable {
    struct Ring: Hashable {
        var person: String
        var id: String
        var title: String
        var body: String
        var at: Instant
        var attempt: Int
        var key: String
        var channel: String
    }

    /// At an instant the clock is set, so many seconds on.
    struct Jump: Sendable {
        var at: Instant
        var seconds: Int64
    }

    let store: Store
    let clock: JumpingClock
    let doorbell = Doorbell()
    private let rings = Mutex<[Ring]>([])
    private let jumps: Mutex<[Jump]>
    private let finished = Doorbell()

    init(at start: String, jumps: [Jump] = [], path: String? = nil) throws {
        store = try Self.store(path)
        clock = JumpingClock(Self.instant(start))
        self.jumps = Mutex(jumps)
    }

    /// The ledger that was opened at a path before, or a new one.
    private static func store(_ path: String?) throws -> Store {
        guard PostgresCluster.isAsked else { return try Store(path: path) }
        let made = { @Sendable in try PostgresEngine(PostgresAddress($0, password: nil)) }
        let url = try PostgresCluster.shared().database(like: "home", at: path) { url in
            try made(url).close()
        }
        return Store(try made(url))
    }

    var rung: [Ring] { rings.withLock { $0 } }

    static func instant(_ text: String) -> Instant { Instant(seconds: Samples.wall(text).seconds) }

    func person(_ handle: String = "sam") throws -> Person {
        try store.act { try $0.welcome(try #require(Handle(handle)), at: clock.now) }
    }

    /// A reminder of a class, so many minutes before an hour of UTC.
    static func reminder(
        _ meeting: Int64, _ start: String, lead: Int64 = 900, seconds: Int64 = 3_600,
        isImportant: Bool = false
    ) -> Reminder {
        let start = instant(start)
        return Reminder(
            .item(ItemID(meeting: MeetingID(meeting), original: nil)), .class, lead: lead,
            due: start.adding(seconds: -lead), until: start.adding(seconds: seconds),
            isImportant: isImportant)
    }

    /// A channel that remembers what it was handed.
    ///
    /// - Parameter answer: what comes of a ring; nil for no answer ever.
    func channel(
        _ name: String, width: Int = 1,
        answer: @escaping @Sendable (Ring) -> DeliveryOutcome? = { _ in .delivered }
    ) -> Channel {
        Channel(name: name, batch: 100, width: width) { notices in
            var outcomes: [DeliveryOutcome] = []
            for notice in notices {
                let ring = Ring(
                    person: notice.person.text, id: notice.reminder.id,
                    title: notice.content.title, body: notice.content.body, at: notice.at,
                    attempt: notice.attempt, key: notice.key, channel: notice.channel)
                guard let outcome = answer(ring) else {
                    try? await Task.sleep(for: .seconds(3_600))
                    return outcomes
                }
                if outcome.isTaken { self.rings.withLock { $0.append(ring) } }
                outcomes.append(outcome)
            }
            return outcomes
        }
    }

    func service(
        _ planned: @escaping @Sendable (Person) throws -> [Reminder],
        channels: [Channel]? = nil, until end: Instant? = nil, isHanging: Bool = false,
        assess: (@Sendable (DueReminder, Instant) throws -> Assessment)? = nil,
        settleOffers: @escaping @Sendable () throws -> Instant? = { nil },
        logger: Logger = BellScene.silence
    ) -> ReminderService {
        let known = channels ?? [channel("test")]
        let names = known.map(\.name)
        let rules = BellRules(
            plan: { person, window in
                try planned(person).filter { window.contains($0.due) }
            },
            assess: { due, now in
                try due.map { due in
                    if let assess { return try assess(due, now) }
                    return .ring(
                        Ringing(
                            ReminderContent(title: due.reminder.id, body: ""), zone: .utc,
                            channels: names))
                }
            }, settleOffers: settleOffers)
        let clock = WallClock(
            milliseconds: { self.clock.milliseconds },
            wait: { wake, doorbell, isBusy in
                if isBusy, !isHanging { return await doorbell.wait() }
                if isHanging { for _ in 0..<200 { await Task.yield() } }
                if let end, wake > end.seconds * 1_000 {
                    self.clock.wait(until: end.seconds * 1_000)
                    self.finished.ring()
                    return await doorbell.wait()
                }
                self.pass(until: wake)
            })
        var parts = ReminderService.Parts(
            store: store, rules: rules, clock: clock, doorbell: doorbell,
            open: { name in known.first { $0.name == name } ?? known[0] },
            logger: logger)
        // Nobody shares with it; seconds of days would be as many renewals.
        parts.renewal = 3_600_000
        return ReminderService(parts)
    }

    static let silence = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })

    private func pass(until wake: Int64) {
        let jump = jumps.withLock { jumps in
            jumps.first.map { $0.at.seconds * 1_000 <= wake } ?? false ? jumps.removeFirst() : nil
        }
        clock.wait(until: jump.map { $0.at.seconds * 1_000 } ?? wake)
        if let jump { clock.jump(jump.seconds) }
    }

    /// Runs the loop until its clock has come to an instant.
    func run(
        until end: String, channels: [Channel]? = nil, isHanging: Bool = false,
        assess: (@Sendable (DueReminder, Instant) throws -> Assessment)? = nil,
        _ planned: @escaping @Sendable (Person) throws -> [Reminder]
    ) async throws {
        let service = service(
            planned, channels: channels, until: Self.instant(end), isHanging: isHanging,
            assess: assess)
        try await run(service)
    }

    /// Runs a loop until its clock has come to its end.
    func run(_ service: ReminderService) async throws {
        let running = Task { try await service.run() }
        await finished.wait()
        running.cancel()
        try await running.value
    }

    func history(of person: Person) throws -> [ReminderRecord] {
        try store.look {
            try $0.history(of: person, in: Instant(seconds: 0)..<Instant(seconds: 1 << 40))
        }
    }
}

extension DeliveryOutcome {
    /// Whether somebody took it, be it only to pass it on.
    fileprivate var isTaken: Bool {
        if case .failed = self { false } else { true }
    }
}
