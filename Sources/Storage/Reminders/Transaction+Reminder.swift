public import Campus
import GRDB
public import Recurrence

/// What a person says about their reminders.
extension Transaction {
    /// A person's reminders of a subject, those of all leads and rounds; the latest due first.
    public func reminders(
        of person: Person, about subject: ReminderSubject
    ) throws(StorageError) -> [DueReminder] {
        try rows(
            """
            SELECT \(DueReminder.columns) FROM reminder AS r
            CROSS JOIN person ON person.id = r.person_id
            WHERE r.person_id = ? AND r.subject = ? ORDER BY r.due DESC, r.round DESC
            """, [person.id, subject.description]
        ).compactMap(DueReminder.init(row:))
    }

    /// It rings (again) at another instant.
    public func snooze(
        _ reminder: DueReminder, until: Instant, reason: String?, at now: Instant
    ) throws(StorageError) {
        try run {
            try ReminderJournal($0, at: now).put(reminder.row, off: until, to: .snoozed, reason)
        }
    }

    /// It rings no more; of one that has rung already the ledger says that it was seen.
    public func dismiss(
        _ reminder: DueReminder, reason: String?, at now: Instant
    ) throws(StorageError) {
        try run { database in
            let journal = ReminderJournal(database, at: now)
            guard reminder.reminder.state.isSettled else {
                return try journal.settle(reminder.row, .dismissed, reason)
            }
            try database.execute(
                sql: "UPDATE reminder SET state = 'dismissed' WHERE id = ? AND state = 'delivered'",
                arguments: [reminder.row])
            if database.changesCount == 1 {
                try journal.write(reminder.row, .dismissed, reason)
            }
        }
    }
}

extension Store {
    /// How long a statement waits for another process's lock, in thousandths of a second.
    ///
    /// The daemon would rather try again than not hear that it is to end.
    public func setPatience(_ milliseconds: Int) throws(StorageError) {
        try read { try $0.execute(sql: "PRAGMA busy_timeout = \(milliseconds)") }
    }
}
