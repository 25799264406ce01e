public import Recurrence

/// What became of a reminder, as the ledger has it.
public struct ReminderRecord: Hashable, Sendable {
    /// Without its item.
    public var reminder: Reminder
    /// What it said; nil when it never rang.
    public var title: String?
    /// How many attempts began.
    public var attempts: Int
    /// Of the last attempt.
    public var channel: String?
    public var deliveredAt: Instant?
    /// Thousandths of a second after the instant at which it was to ring.
    public var late: Int64?
    /// Why it lapsed, failed, waits.
    public var reason: String?
    /// All that happened to it, in order.
    public var steps: [Step]

    /// One thing that happened: an attempt began or ended, it was put off, it lapsed.
    public struct Step: Hashable, Sendable {
        public var at: Instant
        /// `claimed`, `delivered`, `failed`, `interrupted`, `snoozed`, ...
        public var state: String
        public var channel: String?
        public var attempt: Int?
        public var reason: String?

        public init(
            at: Instant, state: String, channel: String? = nil, attempt: Int? = nil,
            reason: String? = nil
        ) {
            self.at = at
            self.state = state
            self.channel = channel
            self.attempt = attempt
            self.reason = reason
        }
    }

    public init(
        _ reminder: Reminder, title: String? = nil, attempts: Int = 0, channel: String? = nil,
        deliveredAt: Instant? = nil, late: Int64? = nil, reason: String? = nil,
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
