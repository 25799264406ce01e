import Locks
import Recurrence

/// From which networks accounts were signed in to: what strangers ask elsewhere, or beside them, takes nothing of
/// theirs.
///
/// In this process's memory alone: after a start all are strangers until they sign in once.
final class KnownVisitors: Sendable {
    private struct Visit: Hashable {
        let account: AccountName
        let network: NetworkBlock
    }

    private let visits = Locked<[Visit: Instant]>([:])
    /// So many that each takes a hundred bytes of five megabytes.
    private static let most = 50_000

    func note(_ account: AccountName, from network: String, at now: Instant) {
        visits.withLock { visits in
            if visits.count >= Self.most {
                let times = visits.values.sorted()
                let middle = times[times.count / 2]
                visits = visits.filter { $0.value > middle }
            }
            visits[Visit(account: account, network: NetworkBlock(network))] = now
        }
    }

    func knows(_ account: AccountName, from network: String) -> Bool {
        visits.withLock { $0[Visit(account: account, network: NetworkBlock(network))] != nil }
    }
}
