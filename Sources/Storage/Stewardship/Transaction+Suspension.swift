package import Campus
package import Recurrence

extension Transaction {
    package func suspension(of person: PersonID) throws(StorageError) -> Suspension? {
        try row(
            "SELECT since, until, reason, words FROM suspension WHERE person_id = ?", [person]
        ).map(Suspension.init(row:))
    }

    /// Stops somebody from acting.
    ///
    /// - Parameter actor: who decided so.
    package func suspend(
        _ person: Person, _ suspension: Suspension, by actor: Person
    ) throws(StorageError) {
        try execute(
            "UPDATE person SET suspended = ? WHERE id = ?", [suspension.since.seconds, person.id])
        try execute(
            """
            INSERT INTO suspension (person_id, since, until, reason, words, by_id)
            VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person_id) DO UPDATE SET
            since = excluded.since, until = excluded.until, reason = excluded.reason,
            words = excluded.words, by_id = excluded.by_id
            """,
            [
                person.id, suspension.since.seconds, suspension.until?.seconds,
                suspension.reason.rawValue, suspension.words, actor.id,
            ])
    }

    /// Lets somebody act again.
    package func restore(_ person: PersonID) throws(StorageError) {
        try execute("UPDATE person SET suspended = NULL WHERE id = ?", [person])
        try execute("DELETE FROM suspension WHERE person_id = ?", [person])
    }

    /// Whose suspension is over by now.
    package func endedSuspensions(at now: Instant) throws(StorageError) -> [Person] {
        try rows(
            """
            SELECT \(Person.columns) FROM person JOIN suspension ON person_id = person.id
            WHERE until <= ? ORDER BY person.id
            """, [now.seconds]
        ).compactMap { Person(row: $0) }
    }
}

extension Suspension {
    fileprivate init(row: Row) {
        self.init(
            since: Instant(seconds: row["since"]),
            until: (row["until"] as Int64?).map { Instant(seconds: $0) },
            reason: ReportReason(rawValue: row["reason"]) ?? .other, words: row["words"])
    }
}
