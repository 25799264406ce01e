package import Recurrence

/// What became of a reminder, as the ledger has it.
package struct ReminderRecord: Hashable, Sendable {
    /// Without its item.
    package var reminder: Reminder
    /// What it said; nil when it never rang.
    package var title: String?
    /// How many attempts began.
    package var attempts: Int
    /// Of the last attempt.
    package var channel: String?
    package var deliveredAt: Instant?
    /// Thousandths of a second after the instant at which it was to ring.
    package var late: Int64?
    /// Why it lapsed, failed, waits.
    package var reason: KeptSentence?
    /// All that happened to it, in order.
    package var steps: [Step]

    /// When it rang, where that was on time but not when it was due at first: it was put off, or became known
    /// too late to ring then.
    package var rescheduledDelivery: Instant? {
        guard let at = deliveredAt, let late, late < 60_000, at - reminder.due >= 60 else {
            return nil
        }
        return at
    }

    /// One thing that happened: an attempt began or ended, it was put off, it lapsed.
    package struct Step: Hashable, Sendable {
        package var at: Instant
        /// `claimed`, `delivered`, `failed`, `interrupted`, `snoozed`, ...
        package var state: String
        package var channel: String?
        package var attempt: Int?
        package var reason: KeptSentence?

        package init(
            at: Instant, state: String, channel: String? = nil, attempt: Int? = nil,
            reason: KeptSentence? = nil
        ) {
            self.at = at
            self.state = state
            self.channel = channel
            self.attempt = attempt
            self.reason = reason
        }
    }

    package init(
        _ reminder: Reminder, title: String? = nil, attempts: Int = 0, channel: String? = nil,
        deliveredAt: Instant? = nil, late: Int64? = nil, reason: KeptSentence? = nil,
        steps: [Step] = []
    ) {
        self.reminder = reminder
        self.title = title
        self.attempts = attempts
        self.channel = channel
        self.deliveredAt = deliveredAt
        self.late = late
        self.reason = reason
        self.steps = steps
    }
}
