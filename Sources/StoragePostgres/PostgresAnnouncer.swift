import Campus
import Dispatch
import Foundation
import Locks

/// Says on a server that something was written: NOTIFY, of all there is to say in a twentieth of a second
/// one.
///
/// NOTIFY takes a lock of the whole server at its commit, so it is none of an act's own.
final class PostgresAnnouncer: Sendable {
    private struct State {
        /// When it was said last, or will be.
        var said: ContinuousClock.Instant?
        var isWaiting = false
        /// What is to be said.
        var topics = TouchedTopics.none

        mutating func takeTopics() -> TouchedTopics {
            defer { topics = .none }
            return topics
        }
    }

    private static let pause = Duration.milliseconds(50)

    private let state = Locked(State())
    private let say: @Sendable (TouchedTopics) -> Void

    /// - Parameter say: waits for the server, and never fails.
    init(_ say: @escaping @Sendable (TouchedTopics) -> Void) { self.say = say }

    func announce(_ topics: TouchedTopics) {
        let now = ContinuousClock.now
        // Nil: somebody says it in a moment. Else how long that moment is.
        let wait: Duration? = state.withLock { state in
            state.topics.formUnion(topics)
            guard !state.isWaiting else { return nil }
            let next = state.said.map { max(now, $0 + Self.pause) } ?? now
            state.said = next
            state.isWaiting = next > now
            return next - now
        }
        guard let wait else { return }
        guard wait > .zero else { return say(state.withLock { $0.takeTopics() }) }
        Thread.detachNewThread { [self] in
            Thread.sleep(forTimeInterval: Double(wait.components.attoseconds) / 1e18)
            let topics = state.withLock { state in
                state.isWaiting = false
                return state.takeTopics()
            }
            // Somebody else may have said it all meanwhile.
            if topics != .none { say(topics) }
        }
    }
}
