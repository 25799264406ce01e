package import Campus
package import Recurrence

/// What becomes of due reminders.
extension Transaction {
    /// Writes what was decided about due reminders that are not handed over.
    package func decide(
        _ decisions: [ReminderDecision], at now: Instant
    ) throws(StorageError) {
        guard !decisions.isEmpty else { return }
        try run {
            let journal = ReminderJournal(self, at: now)
            try raiseRevisions(ofHoldersOf: decisions.map(\.row))
            for decision in decisions {
                switch decision {
                case .lapse(let row, let reason):
                    try journal.settle(row, as: .lapsed, because: reason)
                case .wait(let row, let until, let reason):
                    try journal.put(row, off: until, to: .planned, reason)
                case .withdraw(let row, let until, let reason):
                    try journal.withdraw(row, until: until, reason)
                case .hold(let row):
                    try execute(
                        """
                        UPDATE reminder SET state = 'claimed', next = NULL
                        WHERE id = ? AND next IS NOT NULL
                        """, [row])
                }
            }
        }
    }

    /// Writes how attempts ended, and what that makes of their reminders.
    ///
    /// What the person said meanwhile stays: a dismissed reminder is dismissed.
    package func settle(_ ends: [DeliveryEnd]) throws(StorageError) {
        guard !ends.isEmpty else { return }
        try run {
            try raiseRevisions(ofHoldersOf: ends.map(\.attempt.reminder))
            for end in ends {
                try settle(end)
                try note(end.notes, at: Instant(seconds: end.at / 1_000))
            }
        }
    }

    func settle(_ end: DeliveryEnd) throws {
        // What the device has said that it has was delivered, whatever its service told us.
        var end = end
        if try hasReceipt(of: end.attempt) { end.outcome = .delivered }
        let row = end.attempt.reminder
        let seconds = end.at / 1_000
        try execute(
            """
            UPDATE delivery SET finished = ?, outcome = ?, reason = ?, message = ?, receipt_due = ?,
                late_ms =
                ? - 1000 * (SELECT wanted FROM reminder WHERE id = reminder_id)
            WHERE reminder_id = ? AND attempt = ?
            """,
            [
                seconds, end.outcome.isDelivered ? "delivered" : "failed", end.reason?.text,
                end.reason?.message, end.outcome.receiptDue?.seconds, end.at, row,
                end.attempt.number,
            ])
        switch end.outcome {
        case .delivered, .accepted, .failed:
            let state: Reminder.State = end.outcome.isDelivered ? .delivered : .failed
            try execute(
                "UPDATE reminder SET state = ? WHERE id = ? AND state = 'claimed'",
                [state.rawValue, row])
            try settleParts(of: end, as: state)
        case .again(let at, let channel, let failures, _):
            try execute(
                """
                UPDATE reminder SET state = 'planned', next = ?, channel = ?, failures = ?
                WHERE id = ? AND state = 'claimed'
                """, [at.seconds, channel, failures, row])
        }
    }

    /// What was told in a summary shares its fate, each on its own row with a delivery of its own.
    private func settleParts(
        of end: DeliveryEnd, as state: Reminder.State
    ) throws {
        try execute(
            """
            INSERT INTO delivery (reminder_id, attempt, channel, started, finished, outcome,
                reason, late_ms)
            SELECT part.id, 1 + COALESCE(
                    (SELECT MAX(attempt) FROM delivery WHERE reminder_id = part.id), 0),
                d.channel, d.started, d.finished, d.outcome, 'in ' || s.subject,
                ? - 1000 * part.wanted
            FROM reminder AS part
            JOIN reminder AS s ON s.id = part.summary_id
            JOIN delivery AS d ON d.reminder_id = s.id AND d.attempt = ?
            WHERE part.summary_id = ? AND part.state = 'claimed'
            """, [end.at, end.attempt.number, end.attempt.reminder])
        try execute(
            "UPDATE reminder SET state = ? WHERE summary_id = ? AND state = 'claimed'",
            [state.rawValue, end.attempt.reminder])
    }

    /// Puts several reminders of one person into one summary, which is due at once.
    ///
    /// It is a row of the ledger like any other, so that a summary whose sending was interrupted is
    /// made again under the same key.
    package func gather(
        _ parts: [DueReminder], until: Instant, at now: Instant
    ) throws(StorageError) {
        guard let person = parts.first?.person else { return }
        try run {
            try raiseRevision(of: person.id)
            let subject = ReminderSubject.summary(now).description
            let summary: ReminderRowID? = try value(
                """
                INSERT INTO reminder (person_id, subject, lead, round, kind, due, until,
                    important, state, next, wanted, channel)
                SELECT ?1, ?2, 0, COUNT(*), 'summary', ?3, ?4, ?5, 'planned', ?3, ?3, ?6
                FROM reminder WHERE person_id = ?1 AND subject = ?2 RETURNING id
                """,
                [
                    person.id, subject, now.seconds, until.seconds,
                    parts.contains { $0.reminder.isImportant }, parts.map(\.channel).min() ?? 0,
                ])
            let journal = ReminderJournal(self, at: now)
            for part in parts {
                try execute(
                    """
                    UPDATE reminder SET state = 'claimed', next = NULL, summary_id = ?
                    WHERE id = ? AND state IN ('planned', 'snoozed', 'claimed')
                    """, [summary, part.row])
                try journal.write(
                    part.row, as: .claimed, because: KeptSentence(typed: "in \(subject)"))
            }
        }
    }
}

extension DeliveryEnd.Outcome {
    fileprivate var isDelivered: Bool {
        switch self {
        case .delivered, .accepted: true
        case .again, .failed: false
        }
    }

    fileprivate var receiptDue: Instant? {
        if case .accepted(let instant) = self { instant } else { nil }
    }
}
