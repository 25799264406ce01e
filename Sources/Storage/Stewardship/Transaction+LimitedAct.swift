package import Campus
package import Recurrence

extension Transaction {
    /// Writes down that somebody does what may be done so many times a day alone.
    ///
    /// - Returns: how often they did it since an instant, this time included: by all accounts of their mailbox.
    package func countLimited(
        _ act: String, by person: PersonID, since: Instant, at now: Instant
    ) throws(StorageError) -> Int {
        try execute(
            "DELETE FROM limited_act WHERE person_id = ? AND act = ? AND at <= ?",
            [person, act, since.seconds])
        try execute(
            "INSERT INTO limited_act (person_id, act, at) VALUES (?, ?, ?)",
            [person, act, now.seconds])
        return Int(
            try number(
                """
                SELECT COUNT(*) FROM limited_act WHERE act = ?2 AND at > ?3 AND (person_id = ?1
                    OR person_id IN (SELECT person_id FROM (\(MailboxQueries.others)) AS other))
                """, [person, act, since.seconds]) ?? 0)
    }
}
