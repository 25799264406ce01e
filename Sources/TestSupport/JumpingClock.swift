package import Recurrence
import Locks

/// A clock that jumps to the end of every wait.
package final class JumpingClock: Sendable {
    private let time: Locked<Int64>

    package init(_ start: Instant) { time = Locked(start.seconds * 1_000) }

    package var milliseconds: Int64 { time.withLock { $0 } }
    package var now: Instant { Instant(seconds: milliseconds / 1_000) }

    /// Waits no real time at all.
    package func wait(until instant: Int64) { time.withLock { $0 = max($0, instant) } }

    /// As when somebody sets the clock, or the machine has slept.
    package func jump(_ seconds: Int64) { time.withLock { $0 += seconds * 1_000 } }
}
