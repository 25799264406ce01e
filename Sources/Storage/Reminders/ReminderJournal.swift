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

    /// It rings at another time.
    func put(
        _ row: Int64, off instant: Instant, to state: Reminder.State, _ reason: String?
    ) throws {
        try database.cachedStatement(
            sql: """
                UPDATE reminder SET state = ?1, next = ?2, wanted = ?2, failures = 0,
                    summary_id = NULL
                WHERE id = ?3
                """
        ).execute(arguments: [state.rawValue, instant.seconds, row])
        if database.changesCount == 1 { try write(row, state, reason) }
    }

    /// Its item is not what it was planned from: its person is marked, and it waits for the plan.
    func withdraw(_ row: Int64, until: Instant) throws {
        try database.cachedStatement(
            sql: "UPDATE reminder SET state = 'planned', next = ?, summary_id = NULL WHERE id = ?"
        ).execute(arguments: [until.seconds, row])
        let person = try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT person_id FROM reminder WHERE id = ?"),
            arguments: [row])
        if let person { try PlanMarks(database, at: now).mark(person) }
    }
}
