import Campus
import Recurrence
import Words

/// Alters reminders and writes down that it did, with the reason.
struct ReminderJournal {
    let transaction: Transaction
    let now: Instant

    init(_ transaction: Transaction, at now: Instant) {
        self.transaction = transaction
        self.now = now
    }

    /// A new row, unless there is one; of an item that was dismissed it is dismissed too.
    ///
    /// - Parameters:
    ///   - next: when it rings; nil for when it is due.
    ///   - mayBeDismissed: false where it is known that the person dismissed nothing.
    func insert(
        _ reminder: Reminder, of person: Person, round: Int, at next: Instant? = nil,
        mayBeDismissed: Bool = true
    ) throws {
        let altered = try transaction.execute(
            """
            INSERT INTO reminder (person_id, subject, lead, round, kind, due, until, important,
                meeting_id, original, doubt_meeting_id, doubt_original, state, next, wanted)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, 'planned', ?13, ?13)
            ON CONFLICT (person_id, subject, lead, round) DO NOTHING
            """,
            [
                person.id, reminder.subject.description, reminder.lead, round,
                reminder.kind.rawValue, reminder.due.seconds, reminder.until.seconds,
                reminder.isImportant, reminder.told?.meeting,
                reminder.told?.original?.seconds, reminder.doubt?.meeting,
                reminder.doubt?.original?.seconds, (next ?? reminder.due).seconds,
            ])
        guard altered == 1, mayBeDismissed, try isDismissed(reminder.subject, of: person) else {
            return
        }
        let row: ReminderRowID? = try transaction.value(
            """
            SELECT id FROM reminder
            WHERE person_id = ? AND subject = ? AND lead = ? AND round = ?
            """, [person.id, reminder.subject.description, reminder.lead, round])
        if let row { try settle(row, as: .dismissed, because: ReminderReason.itemDismissed) }
    }

    /// Whether a person dismissed an item, and not only one of its reminders.
    func isDismissed(_ subject: ReminderSubject, of person: Person) throws -> Bool {
        guard case .item = subject else { return false }
        let statement = """
            SELECT EXISTS (SELECT 1 FROM reminder AS r
                WHERE r.person_id = ?1 AND r.subject = ?2 AND r.state = 'dismissed'
                    AND ?3 = (SELECT reason FROM reminder_event
                        WHERE reminder_id = r.id ORDER BY id DESC LIMIT 1))
            """
        return try transaction.value(
            statement, [person.id, subject.description, ReminderReason.itemDismissed.text])
            ?? false
    }

    func write(_ row: ReminderRowID, as state: Reminder.State, because reason: KeptSentence?) throws
    {
        try transaction.execute(
            """
            INSERT INTO reminder_event (reminder_id, at, state, reason, message)
            VALUES (?, ?, ?, ?, ?)
            """, [row, now.seconds, state.rawValue, reason?.text, reason?.message])
    }

    /// It rings no more; nothing happens to one that is settled already.
    func settle(_ row: ReminderRowID, as state: Reminder.State, because reason: KeptSentence?)
        throws
    {
        let altered = try transaction.execute(
            """
            UPDATE reminder SET state = ?, next = NULL
            WHERE id = ? AND state IN ('planned', 'snoozed', 'claimed')
            """, [state.rawValue, row])
        if altered == 1 { try write(row, as: state, because: reason) }
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

    /// Why it is not on record as rung, when the plan drops what was withdrawn.
    func withdrawal(of row: ReminderRowID) throws -> KeptSentence? {
        guard let reason = try lastReason(of: row), reason.text.hasPrefix(Self.withdrawn) else {
            return nil
        }
        let why: Message? =
            if case .message(let why)? = reason.message?.arguments["why"] { why } else { nil }
        return KeptSentence(String(reason.text.dropFirst(Self.withdrawn.count)), why)
    }

    /// Why it is what it is; nil when nothing was said.
    func lastReason(of row: ReminderRowID) throws -> KeptSentence? {
        try transaction.row(
            """
            SELECT reason, message FROM reminder_event WHERE reminder_id = ?
            ORDER BY id DESC LIMIT 1
            """, [row]
        ).flatMap { KeptSentence(reasonOf: $0) }
    }

    private static let withdrawn = "looked at again: "

    /// Its item is not what it was planned from: its person is marked, and it waits for the plan.
    func withdraw(_ row: ReminderRowID, until: Instant, _ reason: KeptSentence) throws {
        let altered = try transaction.execute(
            """
            UPDATE reminder SET state = 'planned', next = ?, summary_id = NULL
            WHERE id = ? AND state IN ('planned', 'snoozed', 'claimed')
            """, [until.seconds, row])
        // As long as no plan says otherwise it is looked at again and again: that is said once.
        if altered == 1, try withdrawal(of: row)?.text != reason.text {
            let message = reason.message.map {
                Message("kept.reason.withdrawn", ["why": .message($0)])
            }
            try write(
                row, as: .planned, because: KeptSentence(Self.withdrawn + reason.text, message))
        }
        let person: PersonID? = try transaction.value(
            "SELECT person_id FROM reminder WHERE id = ?", [row])
        if let person { try PlanMarks(transaction, at: now).mark(person) }
    }
}

extension KeptSentence {
    /// Of a row's columns `reason` and `message`; nil where no reason is.
    init?(reasonOf row: Row) {
        guard let text: String = row["reason"] else { return nil }
        self.init(text, row["message"])
    }
}
