public import Campus
import GRDB
public import Recurrence

extension Store {
    /// What is on record of some reminders, in their order; nil where nothing is.
    ///
    /// - Parameter items: each an item's id and a lead in seconds.
    public func reminderStates(
        of person: Person, items: [(item: String, lead: Int64)]
    ) throws(StorageError) -> [Reminder.State?] {
        try read { database in
            let statement = try database.cachedStatement(
                sql: "SELECT state FROM reminder WHERE person_id = ? AND item = ? AND lead = ?")
            return try items.map { item, lead in
                try String.fetchOne(statement, arguments: [person.id, item, lead])
                    .flatMap(Reminder.State.init(rawValue:))
            }
        }
    }

    /// Claims a reminder and writes that an attempt begins; nil when it is settled already.
    public func beginDelivery(
        of reminder: Reminder, for person: Person, by channel: String, at now: Instant
    ) throws(StorageError) -> Attempt? {
        try relaxed { database in
            let row = try Self.reminderRow(reminder, for: person, in: database)
            guard row.state == .planned else { return nil }
            try database.execute(
                sql: "UPDATE reminder SET state = 'claimed' WHERE id = ?", arguments: [row.id])
            let number =
                (try Int.fetchOne(
                    database, sql: "SELECT MAX(attempt) FROM delivery WHERE reminder_id = ?",
                    arguments: [row.id]) ?? 0) + 1
            try database.execute(
                sql: """
                    INSERT INTO delivery (reminder_id, attempt, channel, started, outcome)
                    VALUES (?, ?, ?, ?, 'underWay')
                    """,
                arguments: [row.id, number, channel, now.seconds])
            return Attempt(reminder: row.id, number: number)
        }
    }

    /// Writes how an attempt ended, and what that makes of the reminder.
    public func endDelivery(
        _ attempt: Attempt, state: Reminder.State, reason: String?, at now: Instant
    ) throws(StorageError) {
        try relaxed { database in
            try database.execute(
                sql: """
                    UPDATE delivery SET finished = ?, outcome = ?, reason = ?
                    WHERE reminder_id = ? AND attempt = ?
                    """,
                arguments: [
                    now.seconds, reason == nil ? "delivered" : "failed", reason, attempt.reminder,
                    attempt.number,
                ])
            try database.execute(
                sql: "UPDATE reminder SET state = ? WHERE id = ?",
                arguments: [state.rawValue, attempt.reminder])
        }
    }

    /// Writes that a reminder was found when it was of no use any more.
    public func lapse(_ reminder: Reminder, for person: Person) throws(StorageError) {
        try relaxed { database in
            let row = try Self.reminderRow(reminder, for: person, in: database)
            try database.execute(
                sql: "UPDATE reminder SET state = 'lapsed' WHERE id = ?", arguments: [row.id])
        }
    }

    /// Attempts that a dead process left under way: they are to be made again.
    public func interruptDeliveries(at now: Instant) throws(StorageError) {
        try relaxed { database in
            try database.execute(
                sql: """
                    UPDATE delivery SET finished = ?, outcome = 'interrupted'
                    WHERE outcome = 'underWay'
                    """,
                arguments: [now.seconds])
            try database.execute(
                sql: "UPDATE reminder SET state = 'planned' WHERE state = 'claimed'")
        }
    }

    private static func reminderRow(
        _ reminder: Reminder, for person: Person, in database: Database
    ) throws -> (id: Int64, state: Reminder.State) {
        let item = reminder.subject.description
        try database.execute(
            sql: """
                INSERT INTO reminder (person_id, item, lead, due, state)
                VALUES (?, ?, ?, ?, 'planned') ON CONFLICT (person_id, item, lead) DO NOTHING
                """,
            arguments: [person.id, item, reminder.lead, reminder.due.seconds])
        let row = try Row.fetchOne(
            database,
            sql: "SELECT id, state FROM reminder WHERE person_id = ? AND item = ? AND lead = ?",
            arguments: [person.id, item, reminder.lead]
        ).orThrow("the reminder was not stored")
        return (row[0], Reminder.State(rawValue: row[1]) ?? .planned)
    }
}
