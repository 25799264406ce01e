import Campus
import Locks

/// Collects what one page was made of: the topics that its looks read, each with the number that it had at first.
///
/// A look adds to it without being asked for it (`Transaction.read`), so that no page lists its topics by hand.
final class TopicReads: Sendable {
    private struct State {
        var numbers: TopicNumbers = [:]
        /// Read in the look under way, their numbers not yet.
        var pending: Set<Topic> = []
    }

    private let state = Locked(State())

    /// - Parameter topics: what whatever is read is of.
    init(_ topics: Set<Topic>) {
        state.withLock { $0.pending = topics }
    }

    /// All that was read so far.
    var numbers: TopicNumbers { state.withLock { $0.numbers } }

    func note(_ topic: Topic) {
        state.withLock { state in
            if state.numbers[topic] == nil { state.pending.insert(topic) }
        }
    }

    /// Looks up the numbers of what the look read, at its end: a look sees one state of the database throughout.
    func settle(in transaction: Transaction) throws(StorageError) {
        let pending = state.withLock { state in
            defer { state.pending = [] }
            return state.pending
        }
        guard !pending.isEmpty else { return }
        let found = try transaction.numbers(of: pending)
        state.withLock { $0.numbers.merge(found) { first, _ in first } }
    }
}
