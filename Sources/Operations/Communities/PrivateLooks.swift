import Campus
import Locks

/// Private events of which somebody was made a card or a copy by their office alone, and the lines that are still to be
/// left for that.
///
/// Noted where a thing becomes a card, so that no way to one can forget the line; written by the gates (`looking`,
/// `acting`) before anything is answered.
final class PrivateLooks: Sendable {
    private let seen = Locked<Set<EventID>>([])

    func note(_ event: EventID) { seen.withLock { _ = $0.insert(event) } }

    /// All that were noted, which are noted no longer.
    func take() -> [EventID] {
        let seen = seen.withLock { seen in
            defer { seen = [] }
            return seen
        }
        return seen.sorted()
    }
}
