public import Campus
import GRDB

extension Transaction {
    /// Takes a person out of the home with all that is theirs.
    ///
    /// - Parameter removingContent: what they wrote for others goes too; otherwise it stays
    ///   without a name.
    public func erase(_ person: Person, removingContent: Bool) throws(StorageError) {
        let profile = try profile(of: person)
        if removingContent {
            let tables = try run { try PersonalTables($0) }
            for key in tables.keys where key.becomesNull {
                try execute(
                    "DELETE FROM \(key.table) WHERE \(key.column) = ?", [person.id])
            }
        }
        try forgetAddresses(of: profile)
        try execute(
            """
            UPDATE community SET members = members - 1
            WHERE id IN (SELECT community_id FROM membership WHERE person_id = ?)
            """, [person.id])
        try execute("DELETE FROM person WHERE id = ?", [person.id])
    }

    /// Addresses that others typed to find the person.
    private func forgetAddresses(of profile: Profile) throws(StorageError) {
        for address in [profile.email?.text, profile.phone?.text].compactMap(\.self) {
            try execute("DELETE FROM friend_request WHERE address = ?", [address])
        }
    }
}

extension Store {
    /// Makes the bytes of what was deleted, and of what was overwritten before, unreadable.
    ///
    /// The file is written anew without its free pages, and the write-ahead log is emptied.
    /// - Throws: `StorageError.busy` while another process still reads from the log.
    public func forget() throws(StorageError) {
        do {
            try queue.inDatabase { database in
                try database.execute(
                    sql: "PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON; VACUUM")
                let row = try Row.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
                guard (row?[0] as Int?) ?? 0 == 0 else { throw StorageError.busy }
            }
        } catch {
            throw StorageError(error)
        }
    }

    /// As `transaction`; what it deletes is overwritten at once.
    public func erasing<Value>(_ body: (Transaction) throws -> Value) throws -> Value {
        do {
            try queue.inDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
        } catch {
            throw StorageError(error)
        }
        return try transaction(body)
    }
}
