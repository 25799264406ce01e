public import Recurrence

/// What is to be written about a due reminder that is not handed over now.
public enum ReminderDecision: Hashable, Sendable {
    case lapse(row: Int64, reason: String)
    /// Rings later: it is planned for then.
    case wait(row: Int64, until: Instant, reason: String)
    /// Its item is not what it was: its person is marked, and it is looked at again at `until`.
    case withdraw(row: Int64, until: Instant, reason: String)
    /// Its channel has no room: claimed without an attempt.
    case hold(row: Int64)
}

/// How an attempt ended, and what that makes of the reminder.
public struct DeliveryEnd: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
        case delivered
        /// Failed, and made again at an instant, on a channel of the person's list that has so many
        /// failures.
        case again(at: Instant, channel: Int, failures: Int, reason: String)
        /// Failed for good.
        case failed(reason: String)
    }

    public var attempt: Attempt
    public var outcome: Outcome
    /// Thousandths of a second since 1970.
    public var at: Int64

    public init(_ attempt: Attempt, _ outcome: Outcome, at: Int64) {
        self.attempt = attempt
        self.outcome = outcome
        self.at = at
    }

    public var reason: String? {
        switch outcome {
        case .delivered: nil
        case .again(_, _, _, let reason), .failed(let reason): reason
        }
    }
}

/// An attempt that is to begin.
public struct ReminderClaim: Hashable, Sendable {
    public var row: Int64
    /// The channel's name in the ledger.
    public var channel: String
    /// What it says.
    public var title: String

    public init(row: Int64, channel: String, title: String) {
        self.row = row
        self.channel = channel
        self.title = title
    }
}

/// Somebody who is to be planned anew, or further ahead.
public struct PlanMark: Hashable, Sendable {
    public var person: Person
    /// Since when what rings may be another; nil when only the horizon is near.
    public var since: Instant?
    /// Grows with each mark, so that one that is made meanwhile is not lost.
    public var stamp: Int64
    /// How far ahead they are planned; nil when they never were.
    public var plannedUntil: Instant?

    public init(person: Person, since: Instant?, stamp: Int64, plannedUntil: Instant?) {
        self.person = person
        self.since = since
        self.stamp = stamp
        self.plannedUntil = plannedUntil
    }
}
