import Campus
import Locks
import Recurrence
import Reminding
import StoragePostgres
import StorageSQLite
import TestSupport
import Testing

@testable import Storage

/// Several daemons on one database and under one clock, which goes on to what the first of them waits for
/// once all of them wait.
final class RingStage: Sendable {
    /// What a daemon does as far as the clock is concerned.
    private enum Doing {
        case running
        /// Until an instant in thousandths of a second; whether deliveries are under way.
        case waiting(Int64, Bool)
    }

    struct Ring: Hashable {
        var key: String
        var attempt: Int
        var daemon: Int
    }

    private struct State {
        var time: Int64
        var doing: [Int: Doing] = [:]
        /// Stopped, as by SIGSTOP: what wakes them is kept.
        var stopped: Set<Int> = []
        var rings: [Ring] = []
        /// Whose deliveries end only when somebody says so.
        var hanging: Set<Int> = []
    }

    let store: Store
    private let folder: TemporaryFolder
    private let state: Locked<State>
    private let doorbells: [Doorbell]
    private let gates: [Doorbell]
    private let ends: [Doorbell]
    private let url: String?

    convenience init(_ daemons: Int, at start: String) throws {
        try self.init(daemons, at: BellScene.instant(start).seconds)
    }

    private init(_ daemons: Int, at start: Int64) throws {
        folder = try TemporaryFolder()
        url = try PostgresCluster.isAsked ? Self.database() : nil
        store = try Self.open(url, folder)
        state = Locked(State(time: start * 1_000))
        doorbells = (0..<daemons).map { _ in Doorbell() }
        gates = (0..<daemons).map { _ in Doorbell() }
        ends = (0..<daemons).map { _ in Doorbell() }
    }

    /// Of a copy of another one's database, at its time.
    convenience init(_ daemons: Int, copying other: RingStage) throws {
        try self.init(daemons, at: other.state.withLock { $0.time } / 1_000)
        _ = try StoreCopier(from: other.store, to: store).fill()
    }

    private static func database() throws -> String {
        try PostgresCluster.shared().database(like: "home") { url in
            try PostgresEngine(PostgresAddress(url, password: nil)).close()
        }
    }

    private static func open(_ url: String?, _ folder: TemporaryFolder) throws -> Store {
        guard let url else { return try Store(path: folder.path + "/home.sqlite") }
        return Store(try PostgresEngine(PostgresAddress(url, password: nil)))
    }

    var rings: [Ring] { state.withLock { $0.rings } }

    /// People of whom each is due once at a quarter to nine.
    func welcome(_ count: Int) throws {
        let now = Instant(seconds: state.withLock { $0.time } / 1_000)
        try store.act { transaction in
            for number in 0..<count {
                _ = try transaction.welcome(try #require(Handle("p\(number)")), at: now)
            }
        }
    }

    // MARK: - Daemons

    /// Starts one of them; it ends with its task.
    func start(_ daemon: Int) throws -> Task<Void, any Error> {
        var parts = ReminderService.Parts(
            store: try Self.open(url, folder), rules: Self.rules, clock: clock(of: daemon),
            doorbell: doorbells[daemon], open: { [self] _ in channel(of: daemon) },
            logger: BellScene.silence)
        parts.isShared = true
        state.withLock { $0.doing[daemon] = .running }
        let service = ReminderService(parts)
        return Task { try await service.run() }
    }

    private static let rules = BellRules(
        plan: { person, window in
            let reminder = BellScene.reminder(person.id.number, "20261005T090000")
            return window.contains(reminder.due) ? [reminder] : []
        },
        assess: { due, _ in
            due.map { .ring(Ringing(ReminderContent(title: $0.reminder.id, body: ""), zone: .utc)) }
        })

    private func channel(of daemon: Int) -> Channel {
        Channel(name: "test", batch: 4, width: 1) { [self] notices in
            state.withLock { state in
                state.rings += notices.map {
                    Ring(key: $0.key, attempt: $0.attempt, daemon: daemon)
                }
            }
            while state.withLock({ $0.hanging.contains(daemon) }) { await ends[daemon].wait() }
            return notices.map { _ in .delivered }
        }
    }

    private func clock(of daemon: Int) -> WallClock {
        WallClock(
            milliseconds: { [self] in state.withLock { $0.time } },
            wait: { [self] wake, doorbell, isBusy in
                state.withLock { $0.doing[daemon] = .waiting(wake, isBusy) }
                await doorbell.wait()
                while state.withLock({ $0.stopped.contains(daemon) }) {
                    await gates[daemon].wait()
                }
                state.withLock { $0.doing[daemon] = .running }
            })
    }

    // MARK: - What befalls them

    /// From here on what is handed to a daemon's channel does not end.
    func hang(_ daemon: Int) { state.withLock { _ = $0.hanging.insert(daemon) } }

    func release(_ daemon: Int) {
        state.withLock { _ = $0.hanging.remove(daemon) }
        ends[daemon].ring()
    }

    /// As by SIGSTOP; it renews nothing, and for its lease and its name more time has passed than they last.
    func stop(_ daemon: Int, holder: String) throws {
        state.withLock { _ = $0.stopped.insert(daemon) }
        try store.act { transaction in
            for table in ["ring_lease", "ring_holder"] {
                try transaction.execute("UPDATE \(table) SET until = 0 WHERE holder = ?", [holder])
            }
        }
    }

    /// As by SIGCONT.
    func resume(_ daemon: Int) {
        state.withLock { state in
            state.stopped.remove(daemon)
            state.doing[daemon] = .running
        }
        doorbells[daemon].ring()
        gates[daemon].ring()
    }

    // MARK: - Time

    /// Lets time go on to an instant, from one thing to do to the next.
    func run(until end: String) async throws {
        let end = BellScene.instant(end).seconds * 1_000
        while true {
            try await settle()
            let wake = state.withLock { state in
                let wakes = state.doing.compactMap { daemon, doing -> Int64? in
                    guard !state.stopped.contains(daemon), case .waiting(let wake, _) = doing else {
                        return nil
                    }
                    return wake
                }
                state.time = max(state.time, min(wakes.min() ?? end, end))
                return state.time
            }
            if wake >= end { return }
            wakeAll()
        }
    }

    private func wakeAll() {
        let woken = state.withLock { state in
            let woken = state.doing.keys.filter { !state.stopped.contains($0) }
            for daemon in woken { state.doing[daemon] = .running }
            return woken
        }
        for daemon in woken { doorbells[daemon].ring() }
    }

    /// Waits until nobody who is not stopped has anything to do but wait for time.
    private func settle() async throws {
        while true {
            let isQuiet = state.withLock { state in
                state.doing.allSatisfy { daemon, doing in
                    if state.stopped.contains(daemon) { return true }
                    guard case .waiting(_, let isBusy) = doing else { return false }
                    return !isBusy || state.hanging.contains(daemon)
                }
            }
            if isQuiet { return }
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}
