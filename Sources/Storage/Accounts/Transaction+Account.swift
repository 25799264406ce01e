package import Campus
package import Foundation
package import Recurrence

/// Addresses, passwords and invitations.
extension Transaction {
    /// The addresses that were proved to be somebody's, in the order of their proof.
    package func provenAddresses(
        of person: PersonID
    ) throws(StorageError) -> [ProvenAddress] {
        try rows(
            "SELECT id, address, at FROM proven_address WHERE person_id = ? ORDER BY at, id",
            [person]
        ).map { ProvenAddress(id: $0["id"], text: $0["address"], at: Instant(seconds: $0["at"])) }
    }

    /// The only person who says that an address is theirs and has proved none yet: an account that is
    /// to be claimed; nil when several say so.
    package func claimable(by address: String) throws(StorageError) -> Person? {
        let people = try rows(
            """
            SELECT \(Person.columns) FROM person WHERE (email = ?1 OR phone = ?1)
            AND NOT EXISTS (SELECT 1 FROM proven_address WHERE person_id = person.id)
            LIMIT 2
            """, [address]
        ).compactMap { Person(row: $0, shownTo: viewing) }
        return people.count == 1 ? people.first : nil
    }

    /// - Returns: the address that is nobody's any more; nil when it was not theirs.
    package func removeAddress(
        _ id: RowID<ProvenAddress>, of person: PersonID
    ) throws(StorageError) -> String? {
        try value(
            "DELETE FROM proven_address WHERE id = ? AND person_id = ? RETURNING address",
            [id, person])
    }

    /// The hash of somebody's password; nil where they have none.
    package func passwordHash(of person: PersonID) throws(StorageError) -> String? {
        try value("SELECT hash FROM account_password WHERE person_id = ?", [person])
    }

    /// When somebody's password was set; nil where they have none.
    package func passwordTime(of person: PersonID) throws(StorageError) -> Instant? {
        let seconds: Int64? = try value(
            "SELECT at FROM account_password WHERE person_id = ?", [person])
        return seconds.map { Instant(seconds: $0) }
    }

    /// - Parameter hash: nil to have none any more.
    package func setPassword(
        _ hash: String?, of person: PersonID, at now: Instant
    ) throws(StorageError) {
        guard let hash else {
            try execute("DELETE FROM account_password WHERE person_id = ?", [person])
            return
        }
        try execute(
            """
            INSERT INTO account_password (person_id, hash, at) VALUES (?, ?, ?)
            ON CONFLICT (person_id) DO UPDATE SET hash = excluded.hash, at = excluded.at
            """, [person, hash, now.seconds])
    }

    package func addAppPassword(
        of person: PersonID, name: String, digest: Data, at now: Instant
    ) throws(StorageError) -> AppPassword {
        let id: RowID<AppPassword> = try value(
            """
            INSERT INTO app_password (person_id, digest, name, made) VALUES (?, ?, ?, ?)
            RETURNING id
            """, [person, digest, name, now.seconds]
        ).orThrow("the app password was not stored")
        return AppPassword(id: id, name: name, made: now, used: nil)
    }

    /// Somebody's app passwords, the newest first.
    package func appPasswords(of person: PersonID) throws(StorageError) -> [AppPassword] {
        try rows(
            "SELECT id, name, made, used FROM app_password WHERE person_id = ? ORDER BY id DESC",
            [person]
        ).map { AppPassword(row: $0) }
    }

    /// Whose an app password is; nil when there is no such.
    package func appPassword(
        digest: Data
    ) throws(StorageError) -> (password: AppPassword, of: PersonID)? {
        try row(
            "SELECT id, name, made, used, person_id FROM app_password WHERE digest = ?", [digest]
        ).map { (AppPassword(row: $0), $0["person_id"]) }
    }

    package func touchAppPassword(
        _ id: RowID<AppPassword>, at now: Instant
    ) throws(StorageError) {
        try execute(
            "UPDATE app_password SET used = ?1 WHERE id = ?2 AND (used IS NULL OR used < ?1)",
            [now.seconds, id])
    }

    /// - Returns: whether there was one.
    package func removeAppPassword(
        _ id: RowID<AppPassword>, of person: PersonID
    ) throws(StorageError) -> Bool {
        try execute("DELETE FROM app_password WHERE id = ? AND person_id = ?", [id, person]) > 0
    }

    /// Keeps an invitation.
    ///
    /// - Parameters:
    ///   - person: whose account it opens; nil for a new one.
    ///   - role: which a new one gets.
    package func addInvitation(
        digest: Data, for person: PersonID?, role: Person.Role, lasting: ClosedRange<Instant>
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO invitation (digest, person_id, role, made, expires) VALUES (?, ?, ?, ?, ?)
            """,
            [
                digest, person, role.rawValue, lasting.lowerBound.seconds,
                lasting.upperBound.seconds,
            ])
    }

    /// Whose account an invitation opens, `unstored` for a new one; nil when there is none that is good.
    package func invitation(digest: Data, at now: Instant) throws(StorageError) -> PersonID? {
        try row(
            "SELECT person_id FROM invitation WHERE digest = ? AND expires > ?",
            [digest, now.seconds]
        ).map { ($0["person_id"] as PersonID?) ?? .unstored }
    }

    /// Takes an invitation, which is gone then; nil when there is none, or its time is over.
    package func takeInvitation(
        digest: Data, at now: Instant
    ) throws(StorageError) -> (person: PersonID?, role: Person.Role)? {
        try execute("DELETE FROM invitation WHERE expires <= ?", [now.seconds])
        return try row(
            "DELETE FROM invitation WHERE digest = ? RETURNING person_id, role", [digest]
        ).map { ($0["person_id"], Person.Role(rawValue: $0["role"]) ?? .student) }
    }

    /// Takes back the invitations of somebody.
    ///
    /// - Parameter person: nil for those of whoever is not here yet.
    package func forgetInvitations(of person: PersonID?) throws(StorageError) {
        guard let person else {
            try execute("DELETE FROM invitation WHERE person_id IS NULL")
            return
        }
        try execute("DELETE FROM invitation WHERE person_id = ?", [person])
    }

    /// Whether anybody is signed in, or has what they can sign in by.
    package func hasWaysIn() throws(StorageError) -> Bool {
        try value(
            """
            SELECT EXISTS (SELECT 1 FROM session) OR EXISTS (SELECT 1 FROM proven_address)
                OR EXISTS (SELECT 1 FROM account_password) OR EXISTS (SELECT 1 FROM passkey)
                OR EXISTS (SELECT 1 FROM linked_identity)
            """) ?? false
    }

    /// Operators who may act and can sign in by a letter, and have no passkey.
    package func operatorsWithoutPasskey() throws(StorageError) -> [Handle] {
        try column(
            """
            SELECT handle FROM person WHERE role = 'operator' AND suspended IS NULL
            AND id IN (SELECT person_id FROM proven_address)
            AND id NOT IN (SELECT person_id FROM passkey) ORDER BY id
            """, of: String.self
        ).compactMap { Handle($0) }
    }

    /// Who has run the home the longest; nil where nobody does.
    package func firstOperator() throws(StorageError) -> Person? {
        try row(
            """
            SELECT \(Person.columns) FROM person WHERE role = 'operator' AND suspended IS NULL
            ORDER BY id LIMIT 1
            """
        ).flatMap { Person(row: $0, shownTo: viewing) }
    }
}

extension AppPassword {
    fileprivate init(row: Row) {
        self.init(
            id: row["id"], name: row["name"], made: Instant(seconds: row["made"]),
            used: (row["used"] as Int64?).map { Instant(seconds: $0) })
    }
}
