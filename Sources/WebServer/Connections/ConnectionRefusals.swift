import Locks
import Logging
import NIOCore

/// The log's lines of what is refused before any route is asked: a line a second of each reason, with how
/// many there were.
///
/// Whoever floods a server would fill its journal else.
final class ConnectionRefusals: Sendable {
    private struct Count {
        /// When it was told last; nil for never.
        var told: NIODeadline?
        var untold = 0
    }

    private let logger: Logger?
    private let counts = Locked<[String: Count]>([:])

    init(_ logger: Logger?) { self.logger = logger }

    /// - Parameter reason: one of few, as `network`.
    func note(_ reason: String, at now: NIODeadline = .now()) {
        let told = counts.withLock { counts -> Int? in
            let count = counts[reason, default: Count()]
            guard count.told.map({ now - $0 >= .seconds(1) }) ?? true else {
                counts[reason] = Count(told: count.told, untold: count.untold + 1)
                return nil
            }
            counts[reason] = Count(told: now)
            return count.untold + 1
        }
        guard let told else { return }
        logger?.info(
            "refused", metadata: ["refusal": "connection.\(reason)", "count": "\(told)"])
    }
}
