package import Campus
package import Recurrence

/// By what a provider names somebody, for ever: its own name and theirs.
package struct IdentityKey: Hashable, Sendable {
    package var issuer: String
    package var subject: String

    package init(issuer: String, subject: String) {
        self.issuer = issuer
        self.subject = subject
    }
}

extension Transaction {
    /// Whose account is linked with whom a provider names, who has just signed in by it.
    package func useIdentity(
        _ key: IdentityKey, at now: Instant
    ) throws(StorageError) -> PersonID? {
        try value(
            """
            UPDATE linked_identity SET used = ? WHERE issuer = ? AND subject = ?
            RETURNING person_id
            """, [now.seconds, key.issuer, key.subject])
    }

    /// Links whom a provider names with somebody, unless it is with somebody else.
    ///
    /// - Returns: with whom it is linked.
    package func link(
        _ key: IdentityKey, to person: PersonID, at now: Instant
    ) throws(StorageError) -> PersonID? {
        try execute(
            """
            INSERT INTO linked_identity (person_id, issuer, subject, made) VALUES (?, ?, ?, ?)
            ON CONFLICT (issuer, subject) DO NOTHING
            """, [person, key.issuer, key.subject, now.seconds])
        return try value(
            "SELECT person_id FROM linked_identity WHERE issuer = ? AND subject = ?",
            [key.issuer, key.subject])
    }

    package func identities(of person: PersonID) throws(StorageError) -> [LinkedIdentity] {
        try rows(
            "SELECT id, issuer, made, used FROM linked_identity WHERE person_id = ? ORDER BY id",
            [person]
        ).map {
            LinkedIdentity(
                id: $0["id"], issuer: $0["issuer"], made: Instant(seconds: $0["made"]),
                used: ($0["used"] as Int64?).map { Instant(seconds: $0) })
        }
    }

    package func identityKeys(of person: PersonID) throws(StorageError) -> [IdentityKey] {
        try rows("SELECT issuer, subject FROM linked_identity WHERE person_id = ?", [person]).map {
            IdentityKey(issuer: $0["issuer"], subject: $0["subject"])
        }
    }

    /// - Returns: whether there was one.
    package func unlink(
        _ id: RowID<LinkedIdentity>, of person: PersonID
    ) throws(StorageError) -> Bool {
        try execute("DELETE FROM linked_identity WHERE id = ? AND person_id = ?", [id, person]) > 0
    }
}
