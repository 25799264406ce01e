package import Campus
import Locks
import Recurrence
import Storage

/// Hands what a server counted of its answers to the database, once a minute at most and at its end: so that the
/// counts outlive it, and those of several servers are told together.
package final class AnswerBook: Sendable {
    /// Since the server began.
    private let total: @Sendable () -> AnswerCount
    private let handed = Locked(AnswerCount())

    /// - Parameter total: what the server has counted since it began.
    package init(counting total: @escaping @Sendable () -> AnswerCount) { self.total = total }

    /// Hands over what was counted since the last time; what cannot be written down waits for the next.
    func flush(into desks: Desks) {
        let fresh = handed.withLock { handed in
            let all = total()
            defer { handed = all }
            return all - handed
        }
        guard fresh.answers > 0 else { return }
        let day = desks.context.zone.wall(at: desks.now).date
        do throws(StorageError) {
            try desks.store.relaxed {
                try $0.count(fresh, by: ProgramProcess.own.host, on: day)
            }
        } catch {
            handed.withLock { $0 = $0 - fresh }
        }
    }
}
