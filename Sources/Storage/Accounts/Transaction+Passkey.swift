package import Campus
package import Foundation
package import Recurrence

/// A passkey with whose it is, and what its signatures are checked by.
package struct KnownPasskey: Sendable {
    package var passkey: Passkey
    package var person: PersonID
    /// Whose it is, as their devices name them.
    package var handle: Data
    /// As COSE writes it.
    package var publicKey: Data
    package var counter: UInt32
    package var mayBeBackedUp: Bool

    package init(
        _ passkey: Passkey, of person: PersonID, handle: Data, publicKey: Data, counter: UInt32,
        mayBeBackedUp: Bool
    ) {
        self.passkey = passkey
        self.person = person
        self.handle = handle
        self.publicKey = publicKey
        self.counter = counter
        self.mayBeBackedUp = mayBeBackedUp
    }
}

extension Transaction {
    /// As which somebody's devices know them; made when it is first asked for.
    package func passkeyHandle(
        of person: PersonID, else made: @autoclosure () -> Data
    ) throws(StorageError) -> Data {
        let known: Data? = try value(
            "SELECT handle FROM passkey_handle WHERE person_id = ?", [person])
        if let known { return known }
        let handle = made()
        try execute(
            "INSERT INTO passkey_handle (person_id, handle) VALUES (?, ?)", [person, handle])
        return handle
    }

    /// Somebody's passkeys, the newest first.
    package func passkeys(of person: PersonID) throws(StorageError) -> [Passkey] {
        try rows(
            "SELECT \(Passkey.columns) FROM passkey WHERE person_id = ? ORDER BY id DESC", [person]
        ).map { Passkey(row: $0) }
    }

    /// The passkey that browsers know by these bytes; nil when there is none.
    package func passkey(credential: Data) throws(StorageError) -> KnownPasskey? {
        try row(
            """
            SELECT \(Passkey.columns), person_id, public_key, counter, may_be_backed_up,
            (SELECT handle FROM passkey_handle AS h WHERE h.person_id = passkey.person_id) AS handle
            FROM passkey WHERE credential = ?
            """, [credential]
        ).map { row in
            KnownPasskey(
                Passkey(row: row), of: row["person_id"], handle: row["handle"],
                publicKey: row["public_key"], counter: UInt32(clamping: row["counter"] as Int64),
                mayBeBackedUp: row["may_be_backed_up"])
        }
    }

    /// Keeps a passkey.
    ///
    /// - Returns: nil when there is one that browsers know by the same bytes.
    package func add(_ known: KnownPasskey) throws(StorageError) -> Passkey? {
        let passkey = known.passkey
        let id: RowID<Passkey>? = try value(
            """
            INSERT INTO passkey (person_id, credential, public_key, counter, may_be_backed_up,
                                 is_backed_up, transports, name, made)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (credential) DO NOTHING RETURNING id
            """,
            [
                known.person, passkey.credential, known.publicKey, Int64(known.counter),
                known.mayBeBackedUp, passkey.isBackedUp, passkey.transports.joined(separator: ","),
                passkey.name, passkey.made.seconds,
            ])
        guard let id else { return nil }
        var kept = passkey
        kept.id = id
        return kept
    }

    /// Writes down that a passkey has just signed.
    package func use(
        _ id: RowID<Passkey>, counter: UInt32, isBackedUp: Bool, at now: Instant
    ) throws(StorageError) {
        try execute(
            "UPDATE passkey SET counter = ?, is_backed_up = ?, used = ? WHERE id = ?",
            [Int64(counter), isBackedUp, now.seconds, id])
    }

    /// - Returns: the passkey as it is called now; nil when it was not theirs.
    package func renamePasskey(
        _ id: RowID<Passkey>, of person: PersonID, to name: String
    ) throws(StorageError) -> Passkey? {
        try row(
            """
            UPDATE passkey SET name = ? WHERE id = ? AND person_id = ?
            RETURNING \(Passkey.columns)
            """, [name, id, person]
        ).map { Passkey(row: $0) }
    }

    /// - Returns: whether there was one.
    package func removePasskey(
        _ id: RowID<Passkey>, of person: PersonID
    ) throws(StorageError) -> Bool {
        try execute("DELETE FROM passkey WHERE id = ? AND person_id = ?", [id, person]) > 0
    }
}

// MARK: - Challenges

extension Transaction {
    /// So many wait for their answers at most; beyond them the oldest are forgotten.
    private static let mostChallenges: Int64 = 20_000

    /// Keeps what is to be signed.
    ///
    /// - Parameter person: who adds a passkey; nil for whoever signs in.
    package func addChallenge(
        digest: Data, of person: PersonID?, from now: Instant, until end: Instant
    ) throws(StorageError) {
        try execute("DELETE FROM passkey_challenge WHERE expires <= ?", [now.seconds])
        let id: Int64? = try value(
            """
            INSERT INTO passkey_challenge (digest, person_id, expires) VALUES (?, ?, ?)
            RETURNING id
            """, [digest, person, end.seconds])
        try execute(
            "DELETE FROM passkey_challenge WHERE id <= ?", [(id ?? 0) - Self.mostChallenges])
    }

    /// Takes what was to be signed, which is gone then.
    ///
    /// - Returns: whether it was there, of that person, and in time.
    package func takeChallenge(
        digest: Data, of person: PersonID?, at now: Instant
    ) throws(StorageError) -> Bool {
        try execute(
            """
            DELETE FROM passkey_challenge
            WHERE digest = ? AND person_id IS NOT DISTINCT FROM ? AND expires > ?
            """, [digest, person, now.seconds]) > 0
    }
}

extension Passkey {
    fileprivate static let columns = "id, name, credential, transports, is_backed_up, made, used"

    fileprivate init(row: Row) {
        let transports: String = row["transports"]
        self.init(
            id: row["id"], name: row["name"], credential: row["credential"],
            transports: transports.split(separator: ",").map(String.init),
            isBackedUp: row["is_backed_up"], made: Instant(seconds: row["made"]),
            used: (row["used"] as Int64?).map { Instant(seconds: $0) })
    }
}
