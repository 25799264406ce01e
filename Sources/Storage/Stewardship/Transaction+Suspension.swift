package import Campus
package import Recurrence

/// What stops people from acting: each thing that does has a row, so that none ends with another.
extension Transaction {
    /// What stops somebody from acting the longest; nil for nothing.
    package func suspension(of person: PersonID) throws(StorageError) -> Suspension? {
        try row(
            """
            SELECT since, until, reason, words FROM suspension WHERE person_id = ?
            ORDER BY CASE WHEN until IS NULL THEN 0 ELSE 1 END, until DESC, id DESC LIMIT 1
            """, [person]
        ).map(Suspension.init(row:))
    }

    /// Stops somebody from acting, beside what does already.
    ///
    /// - Parameters:
    ///   - decision: what it follows from.
    ///   - actor: who decided so.
    package func suspend(
        _ person: Person, _ suspension: Suspension, for decision: DecisionID, by actor: Person
    ) throws(StorageError) {
        try execute(
            "UPDATE person SET suspended = COALESCE(suspended, ?) WHERE id = ?",
            [suspension.since.seconds, person.id])
        try execute(
            """
            INSERT INTO suspension (person_id, decision_id, since, until, reason, words, by_id)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                person.id, decision, suspension.since.seconds, suspension.until?.seconds,
                suspension.reason.rawValue, suspension.words, actor.id,
            ])
    }

    /// Lets go of what follows from a decision.
    ///
    /// - Returns: who may act again for it, since nothing else stops them: whose suspension it was, and other accounts of
    ///   their mailbox that were stopped with them.
    package func liftSuspension(
        from decision: DecisionID, at now: Instant
    ) throws(StorageError) -> [Person] {
        let stopped = try rows(
            "SELECT DISTINCT person_id FROM suspension WHERE decision_id = ? ORDER BY person_id",
            [decision]
        ).map { $0["person_id"] as PersonID }
        try execute("DELETE FROM suspension WHERE decision_id = ?", [decision])
        var restored: [Person] = []
        for id in stopped where try restoreUnstopped(id, at: now) {
            if let person = try person(id) { restored.append(person) }
        }
        return restored
    }

    /// Lets somebody act again whom nothing stops any more.
    ///
    /// - Returns: whether that is so.
    private func restoreUnstopped(
        _ person: PersonID, at now: Instant
    ) throws(StorageError) -> Bool {
        let isStopped =
            try row(
                """
                SELECT 1 FROM suspension WHERE person_id = ? AND (until IS NULL OR until > ?) LIMIT 1
                """, [person, now.seconds]) != nil
        guard !isStopped else { return false }
        try restore(person)
        return true
    }

    /// Lets somebody act again, whatever stopped them.
    package func restore(_ person: PersonID) throws(StorageError) {
        try execute("UPDATE person SET suspended = NULL WHERE id = ?", [person])
        try execute("DELETE FROM suspension WHERE person_id = ?", [person])
    }

    /// Whom nothing stops any more by now.
    package func endedSuspensions(at now: Instant) throws(StorageError) -> [Person] {
        try rows(
            """
            SELECT \(Person.columns) FROM person
            WHERE id IN (SELECT person_id FROM suspension WHERE until <= ?1)
            AND id NOT IN (SELECT person_id FROM suspension WHERE until IS NULL OR until > ?1)
            ORDER BY id
            """, [now.seconds]
        ).compactMap { Person(row: $0, shownTo: viewing) }
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
