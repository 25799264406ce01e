import Campus
import Foundation
import Locks
import Recurrence
import Storage

/// Who showed which token lately: for as long as nothing was committed, they are still who they were.
final class KnownCallers: Sendable {
    private struct Known {
        let caller: Caller
        let mark: CommitMark
    }

    private let known = Locked<[Data: Known]>([:])
    /// So many that each takes a kilobyte of twenty megabytes.
    private static let most = 20_000

    /// - Parameters:
    ///   - digest: of the token.
    ///   - mark: what is committed now.
    /// - Returns: nil for who is to be looked up.
    func caller(_ digest: Data, _ mark: CommitMark, at now: Instant) -> Caller? {
        guard let one = known.withLock({ $0[digest] }), one.mark == mark,
            // Sessions end by time too, and that one is used is written down every few minutes.
            one.caller.now.seconds / 60 == now.seconds / 60
        else { return nil }
        var caller = one.caller
        caller.now = now
        return caller
    }

    /// - Parameters:
    ///   - digest: of the token.
    ///   - mark: what was committed before they were looked up.
    func keep(_ caller: Caller, by digest: Data, at mark: CommitMark) {
        known.withLock { known in
            if known.count >= Self.most { known = [:] }
            known[digest] = Known(caller: caller, mark: mark)
        }
    }
}
