import Dispatch
import Locks
import Storage

/// The connections of one process: as many as ask at once, up to a bound, and beyond that in turn.
///
/// Those who write do not wait for each other here: the server tells them apart.
final class PostgresLanes: @unchecked Sendable {
    // Unchecked: whoever took a connection has it alone until it is given back.
    private struct State {
        var idle: [PostgresConnection] = []
        var patience = 10_000
        var isClosed = false
    }

    private let address: PostgresAddress
    private let isolation: PostgresIsolation
    private let state = Locked(State())
    private let turns = DispatchSemaphore(value: PostgresLanes.most)
    /// More threads than these wait for each other.
    static let most = 16

    init(_ address: PostgresAddress, _ isolation: PostgresIsolation) {
        self.address = address
        self.isolation = isolation
    }

    /// Runs the body with a connection that nobody else has meanwhile.
    func connected<Value, Problem: Error>(
        _ body: (PostgresConnection) throws(Problem) -> Value
    ) throws(Problem) -> Value {
        turns.wait()
        defer { turns.signal() }
        let connection = take()
        defer { give(back: connection) }
        return try body(connection)
    }

    private func take() -> PostgresConnection {
        let (idle, patience, isClosed) = state.withLock { state in
            (Held(connection: state.idle.popLast()), state.patience, state.isClosed)
        }
        let connection = idle.connection ?? PostgresConnection(address, isolation)
        connection.patience = patience
        if isClosed { connection.shut() }
        return connection
    }

    private func give(back connection: PostgresConnection) {
        let held = Held(connection: connection)
        state.withLock { state in
            if let connection = held.connection, !state.isClosed { state.idle.append(connection) }
        }
    }

    /// A connection on its way between the lock and who has it.
    // Unchecked: at each moment either the lock's state or one caller has it.
    private struct Held: @unchecked Sendable {
        var connection: PostgresConnection?
    }

    func close() {
        let idle = state.withLock { state in
            state.isClosed = true
            defer { state.idle = [] }
            return state.idle.map { Held(connection: $0) }
        }
        for held in idle { held.connection?.close() }
    }

    func setPatience(milliseconds: Int) {
        state.withLock { $0.patience = milliseconds }
    }
}
