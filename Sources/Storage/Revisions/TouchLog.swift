import Campus
import Locks

/// What one transaction touched so far.
final class TouchLog: Sendable {
    private let state = Locked(TouchedTopics.none)

    var topics: TouchedTopics { state.withLock { $0 } }

    func add(_ topics: TouchedTopics) { state.withLock { $0.formUnion(topics) } }
}
