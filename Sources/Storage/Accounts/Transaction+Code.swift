package import Campus
package import Foundation
package import Recurrence

/// A code that was mailed and not used yet.
package struct PendingCode: Sendable {
    /// What it is good for.
    package enum Purpose: String, Sendable {
        /// To sign in, or up.
        case signIn = "sign-in"
        /// To add the address to an account.
        case address
    }

    package var digest: Data
    package var made: Instant
    package var expires: Instant
    package var tries: Int
    /// Who wants the address to be theirs; nil where that is found by the address.
    package var person: PersonID?
    /// How many were made for the address within an hour before this one, and this one.
    package var withinHour: Int
}

/// What was sent of late, for how soon the next may be.
package struct SentCodes: Sendable {
    package let count: Int
    /// Nil for none.
    package let last: Instant?
}

extension Transaction {
    /// What was sent to an address, for whatever purpose.
    package func sentCodes(to address: String) throws(StorageError) -> SentCodes {
        try sentCodes("address = ?", address)
    }

    /// The same of all addresses of a mailbox that wait for each other.
    package func sentCodes(toMailbox mailbox: String) throws(StorageError) -> SentCodes {
        try sentCodes("mailbox = ?", mailbox)
    }

    private func sentCodes(
        _ condition: String, _ value: String
    ) throws(StorageError) -> SentCodes {
        let row = try row(
            """
            SELECT CAST(COALESCE(SUM(within_hour), 0) AS BIGINT) AS count, MAX(made) AS last
            FROM sign_in_code WHERE \(condition)
            """, [value])
        return SentCodes(
            count: row?["count"] ?? 0,
            last: (row?["last"] as Int64??)?.map { Instant(seconds: $0) })
    }

    package func code(
        for address: String, _ purpose: PendingCode.Purpose
    ) throws(StorageError) -> PendingCode? {
        try row(
            "SELECT \(PendingCode.columns) FROM sign_in_code WHERE address = ? AND purpose = ?",
            [address, purpose.rawValue]
        ).map { PendingCode(row: $0) }
    }

    /// Keeps a code instead of any that was sent for the same purpose.
    ///
    /// - Parameter mailbox: whose other addresses wait for it; nil where none does.
    package func save(
        _ code: PendingCode, for address: String, in mailbox: String?,
        _ purpose: PendingCode.Purpose
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO sign_in_code (address, purpose, person_id, digest, made, expires, tries,
                                      within_hour, mailbox)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (address, purpose) DO UPDATE SET person_id = excluded.person_id,
            digest = excluded.digest, made = excluded.made, expires = excluded.expires,
            tries = excluded.tries, within_hour = excluded.within_hour, mailbox = excluded.mailbox
            """,
            [
                address, purpose.rawValue, code.person, code.digest, code.made.seconds,
                code.expires.seconds, code.tries, code.withinHour, mailbox ?? "",
            ])
    }

    package func countTry(
        at address: String, _ purpose: PendingCode.Purpose
    ) throws(StorageError) {
        try execute(
            "UPDATE sign_in_code SET tries = tries + 1 WHERE address = ? AND purpose = ?",
            [address, purpose.rawValue])
    }

    /// A code that was used opens nothing any more; that it was sent is kept for an hour.
    package func useUp(
        _ address: String, _ purpose: PendingCode.Purpose
    ) throws(StorageError) {
        try execute(
            "UPDATE sign_in_code SET expires = 0 WHERE address = ? AND purpose = ?",
            [address, purpose.rawValue])
    }

    /// Lets another code be made at once, as if the last one was made some seconds earlier and had not been the one
    /// more.
    package func releaseCode(
        for address: String, _ purpose: PendingCode.Purpose, after seconds: Int64
    ) throws(StorageError) {
        try execute(
            """
            UPDATE sign_in_code SET made = made - ?, within_hour = within_hour - 1
            WHERE address = ? AND purpose = ? AND within_hour > 0
            """, [seconds, address, purpose.rawValue])
    }

    /// Counts a code again that was released, since its letter left after all.
    package func countReleasedCode(
        for address: String, _ purpose: PendingCode.Purpose, at now: Instant
    ) throws(StorageError) {
        try execute(
            """
            UPDATE sign_in_code SET made = ?, within_hour = within_hour + 1
            WHERE address = ? AND purpose = ?
            """, [now.seconds, address, purpose.rawValue])
    }

    /// Forgets codes that were sent more than an hour ago.
    package func forgetCodes(at now: Instant) throws(StorageError) {
        try execute("DELETE FROM sign_in_code WHERE made < ?", [now.seconds - 3_600])
    }
}

extension PendingCode {
    static let columns = "digest, made, expires, tries, person_id, within_hour"

    package init(
        digest: Data, made: Instant, expires: Instant, person: PersonID?, withinHour: Int
    ) {
        self.digest = digest
        self.made = made
        self.expires = expires
        self.person = person
        self.withinHour = withinHour
        tries = 0
    }

    init(row: Row) {
        self.init(
            digest: row["digest"], made: Instant(seconds: row["made"]),
            expires: Instant(seconds: row["expires"]), person: row["person_id"],
            withinHour: row["within_hour"])
        tries = row["tries"]
    }
}
