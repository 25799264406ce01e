import Campus
import Recurrence

/// What is tried after a failed attempt.
///
/// The same channel after waits that grow, as long as the reminder is of use then; after that the
/// person's next channel at once; after the last one nothing.
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
            if next < due.reminder.until {
                return .again(
                    at: next, channel: due.channel, failures: failures, reason: error.description)
            }
        }
        guard due.channel + 1 < channels, now < due.reminder.until else {
            return .failed(reason: error.description)
        }
        return .again(
            at: now, channel: due.channel + 1, failures: 0, reason: error.description)
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
