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
            try raiseRevisions(ofHoldersOf: decisions.map(\.row))
            let journal = ReminderJournal(self, at: now)
            var lapses: [(row: ReminderRowID, reason: KeptSentence?)] = []
            var waits: [(row: ReminderRowID, until: Instant, reason: KeptSentence?)] = []
            var withdrawn = waits
            var held: [ReminderRowID] = []
            for decision in decisions {
                switch decision {
                case .lapse(let row, let reason): lapses.append((row, reason))
                case .wait(let row, let until, let reason): waits.append((row, until, reason))
                case .withdraw(let row, let until, let reason):
                    withdrawn.append((row, until, reason))
                case .hold(let row): held.append(row)
                }
            }
            try journal.withdraw(withdrawn)
            try journal.settle(lapses, as: .lapsed)
            try journal.putOff(waits)
            if !held.isEmpty { try execute(Self.holding, [Self.list(held)]) }
        }
    }

    static let holding = """
        UPDATE reminder SET state = 'claimed', next = NULL
        WHERE id IN ({list}) AND next IS NOT NULL
        """
    static let gathering = """
        UPDATE reminder SET state = 'claimed', next = NULL, summary_id = ?
        WHERE id IN ({list}) AND state IN ('planned', 'snoozed', 'claimed')
        """

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
            try execute(Self.gathering, [summary, Self.list(parts.map(\.row))])
            let reason = KeptSentence(typed: "in \(subject)")
            try journal.write(parts.map { ($0.row, reason) }, as: .claimed)
        }
    }
}
