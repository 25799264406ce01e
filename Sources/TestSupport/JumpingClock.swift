public import Recurrence
import Synchronization

/// A clock that jumps to the end of every sleep.
public final class JumpingClock: Sendable {
    private let time: Mutex<Instant>

    public init(_ start: Instant) { time = Mutex(start) }

    public var now: Instant { time.withLock { $0 } }

    /// Sleeps no real time at all.
    public func sleep(_ seconds: Int64) async throws {
        try Task.checkCancellation()
        time.withLock { $0.seconds += seconds }
        await Task.yield()
    }

    /// As when somebody sets the clock, or the machine has slept.
    public func jump(_ seconds: Int64) { time.withLock { $0.seconds += seconds } }
}
