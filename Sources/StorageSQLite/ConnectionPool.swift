import Campus
import GRDB
import Storage
import Locks

/// The connections of one open database: one that writes, and beside it readers once more than one
/// thread asks at a time.
///
/// Whoever asks alone, as a command does, has the one connection that opening took. Writers wait for
/// each other in the order in which they came; a reader waits for nobody (WAL: sqlite.org/wal.html).
final class ConnectionPool: Sendable {
    /// A connection, and the queue of those who wait for it.
    final class Seat: @unchecked Sendable {
        // Unchecked: the connection is used within the queue alone.
        let queue: DatabaseQueue
        private let connection: SQLiteConnection

        init(_ queue: DatabaseQueue) {
            self.queue = queue
            connection = queue.inDatabase { SQLiteConnection($0) }
        }

        func run<Value, Problem: Error>(
            for use: ConnectionUse, _ body: (any Connection) throws(Problem) -> Value
        ) throws(Problem) -> Value {
            try queue.inDatabase { _ in
                connection.mayWrite = use == .writing
                return Result { () throws(Problem) in try body(connection) }
            }.get()
        }

        func close() throws {
            queue.inDatabase { _ in connection.close() }
            try queue.close()
        }
    }

    private struct State {
        /// How many have the writer, or wait for it.
        var atWriter = 0
        var idle: [Seat] = []
        /// Readers there are, idle or not.
        var readers = 0
        /// How many there may be.
        var most: Int
        var patience: Int?
        /// Nil where there is none, and once the writer is closed.
        var log: LogIndex?
    }

    let writer: Seat
    private let state: Locked<State>
    private let open: @Sendable () throws -> DatabaseQueue?

    /// - Parameters:
    ///   - most: how many readers there may be beside the writer.
    ///   - open: opens one more connection that only reads; nil where there can be none.
    init(
        _ writer: DatabaseQueue, readers most: Int,
        open: @escaping @Sendable () throws -> DatabaseQueue?
    ) {
        self.writer = Seat(writer)
        // Whoever has no readers beside is no server, and one that has no log has none either.
        state = Locked(State(most: most, log: most > 0 ? writer.inDatabase(LogIndex.init) : nil))
        self.open = open
    }

    /// Runs the body with a connection that nobody else has meanwhile.
    func connected<Value, Problem: Error>(
        for use: ConnectionUse, _ body: (any Connection) throws(Problem) -> Value
    ) throws(Problem) -> Value {
        if use == .reading, let reader = reader() {
            defer { give(back: reader) }
            return try reader.run(for: use, body)
        }
        if use == .writing { state.withLock { $0.atWriter += 1 } }
        defer { state.withLock { $0.atWriter -= 1 } }
        return try writer.run(for: use, body)
    }

    private enum Choice {
        case known(Seat), new, writer
    }

    /// A connection that only reads; nil when the writer's is to be used, which counts as asked for
    /// then.
    private func reader() -> Seat? {
        let choice = state.withLock { state -> Choice in
            if let idle = state.idle.popLast() { return .known(idle) }
            guard state.atWriter > 0, state.readers < state.most else {
                state.atWriter += 1
                return .writer
            }
            state.readers += 1
            return .new
        }
        switch choice {
        case .known(let seat): return seat
        case .writer: return nil
        case .new:
            // Too many open files, a full disk: then one waits for the writer instead.
            if let seat = (try? open()).flatMap(\.self).map(Seat.init) {
                let patience = state.withLock(\.patience)
                if let patience { try? Self.set(patience, on: seat) }
                return seat
            }
            state.withLock {
                $0.readers -= 1
                $0.atWriter += 1
            }
            return nil
        }
    }

    private func give(back seat: Seat) {
        let isKept = state.withLock { state in
            guard state.most > 0 else {
                state.readers -= 1
                return false
            }
            state.idle.append(seat)
            return true
        }
        if !isKept { try? seat.close() }
    }

    /// Closes the readers, those at work as soon as they are done, and lets no more come.
    func closeReaders() {
        let idle = state.withLock { state in
            state.most = 0
            state.readers -= state.idle.count
            defer { state.idle = [] }
            return state.idle
        }
        for seat in idle { try? seat.close() }
    }

    /// What is committed now; nil where that cannot be told without asking.
    var commitMark: CommitMark? { state.withLock { $0.log?.mark } }

    func close() throws {
        closeReaders()
        state.withLock { $0.log = nil }
        try writer.close()
    }

    /// How long a statement of any of them waits for another process's lock.
    func setPatience(milliseconds: Int) throws {
        let idle = state.withLock { state in
            state.patience = milliseconds
            return state.idle
        }
        for seat in idle + [writer] { try Self.set(milliseconds, on: seat) }
    }

    private static func set(_ milliseconds: Int, on seat: Seat) throws {
        try seat.queue.inDatabase {
            try $0.execute(sql: "PRAGMA busy_timeout = \(milliseconds)")
        }
    }
}
