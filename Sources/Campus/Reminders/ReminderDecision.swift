package import Recurrence

/// What is to be written about a due reminder that is not handed over now.
package enum ReminderDecision: Hashable, Sendable {
    case lapse(row: ReminderRowID, reason: KeptSentence)
    /// Rings later: it is planned for then.
    case wait(row: ReminderRowID, until: Instant, reason: KeptSentence)
    /// Its item is not what it was: its person is marked, and it is looked at again at `until`.
    case withdraw(row: ReminderRowID, until: Instant, reason: KeptSentence)
    /// Its channel has no room: claimed without an attempt.
    case hold(row: ReminderRowID)

    /// Of the reminder that it is about.
    package var row: ReminderRowID {
        switch self {
        case .lapse(let row, _), .wait(let row, _, _), .withdraw(let row, _, _), .hold(let row):
            row
        }
    }
}

/// How an attempt ended, and what that makes of the reminder.
package struct DeliveryEnd: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        case delivered
        /// Taken by somebody who passes it on; the person's next channel rings where no receipt has
        /// come until then.
        case accepted(receiptDue: Instant)
        /// Failed, and made again at an instant, on a channel of the person's list that has so many
        /// failures.
        case again(at: Instant, channel: Int, failures: Int, reason: KeptSentence)
        /// Failed for good.
        case failed(reason: KeptSentence)
    }

    package var attempt: Attempt
    package var outcome: Outcome
    /// Thousandths of a second since 1970.
    package var at: Int64
    /// What push services said of the person's devices.
    package var notes: [PushNote]

    package init(_ attempt: Attempt, _ outcome: Outcome, at: Int64, notes: [PushNote] = []) {
        self.attempt = attempt
        self.outcome = outcome
        self.at = at
        self.notes = notes
    }

    package var reason: KeptSentence? {
        switch outcome {
        case .delivered, .accepted: nil
        case .again(_, _, _, let reason), .failed(let reason): reason
        }
    }
}

/// An attempt that is to begin.
package struct ReminderClaim: Hashable, Sendable {
    package var row: ReminderRowID
    /// The channel's name in the ledger.
    package var channel: String
    /// What it says.
    package var title: String

    package init(row: ReminderRowID, channel: String, title: String) {
        self.row = row
        self.channel = channel
        self.title = title
    }
}

/// Somebody who is to be planned anew, or further ahead.
package struct PlanMark: Hashable, Sendable {
    package var person: Person
    /// Since when what rings may be another; nil when only the horizon is near.
    package var since: Instant?
    /// Grows with each mark, so that one that is made meanwhile is not lost.
    package var stamp: Int64
    /// How far ahead they are planned; nil when they never were.
    package var plannedUntil: Instant?

    package init(person: Person, since: Instant?, stamp: Int64, plannedUntil: Instant?) {
        self.person = person
        self.since = since
        self.stamp = stamp
        self.plannedUntil = plannedUntil
    }
}
