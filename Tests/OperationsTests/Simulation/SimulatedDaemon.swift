import Campus
import Foundation
import Logging
import Recurrence
import Synchronization
import TestSupport

@testable import Operations
@testable import Reminding
@testable import Storage

/// One life of the daemon on a clock that jumps, and when it dies.
///
/// To die is to lose the database between any two of its transactions: what was sent is sent, what
/// was not recorded is lost. Nothing is tidied up.
final class SimulatedDaemon: Sendable {
    /// Where a life ends.
    enum Death: CaseIterable {
        case planning, assessing, beforeSending, amidSending, afterSending
    }

    /// One notice that a receiver got.
    struct Ring {
        var life: Int
        /// Which stretch between two acts it was in.
        var stretch: Int
        var notice: Notice
        /// Thousandths of a second since 1970.
        var at: Int64
    }

    /// What every life of one week shares.
    final class World: Sendable {
        let clock: JumpingClock
        let seed: UInt64
        let rings = Mutex<[Ring]>([])
        /// Whether the first channel takes anything.
        let isOut = Mutex(false)

        init(_ clock: JumpingClock, seed: UInt64) { (self.clock, self.seed) = (clock, seed) }
    }

    private struct State {
        var stretch = 0
        var limit: Int64 = 0
        /// The stretch that has been lived to its end.
        var reached = -1
        var death: (at: Death, after: Int)?
        var diedAt: Instant?
        var hasEnded = false
        /// When another process gives the database free.
        var release: (at: Int64, lock: HeldLock)?
    }

    private let world: World
    private let life: Int
    private let database: HomeDatabase
    private let store: Store
    private let state = Mutex(State())
    private let doorbell = Doorbell()
    private let reached = Doorbell()
    private let running = Mutex<Task<Void, any Error>?>(nil)

    init(_ world: World, life: Int, _ desks: Desks) throws {
        (self.world, self.life) = (world, life)
        database = try HomeDatabase(of: desks.folder)
        store = try database.open()
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let wall = WallClock(
            milliseconds: { world.clock.milliseconds },
            wait: { [self] in await wait($0, $1, $2) })
        let current = try CurrentDesks(
            desks, by: wall, RingOptions(), doorbell: doorbell, logger: logger)
        var rules = current.rules
        let (plan, assess) = (rules.plan, rules.assess)
        rules.plan = { [self] person, window in
            pass(.planning)
            return try plan(person, window)
        }
        rules.assess = { [self] due, now in
            pass(.assessing)
            return try assess(due, now)
        }
        let service = ReminderService(
            ReminderService.Parts(
                store: store, rules: rules, clock: wall, doorbell: doorbell,
                open: { [self] in channel($0) }, logger: logger))
        running.withLock { running in
            running = Task { [self] in
                defer {
                    state.withLock { $0.hasEnded = true }
                    reached.ring()
                }
                try await service.run()
            }
        }
    }

    // MARK: - Living

    /// Lives until an instant, or dies on the way.
    ///
    /// - Returns: when it died; nil when it lives.
    func live(
        until end: Instant, stretch: Int, death: (at: Death, after: Int)? = nil,
        lockedFor seconds: Int64? = nil
    ) async throws -> Instant? {
        let held = try seconds.map { (end: $0, lock: try HeldLock(database)) }
        let now = world.clock.milliseconds
        if held != nil { try store.setPatience(milliseconds: 1) }
        state.withLock { state in
            state.stretch = stretch
            state.limit = end.seconds * 1_000
            state.death = death
            state.release = held.map { (now + $0.end * 1_000, $0.lock) }
        }
        doorbell.ring()
        while true {
            let (isOver, died) = state.withLock { state in
                (state.reached >= stretch || state.hasEnded, state.diedAt)
            }
            if isOver {
                held?.lock.release()
                return died
            }
            await reached.wait()
        }
    }

    /// Ends it as SIGTERM does.
    func stop() async throws {
        running.withLock { $0 }?.cancel()
        try await end()
    }

