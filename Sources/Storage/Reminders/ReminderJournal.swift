import Campus
import GRDB
import Recurrence

/// Alters reminders and writes down that it did, with the reason.
struct ReminderJournal {
    private let database: Database
    private let now: Instant

    init(_ database: Database, at now: Instant) {
        self.database = database
        self.now = now
    }

    /// A new row, unless there is one; of an item that was dismissed it is dismissed too.
    ///
    /// - Parameter next: when it rings; nil for when it is due.
    func insert(
        _ reminder: Reminder, of person: Person, round: Int, at next: Instant? = nil
    ) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO reminder (person_id, subject, lead, round, kind, due, until, important,
                    meeting_id, original, doubt_meeting_id, doubt_original, state, next, wanted)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, 'planned', ?13, ?13)
                ON CONFLICT (person_id, subject, lead, round) DO NOTHING
                """
        ).execute(arguments: [
            person.id, reminder.subject.description, reminder.lead, round,
            reminder.kind.rawValue, reminder.due.seconds, reminder.until.seconds,
            reminder.isImportant, reminder.told?.meeting.number,
            reminder.told?.original?.seconds, reminder.doubt?.meeting.number,
            reminder.doubt?.original?.seconds, (next ?? reminder.due).seconds,
        ])
        guard database.changesCount == 1 else { return }
        let row = database.lastInsertedRowID
        if try isDismissed(reminder.subject, of: person) {
            try settle(row, .dismissed, ReminderReason.itemDismissed)
        }
    }

    /// Whether a person dismissed an item, and not only one of its reminders.
    func isDismissed(_ subject: ReminderSubject, of person: Person) throws -> Bool {
        guard case .item = subject else { return false }
        let statement = try database.cachedStatement(
            sql: """
                SELECT EXISTS (SELECT 1 FROM reminder AS r
                    WHERE r.person_id = ?1 AND r.subject = ?2 AND r.state = 'dismissed'
                        AND ?3 = (SELECT reason FROM reminder_event
                            WHERE reminder_id = r.id ORDER BY id DESC LIMIT 1))
                """)
        return try Bool.fetchOne(
            statement, arguments: [person.id, subject.description, ReminderReason.itemDismissed])
            ?? false
    }

    func write(_ row: Int64, _ state: Reminder.State, _ reason: String?) throws {
        try database.cachedStatement(
            sql: "INSERT INTO reminder_event (reminder_id, at, state, reason) VALUES (?, ?, ?, ?)"
        ).execute(arguments: [row, now.seconds, state.rawValue, reason])
    }

    /// It rings no more; nothing happens to one that is settled already.
    func settle(_ row: Int64, _ state: Reminder.State, _ reason: String?) throws {
        try database.cachedStatement(
            sql: """
                UPDATE reminder SET state = ?, next = NULL
                WHERE id = ? AND state IN ('planned', 'snoozed', 'claimed')
                """
        ).execute(arguments: [state.rawValue, row])
        if database.changesCount == 1 { try write(row, state, reason) }
    }

    /// It rings at another time; what is settled is only put off when the person says so.
    func put(
        _ row: Int64, off instant: Instant, to state: Reminder.State, _ reason: String?,
        evenSettled: Bool = false
    ) throws {
        try database.cachedStatement(
            sql: """
                UPDATE reminder SET state = ?1, next = ?2, wanted = ?2, failures = 0,
                    summary_id = NULL
                WHERE id = ?3 AND (?4 OR state IN ('planned', 'snoozed', 'claimed'))
                """
        ).execute(arguments: [state.rawValue, instant.seconds, row, evenSettled])
        if database.changesCount == 1 { try write(row, state, reason) }
    }

    /// Why it is not on record as rung, when the plan drops what was withdrawn.
    func withdrawal(of row: Int64) throws -> String? {
        guard let reason = try lastReason(of: row), reason.hasPrefix(Self.withdrawn) else {
            return nil
        }
        return String(reason.dropFirst(Self.withdrawn.count))
    }

    /// Why it is what it is; nil when nothing was said.
    func lastReason(of row: Int64) throws -> String? {
        try String.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT reason FROM reminder_event WHERE reminder_id = ?
                    ORDER BY id DESC LIMIT 1
                    """), arguments: [row])
    }

    private static let withdrawn = "looked at again: "

    /// Its item is not what it was planned from: its person is marked, and it waits for the plan.
    func withdraw(_ row: Int64, until: Instant, _ reason: String) throws {
        try database.cachedStatement(
            sql: """
                UPDATE reminder SET state = 'planned', next = ?, summary_id = NULL
                WHERE id = ? AND state IN ('planned', 'snoozed', 'claimed')
                """
        ).execute(arguments: [until.seconds, row])
        // As long as no plan says otherwise it is looked at again and again: that is said once.
        if database.changesCount == 1, try withdrawal(of: row) != reason {
            try write(row, .planned, Self.withdrawn + reason)
        }
        let person = try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT person_id FROM reminder WHERE id = ?"),
            arguments: [row])
        if let person { try PlanMarks(database, at: now).mark(person) }
    }
}
