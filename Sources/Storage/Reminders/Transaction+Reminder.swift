package import Campus
package import Recurrence
import Words

/// What a person says about their reminders.
extension Transaction {
    /// A person's reminders of a subject, those of all leads and rounds; the latest due first.
    ///
    /// Of a class that several sources tell of, any of its ids will do.
    package func reminders(
        of person: Person, about subject: ReminderSubject
    ) throws(StorageError) -> [DueReminder] {
        let told: ItemID? = if case .item(let id) = subject { id } else { nil }
        return try rows(
            """
            SELECT \(DueReminder.columns) FROM reminder AS r
            {order} JOIN person ON person.id = r.person_id
            WHERE r.person_id = ?1
                AND (r.subject = ?2 OR (r.meeting_id = ?3 AND r.original IS NOT DISTINCT FROM ?4))
            ORDER BY r.due DESC, r.round DESC
            """,
            [
                person.id, subject.description, told?.meeting,
                told?.original?.seconds,
            ]
        ).compactMap(DueReminder.init(row:))
    }

    /// Reminders of a person by their numbers, in order of the due instant.
    package func reminders(
        numbered numbers: Set<ReminderRowID>, of person: Person
    ) throws(StorageError) -> [DueReminder] {
        try rows(
            """
            SELECT \(DueReminder.columns) FROM reminder AS r
            {order} JOIN person ON person.id = r.person_id
            WHERE r.person_id = ? AND r.id IN (\(Self.listed)) ORDER BY r.due, r.id
            """, [person.id, Self.list(numbers)]
        ).compactMap(DueReminder.init(row:))
    }

    /// Writes down what is planned before its window has come: there is something to be said of it.
    package func plan(
        _ reminders: [Reminder], of person: Person, at now: Instant
    ) throws(StorageError) {
        try run {
            try ReminderJournal(self, at: now).insert(
                reminders.map { ReminderJournal.New(reminder: $0, person: person.id, round: 0) })
        }
    }

    /// It rings (again) at another instant; a summary with all that it told.
    package func snooze(
        _ reminder: DueReminder, until: Instant, reason: KeptSentence?, at now: Instant
    ) throws(StorageError) {
        try run {
            let journal = ReminderJournal(self, at: now)
            try journal.put(
                reminder.row, off: until, to: .snoozed, reason, evenSettled: true)
            let parts = try parts(of: reminder)
            guard !parts.isEmpty else { return }
            try execute(
                """
                UPDATE reminder SET state = 'claimed', next = NULL WHERE id IN (\(Self.listed))
                """, [Self.list(parts)])
            let reason = KeptSentence(typed: "in \(reminder.reminder.subject), snoozed")
            try journal.write(parts.map { ($0, reason) }, as: .claimed)
        }
    }

    /// It rings no more; of one that has rung already the ledger says that it was seen.
    ///
    /// - Parameter reason: `ReminderReason.itemDismissed` holds for what is planned of the item later
    ///   too, and is written down of what was dismissed by itself before.
    package func dismiss(
        _ reminder: DueReminder, reason: KeptSentence?, at now: Instant
    ) throws(StorageError) {
        try run {
            let journal = ReminderJournal(self, at: now)
            let rows = try [reminder.row] + parts(of: reminder)
            try journal.settle(rows.map { ($0, reason) }, as: .dismissed)
            let seen: [ReminderRowID] = try column(
                """
                UPDATE reminder SET state = 'dismissed'
                WHERE id IN (\(Self.listed)) AND state = 'delivered' RETURNING id
                """, [Self.list(rows)])
            try journal.write(seen.map { ($0, reason) }, as: .dismissed)
            guard reason?.text == ReminderReason.itemDismissed.text,
                reminder.reminder.state == .dismissed,
                try journal.lastReasons(of: [reminder.row])[reminder.row]?.text != reason?.text
            else { return }
            try journal.write(reminder.row, as: .dismissed, because: reason)
        }
    }

    /// What a summary tells or told, beside what was dismissed.
    private func parts(of reminder: DueReminder) throws -> [ReminderRowID] {
        guard reminder.reminder.kind == .summary else { return [] }
        return try column(
            "SELECT id FROM reminder WHERE summary_id = ? AND state <> 'dismissed'", [reminder.row])
    }
}

/// Reasons on record that say more than a state: rows are found by their English text, which is the same
/// whatever the catalogue says.
package enum ReminderReason {
    /// All of an item was dismissed, whatever its leads.
    package static let itemDismissed = KeptSentence(
        "its item was dismissed", Message("kept.reason.dismissed.item"))
    /// Nothing of its meetings rings.
    package static let seriesDismissed = KeptSentence(
        "its series was dismissed", Message("kept.reason.dismissed.series"))
}
