package import Recurrence

/// A row of the ledger whose hour has come.
///
/// What it says of its item is as of planning; the item is read again before it rings.
package struct DueReminder: Hashable, Sendable {
    /// The ledger's number.
    package var row: ReminderRowID
    package var person: Person
    /// Without its item.
    package var reminder: Reminder
    /// When something was to be done about it: due, or put off until then.
    package var next: Instant
    /// When it was to ring: due, or snoozed or put off until then; a failed attempt does not alter
    /// it.
    package var wanted: Instant
    /// Attempts that have begun so far.
    package var attempts: Int
    /// Failed attempts on the present channel.
    package var failures: Int
    /// The present channel, as a place in the person's list.
    package var channel: Int

    package init(
        row: ReminderRowID, person: Person, reminder: Reminder, next: Instant, wanted: Instant,
        attempts: Int = 0,
        failures: Int = 0, channel: Int = 0
    ) {
        self.row = row
        self.person = person
        self.reminder = reminder
        self.next = next
        self.wanted = wanted
        self.attempts = attempts
        self.failures = failures
        self.channel = channel
    }

    /// When its item begins, as planned; nil of what is about none.
    package var start: Instant? {
        guard case .item = reminder.subject else { return nil }
        return reminder.due.adding(seconds: reminder.lead)
    }

    /// So many seconds after its time it is told as late, and others with it in one summary.
    package static let lateAfter: Int64 = 120

    /// Whether it was found late: nobody was there to ring it.
    package func isLate(at now: Instant) -> Bool { now - next > Self.lateAfter }
}

/// An attempt to deliver a reminder that has begun.
package struct Attempt: Hashable, Sendable {
    /// The store's number of the reminder.
    package var reminder: ReminderRowID
    /// From 1.
    package var number: Int

    package init(reminder: ReminderRowID, number: Int) {
        self.reminder = reminder
        self.number = number
    }
}
