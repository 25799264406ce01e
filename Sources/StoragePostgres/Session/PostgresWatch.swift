import CPq
import Foundation
import Glibc
import Locks

/// Gives up connections whose server stands still.
///
/// A machine that is paused, or whose disk hangs, goes on acknowledging what is sent to it: no timeout of
/// TCP's ends a wait for its answer, though a standby may long be in its place. What merely takes long is told
/// from that by a new connection: it comes to the same server, or to another one, or to none.
final class PostgresWatch: Sendable {
    static let shared = PostgresWatch(patience: .seconds(10), every: .seconds(2))

    /// A question that is not answered yet.
    private struct Wait: Sendable {
        let address: PostgresAddress
        /// As `PostgresSession.server`.
        let server: String
        let since: ContinuousClock.Instant
    }

    /// After so long it is looked whether the server is there.
    private let patience: Duration
    private let clock = ContinuousClock()
    /// By their sockets.
    private let waits = Locked<[Int32: Wait]>([:])
    private let queue = DispatchQueue(label: "belltower-watch")

    /// - Parameter every: how often it is looked for such.
    init(patience: Duration, every: DispatchTimeInterval) {
        self.patience = patience
        lookLater(every)
    }

    private func lookLater(_ time: DispatchTimeInterval) {
        queue.asyncAfter(deadline: .now() + time) { [weak self] in
            self?.look()
            self?.lookLater(time)
        }
    }

    /// Does what waits for a server's answer.
    func watching<Answer>(
        _ socket: Int32, of server: String, at address: PostgresAddress, _ body: () -> Answer
    ) -> Answer {
        let wait = Wait(address: address, server: server, since: clock.now)
        waits.withLock { $0[socket] = wait }
        defer { waits.withLock { $0[socket] = nil } }
        return body()
    }

    private func look() {
        let (now, patience) = (clock.now, patience)
        let late = waits.withLock { $0.filter { now - $0.value.since > patience } }
        // Who has two databases open, as `move` has, asks each for itself.
        for waits in Dictionary(grouping: late, by: \.value.address.url).values {
            give(up: waits)
        }
    }

    /// - Parameter late: all of one address.
    private func give(up late: [(key: Int32, value: Wait)]) {
        guard let address = late.first?.value.address else { return }
        let reached = try? PostgresSession(address.hasty, patience: 1).server
        waits.withLock { waits in
            for (socket, wait) in late {
                // Of one that is just being opened it is not known yet which server it is.
                let isThere = reached != nil && (wait.server.isEmpty || wait.server == reached)
                // The socket may have answered meanwhile, and be asked something else.
                guard !isThere, waits[socket]?.since == wait.since else { continue }
                shutdown(socket, Int32(SHUT_RDWR))
            }
        }
    }
}
