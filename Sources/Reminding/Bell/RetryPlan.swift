import Campus
import Recurrence

/// What is tried after a failed attempt.
///
/// The same channel after waits that grow, as long as the reminder is of use then, and does not ring
/// late though there is another channel; after that the person's next channel at once; after the last
/// one nothing.
enum RetryPlan {
    /// Seconds after the first failure, the second one, and so on.
    static let waits: [Int64] = [5, 30, 120, 600]
    /// Attempts on one channel.
    static var attempts: Int { waits.count + 1 }

    static func outcome(
        of due: DueReminder, after error: ChannelError, channels: Int, at now: Instant
    ) -> DeliveryEnd.Outcome {
        let failures = due.failures + 1
        if failures < attempts, let wait = wait(error.retry, failures) {
            let next = now.adding(seconds: wait)
            let hasNext = due.channel + 1 < channels
            if next < due.reminder.until, !hasNext || !isLong(wait, of: due, at: now) {
                return .again(
                    at: next, channel: due.channel, failures: failures, reason: error.sentence)
            }
        }
        guard due.channel + 1 < channels, now < due.reminder.until else {
            return .failed(reason: error.sentence)
        }
        return .again(
            at: now, channel: due.channel + 1, failures: 0, reason: error.sentence)
    }

    /// Seconds that a reminder may lose to a channel while there is another one.
    static let patience: Int64 = 60

    /// Whether it would ring late after a wait; later still, where it is late already.
    private static func isLong(_ wait: Int64, of due: DueReminder, at now: Instant) -> Bool {
        let lost = now - due.wanted
        return wait + (lost > patience ? 0 : lost) > patience
    }

    /// Nil when the channel is not worth another attempt.
    private static func wait(_ retry: ChannelError.Retry, _ failures: Int) -> Int64? {
        switch retry {
        case .later: waits[failures - 1]
        case .after(let seconds): max(waits[failures - 1], seconds)
        case .never: nil
        }
    }
}
