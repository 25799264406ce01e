import Campus
import Locks
package import Recurrence
import Storage

/// Counts what goes wrong in a process, and hands it to the database now and then: never in the way of
/// who waits for an answer.
package final class ErrorBook: Sendable {
    private let pending = Locked<[String: SeenError]>([:])

    package init() {}

    /// Counts one.
    ///
    /// - Parameters:
    ///   - place: where it was: a route, `bell`, `import`.
    ///   - message: what is logged of it.
    ///   - request: the number of the request; nil outside of one.
    package func note(
        _ place: String, _ message: String, request: String? = nil, at now: Instant
    ) {
        let seen = SeenError(
            place: place, message: message, request: request, first: now, last: now)
        pending.withLock { pending in
            if var known = pending[seen.digest] {
                known.count += 1
                known.last = now
                known.message = seen.message
                known.request = request ?? known.request
                pending[seen.digest] = known
            } else if pending.count < Transaction.mostErrors {
                pending[seen.digest] = seen
            }
        }
    }

    /// Hands over what was counted since; what cannot be written down is kept for the next time.
    func flush(into store: Store) {
        let errors = pending.withLock { pending in
            let errors = pending
            pending = [:]
            return errors
        }
        guard !errors.isEmpty else { return }
        do throws(StorageError) {
            try store.relaxed { try $0.count(Array(errors.values)) }
        } catch {
            pending.withLock { pending in
                pending.merge(errors) { newer, older in
                    var merged = newer
                    merged.count += older.count
                    merged.first = older.first
                    return merged
                }
            }
        }
    }
}
