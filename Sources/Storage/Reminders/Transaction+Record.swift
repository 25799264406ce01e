package import Campus
package import Recurrence

/// What the ledger tells afterwards.
extension Transaction {
    /// Some planned reminders as they are on record, in their order, and when each rings.
    ///
    /// What is not on record yet is planned, or dismissed with its item: as it will be written down.
    package func recorded(
        _ reminders: [Reminder], of person: Person
    ) throws(StorageError) -> [(reminder: Reminder, next: Instant)] {
        try run {
            guard !reminders.isEmpty else { return [] }
            let keys = reminders.map { RecordedReminders.Key(of: person.id, $0) }
            let known = try RecordedReminders.latest(keys, in: self)
            // Its clock is not asked: nothing is written.
            let journal = ReminderJournal(self, at: Instant(seconds: 0))
            let dismissed = try journal.dismissed(
                Set(
                    keys.filter { known[$0] == nil }
                        .map { ReminderJournal.Subject(person: $0.person, text: $0.subject) }))
            return zip(reminders, keys).map { planned, key in
                var reminder = planned
                if let known = known[key] {
                    reminder.state = known.reminder.state
                    reminder.round = known.reminder.round
                    return (reminder, known.next ?? known.wanted)
                }
                let subject = ReminderJournal.Subject(person: key.person, text: key.subject)
                if dismissed.contains(subject) { reminder.state = .dismissed }
                return (reminder, reminder.due)
            }
        }
    }

    static let recordRows = """
        SELECT r.id, r.title, \(Reminder.columns) FROM reminder AS r
        WHERE r.person_id = ? AND r.due >= ? AND r.due < ? ORDER BY r.due, r.id
        """
    static let recordSteps = """
        SELECT h.at, h.state, h.channel, h.attempt, h.reason, h.message, h.late_ms FROM (
            SELECT started AS at, 0 AS place, 'claimed' AS state, channel, attempt,
                NULL AS reason, NULL AS message, NULL AS late_ms FROM delivery WHERE reminder_id = ?1
            UNION ALL
            SELECT finished, 2, outcome, channel, attempt, reason, message, late_ms FROM delivery
            WHERE reminder_id = ?1 AND finished IS NOT NULL
            UNION ALL
            SELECT at, 1, state, NULL, NULL, reason, message, NULL FROM reminder_event
            WHERE reminder_id = ?1) AS h
        ORDER BY h.at, COALESCE(h.attempt, 0), h.place
        """

    /// What became of a person's reminders that were due in a window.
    package func history(
        of person: Person, in window: Range<Instant>
    ) throws(StorageError) -> [ReminderRecord] {
        try run {
            let rows = try rows(
                Self.recordRows,
                [
                    person.id, window.lowerBound.seconds, window.upperBound.seconds,
                ])
            return try rows.compactMap { row in
                guard let reminder = Reminder(row: row) else { return nil }
                let steps = try self.rows(Self.recordSteps, [row["id"] as ReminderRowID])
                return ReminderRecord(reminder, title: row["title"], steps: steps)
            }
        }
    }

    /// How punctual the bell was from one instant to another.
    package func lateness(in window: Range<Instant>) throws(StorageError) -> Lateness {
        try run {
            let bounds: Values = [
                window.lowerBound.seconds, window.upperBound.seconds,
            ]
            let late = try column(
                """
                SELECT late_ms FROM delivery WHERE finished >= ? AND finished < ?
                AND outcome = 'delivered' AND late_ms IS NOT NULL
                """, bounds, of: Int64.self)
            let retries = try number(
                """
                SELECT COUNT(*) FROM delivery
                WHERE finished >= ? AND finished < ? AND attempt > 1
                """, bounds)
            let lapsed = try number(
                """
                SELECT COUNT(*) FROM reminder_event
                WHERE at >= ? AND at < ? AND state = 'lapsed'
                """, bounds)
            let failed = try number(
                """
                SELECT COUNT(*) FROM delivery JOIN reminder AS r ON r.id = reminder_id
                WHERE finished >= ? AND finished < ? AND outcome = 'failed'
                AND r.state = 'failed' AND attempt =
                    (SELECT MAX(attempt) FROM delivery WHERE reminder_id = r.id)
                """, bounds)
            return Lateness(
                of: late, retries: Int(retries ?? 0), lapsed: Int(lapsed ?? 0),
                failed: Int(failed ?? 0))
        }
    }
}

extension ReminderRecord {
    fileprivate init(_ reminder: Reminder, title: String?, steps: [Row]) {
        self.init(reminder, title: title)
        for row in steps {
            let step = Step(
                at: Instant(seconds: row["at"]), state: row["state"], channel: row["channel"],
                attempt: row["attempt"],
                reason: KeptSentence(reasonOf: row))
            self.steps.append(step)
            attempts = max(attempts, step.attempt ?? 0)
            channel = step.channel ?? channel
            reason = step.reason ?? reason
            if step.state == "delivered", step.attempt != nil {
                deliveredAt = step.at
                late = row["late_ms"]
            }
        }
    }
}
