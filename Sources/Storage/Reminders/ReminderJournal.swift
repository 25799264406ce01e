import Campus
import Recurrence

/// Alters reminders and writes down that it did, with the reason.
struct ReminderJournal {
    let transaction: Transaction
    let now: Instant

    init(_ transaction: Transaction, at now: Instant) {
        self.transaction = transaction
        self.now = now
    }

    func write(_ row: ReminderRowID, as state: Reminder.State, because reason: KeptSentence?) throws
    {
        try transaction.execute(
            """
            INSERT INTO reminder_event (reminder_id, at, state, reason, message)
            VALUES (?, ?, ?, ?, ?)
            """, [row, now.seconds, state.rawValue, reason?.text, reason?.message])
    }

    /// It rings at another time; what is settled is only put off when the person says so.
    func put(
        _ row: ReminderRowID, off instant: Instant, to state: Reminder.State,
        _ reason: KeptSentence?,
        evenSettled: Bool = false
    ) throws {
        let altered = try transaction.execute(
            """
            UPDATE reminder SET state = ?1, next = ?2, wanted = ?2, failures = 0,
                summary_id = NULL
            WHERE id = ?3 AND (?4 OR state IN ('planned', 'snoozed', 'claimed'))
            """, [state.rawValue, instant.seconds, row, evenSettled])
        if altered == 1 { try write(row, as: state, because: reason) }
    }
}

extension KeptSentence {
    /// Of a row's columns `reason` and `message`; nil where no reason is.
    init?(reasonOf row: Row) {
        guard let text: String = row["reason"] else { return nil }
        self.init(text, row["message"])
    }
}