    /// Waits for its task; of one that died, the error is its death.
    func end() async throws {
        do {
            try await running.withLock { $0 }?.value
        } catch  where state.withLock({ $0.diedAt != nil }) {}
    }

    /// Dies at the end of a stretch, asleep.
    func kill() async throws {
        die()
        try await end()
    }

    private func die() {
        state.withLock { state in
            state.diedAt = state.diedAt ?? world.clock.now
            state.stretch += 1
        }
        try? store.close()
        doorbell.ring()
    }

    private var isDead: Bool { state.withLock { $0.diedAt != nil } }

    private func pass(_ place: Death) {
        let isEnd = state.withLock { state in
            guard state.diedAt == nil, let death = state.death, death.at == place else {
                return false
            }
            state.death?.after -= 1
            return death.after <= 0
        }
        if isEnd { die() }
    }

    private func wait(_ wake: Int64, _ doorbell: Doorbell, _ isBusy: Bool) async {
        guard !isDead else { return }
        if isBusy { return await doorbell.wait() }
        let (stretch, limit) = state.withLock { ($0.stretch, $0.limit) }
        guard wake > limit else {
            world.clock.wait(until: wake)
            let due = state.withLock { state in
                guard let release = state.release, release.at <= world.clock.milliseconds else {
                    return nil as HeldLock?
                }
                state.release = nil
                return release.lock
            }
            due?.release()
            return
        }
        world.clock.wait(until: limit)
        state.withLock { $0.reached = stretch }
        reached.ring()
        while state.withLock({ $0.stretch == stretch }), !Task.isCancelled {
            await doorbell.wait()
        }
    }

    // MARK: - Sending

    /// What becomes of an attempt is settled by what it tells and its number, whoever makes it: by no row's number, which
    /// is another on another engine.
    private func channel(_ name: String) -> Channel {
        Channel(name: name, batch: 100, width: 1) { [self] notices in
            pass(.beforeSending)
            var outcomes: [DeliveryOutcome] = []
            for (index, notice) in notices.enumerated() {
                if index == notices.count / 2, index > 0 { pass(.amidSending) }
                outcomes.append(isDead ? .failed(ChannelError("dead")) : send(notice, name))
            }
            pass(.afterSending)
            return outcomes
        }
    }

    private func send(_ notice: Notice, _ name: String) -> DeliveryOutcome {
        if name.hasSuffix("one"), world.isOut.withLock({ $0 }) {
            return .failed(ChannelError("out of order"))
        }
        var random = SeededGenerator(seed: world.seed)
        let (reminder, title) = (notice.reminder, notice.content.title)
        let told = "\(notice.person) \(title) \(reminder.due.seconds) \(reminder.lead)"
        for byte in "\(told) \(notice.attempt) \(name)".utf8 {
            random = SeededGenerator(seed: random.next() &+ UInt64(byte))
        }
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<6: return .failed(ChannelError("no answer"))
        case 6..<8: return .failed(ChannelError("too many", retry: .after(300)))
        case 8: return .failed(ChannelError("no such recipient", retry: .never))
        default:
            let stretch = state.withLock { $0.stretch }
            let ring = Ring(
                life: life, stretch: stretch, notice: notice, at: world.clock.milliseconds)
            world.rings.withLock { $0.append(ring) }
            return .delivered
        }
    }
}

/// Another process's write lock on the database, until it is released.
final class HeldLock: Sendable {
    private let opened = DispatchSemaphore(value: 0)
    private let closed = DispatchSemaphore(value: 0)

    init(_ database: HomeDatabase) throws {
        let other = try database.open()
        Thread.detachNewThread { [opened, closed] in
            try? other.transaction { transaction in
                // A server keeps out only who writes to the same tables.
                if !database.isFile {
                    try transaction.execute("LOCK TABLE reminder, delivery IN EXCLUSIVE MODE")
                }
                opened.signal()
                closed.wait()
            }
        }
        opened.wait()
    }

    /// More than once is once.
    func release() { closed.signal() }
}
