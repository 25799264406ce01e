package import Campus
package import Recurrence

/// Series of which nothing rings any more, and the way back.
extension Transaction {
    /// Nothing of some meetings rings for a person from now on.
    package func dismissSeries(
        _ meetings: Set<MeetingID>, of person: Person, at now: Instant
    ) throws(StorageError) {
        for meeting in meetings.sorted() {
            try execute(
                """
                INSERT INTO dismissed_series (person_id, meeting_id, since) VALUES (?, ?, ?)
                ON CONFLICT DO NOTHING
                """, [person.id, meeting, now.seconds])
        }
    }

    /// Some meetings ring again.
    ///
    /// - Returns: whether they did not.
    package func restoreSeries(
        _ meetings: Set<MeetingID>, of person: Person
    ) throws(StorageError) -> Bool {
        try execute(
            "DELETE FROM dismissed_series WHERE person_id = ? AND meeting_id IN (\(Self.listed))",
            [person.id, Self.list(meetings)]) > 0
    }

    /// A person's reminders of some meetings, whatever their occurrence.
    ///
    /// - Parameter reason: only those that were dismissed for this; nil for those that wait.
    package func reminders(
        of person: Person, onSeries meetings: Set<MeetingID>, dismissedFor reason: KeptSentence?
    ) throws(StorageError) -> [DueReminder] {
        var states = "r.state IN ('planned', 'snoozed', 'claimed')"
        var arguments: Values = [person.id]
        if let reason {
            states = """
                r.state = 'dismissed' AND ? = (SELECT reason FROM reminder_event
                    WHERE reminder_id = r.id ORDER BY id DESC LIMIT 1)
                """
            arguments = arguments + [reason.text]
        }
        return try rows(
            """
            SELECT \(DueReminder.columns) FROM reminder AS r
            {order} JOIN person ON person.id = r.person_id
            WHERE r.person_id = ? AND \(states) ORDER BY r.due, r.id
            """, arguments
        ).compactMap(DueReminder.init(row:)).filter { due in
            due.reminder.items.contains { meetings.contains($0.meeting) }
        }
    }

    /// What was dismissed rings after all; what has rung already is on record as that again.
    ///
    /// - Returns: whether there was anything to take back.
    package func restore(
        _ reminder: DueReminder, at now: Instant
    ) throws(StorageError) -> Bool {
        guard reminder.reminder.state == .dismissed else { return false }
        return try run {
            let journal = ReminderJournal(self, at: now)
            let reason = KeptSentence.because("kept.reason.restored")
            let altered = try execute(
                """
                UPDATE reminder SET state = 'delivered' WHERE id = ?1 AND EXISTS (
                    SELECT 1 FROM delivery WHERE reminder_id = ?1 AND outcome = 'delivered')
                """, [reminder.row])
            if altered == 1 {
                try journal.write(reminder.row, as: .delivered, because: reason)
                return true
            }
            guard reminder.reminder.until > now else { return false }
            try journal.put(
                reminder.row, off: max(now, reminder.reminder.due), to: .planned, reason,
                evenSettled: true)
            return true
        }
    }
}
