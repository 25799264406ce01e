import Foundation
public import Recurrence

/// The clock on the wall: what time it is, and how to wait for a later one.
public struct WallClock: Sendable {
    public var now: @Sendable () -> Instant
    /// Waits about so many seconds; ends early when the task is cancelled.
    public var sleep: @Sendable (_ seconds: Int64) async throws -> Void

    public init(
        now: @escaping @Sendable () -> Instant,
        sleep: @escaping @Sendable (_ seconds: Int64) async throws -> Void
    ) {
        self.now = now
        self.sleep = sleep
    }

    /// The machine's.
    ///
    /// Whole seconds, rounded down: what is due at 09:00:00 rings in that second, never before.
    /// Sleeping ends at the beginning of a second of wall time.
    public static let machine = WallClock(
        now: { Instant(seconds: Int64(Date().timeIntervalSince1970.rounded(.down))) },
        sleep: { seconds in
            let time = Date().timeIntervalSince1970
            let rest = Double(seconds) - (time - time.rounded(.down))
            try await Task.sleep(for: .seconds(max(0.001, rest)))
        })
}
