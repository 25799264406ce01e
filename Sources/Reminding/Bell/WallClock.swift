import Foundation
package import Recurrence

/// The clock on the wall: what time it is, and how to wait for a later one.
package struct WallClock: Sendable {
    /// Thousandths of a second since 1970.
    package var milliseconds: @Sendable () -> Int64
    /// Waits until that instant in thousandths of a second, until the clock is set, or until the
    /// doorbell rings.
    ///
    /// The last argument says whether deliveries are under way, whose ends will ring it.
    package var wait: @Sendable (Int64, Doorbell, Bool) async -> Void

    package init(
        milliseconds: @escaping @Sendable () -> Int64,
        wait: @escaping @Sendable (Int64, Doorbell, Bool) async -> Void
    ) {
        self.milliseconds = milliseconds
        self.wait = wait
    }

    /// Whole seconds, rounded down: what is due at 09:00:00 rings in that second, never before.
    package var now: Instant {
        let milliseconds = milliseconds()
        let seconds = milliseconds / 1_000
        return Instant(
            seconds: milliseconds < 0 && seconds * 1_000 != milliseconds ? seconds - 1 : seconds)
    }

    /// The machine's, with an alarm that wakes.
    package static func machine(_ alarm: Alarm) -> WallClock {
        WallClock(milliseconds: machineMilliseconds) { instant, doorbell, _ in
            alarm.set(instant)
            await doorbell.wait()
        }
    }

    /// One that stands still.
    package static func still(at instant: Instant) -> WallClock {
        WallClock(milliseconds: { instant.seconds * 1_000 }) { _, doorbell, _ in
            await doorbell.wait()
        }
    }

    @Sendable private static func machineMilliseconds() -> Int64 {
        Int64((Date().timeIntervalSince1970 * 1_000).rounded(.down))
    }
}
