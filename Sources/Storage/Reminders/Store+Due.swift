package import Campus
import GRDB
package import Recurrence

/// What is due, and its claims.
extension Store {
    static let dueReminders = """
        SELECT \(DueReminder.columns) FROM reminder AS r
        CROSS JOIN person ON person.id = r.person_id
        WHERE r.next <= ? ORDER BY r.next, r.person_id LIMIT ?
        """
    static let nextReminder = "SELECT MIN(next) FROM reminder WHERE next IS NOT NULL"

    /// What is due, in order of its instant, then of the person.
    ///
    /// - Parameter person: nil for everybody.
    package func due(
        at now: Instant, limit: Int, of person: Person? = nil
    ) throws(StorageError) -> [DueReminder] {
        try read { database in
            let sql =
                person == nil
                ? Self.dueReminders
                : Self.dueReminders.replacing("<= ?", with: "<= ? AND r.person_id = ?")
            let arguments: StatementArguments =
                person.map { [now.seconds, $0.id, limit] } ?? [now.seconds, limit]
            return try Row.fetchAll(database.cachedStatement(sql: sql), arguments: arguments)
                .compactMap(DueReminder.init(row:))
        }
    }

    /// When there is something to do next; nil when nothing is planned.
    package func nextDue(of person: Person? = nil) throws(StorageError) -> Instant? {
        try read { database in
            let narrowed = person == nil ? "" : " AND person_id = ?"
            let statement = try database.cachedStatement(sql: Self.nextReminder + narrowed)
            return try Int64.fetchOne(
                statement, arguments: person.map { [$0.id] } ?? []
            ).map(Instant.init(seconds:))
        }
    }

    /// Reminders by their numbers, in that order: those that were held until there is room.
    package func reminders(_ rows: [Int64]) throws(StorageError) -> [DueReminder] {
        try read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT \(DueReminder.columns) FROM reminder AS r
                    CROSS JOIN person ON person.id = r.person_id
                    WHERE r.id = ? AND r.state = 'claimed'
                    """)
            return try rows.compactMap { row in
                try Row.fetchOne(statement, arguments: [row]).flatMap(DueReminder.init(row:))
            }
        }
    }

    /// What a summary tells, in order of the instants at which it was to ring.
    package func parts(ofSummary row: Int64) throws(StorageError) -> [DueReminder] {
        try read { database in
            try Row.fetchAll(
                database.cachedStatement(
                    sql: """
                        SELECT \(DueReminder.columns) FROM reminder AS r
                        CROSS JOIN person ON person.id = r.person_id
                        WHERE r.summary_id = ? AND r.state = 'claimed' ORDER BY r.wanted, r.id
                        """), arguments: [row]
            ).compactMap(DueReminder.init(row:))
        }
    }

    /// Writes that attempts begin: all in one transaction, which outlives a loss of power.
    ///
    /// - Returns: in their order; nil where the reminder is settled already, put off, or gone.
    package func claim(
        _ claims: [ReminderClaim], at now: Instant
    ) throws(StorageError) -> [Attempt?] {
        try write { database in
            let claiming = try database.cachedStatement(
                sql: """
                    UPDATE reminder SET state = 'claimed', next = NULL, title = ?
                    WHERE id = ? AND state IN ('planned', 'snoozed', 'claimed')
                        AND (next IS NULL OR next <= ?)
                    """)
            let counting = try database.cachedStatement(
                sql: "SELECT MAX(attempt) FROM delivery WHERE reminder_id = ?")
            let beginning = try database.cachedStatement(
                sql: """
                    INSERT INTO delivery (reminder_id, attempt, channel, started, outcome)
                    VALUES (?, ?, ?, ?, 'underWay')
                    """)
            return try claims.map { claim in
                try claiming.execute(arguments: [claim.title, claim.row, now.seconds])
                guard database.changesCount == 1 else { return nil }
                let number = (try Int.fetchOne(counting, arguments: [claim.row]) ?? 0) + 1
                try beginning.execute(
                    arguments: [claim.row, number, claim.channel, now.seconds])
                return Attempt(reminder: claim.row, number: number)
            }
        }
    }

    /// What a dead process left: its attempts were interrupted, and are to be made again at once.
    ///
    /// To be run by the only ringing process, before it rings.
    /// - Returns: how many attempts that were.
    @discardableResult
    package func recover(at now: Instant) throws(StorageError) -> Int {
        try write { database in
            try database.execute(
                sql: """
                    UPDATE delivery SET finished = ?, outcome = 'interrupted'
                    WHERE outcome = 'underWay'
                    """,
                arguments: [now.seconds])
            let interrupted = database.changesCount
            // What is told in a summary waits for that summary.
            try database.execute(
                sql: """
                    UPDATE reminder SET state = 'planned', next = wanted
                    WHERE state = 'claimed' AND summary_id IS NULL
                    """)
            return interrupted
        }
    }
}
