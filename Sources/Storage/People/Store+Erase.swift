package import Campus
import GRDB

extension Transaction {
    /// Takes a person out of the home with all that is theirs.
    ///
    /// - Parameter removingContent: what they wrote for others goes too; otherwise it stays
    ///   without a name.
    package func erase(_ person: Person, removingContent: Bool) throws(StorageError) {
        let profile = try profile(of: person)
        if removingContent {
            let tables = try run { try PersonalTables($0) }
            for key in tables.keys where key.becomesNull {
                try execute(
                    "DELETE FROM \(key.table) WHERE \(key.column) = ?", [person.id])
            }
        }
        try forgetAddresses(of: profile, person)
        try execute(
            """
            UPDATE community SET members = members - 1
            WHERE id IN (SELECT community_id FROM membership WHERE person_id = ?)
            """, [person.id])
        try execute("DELETE FROM person WHERE id = ?", [person.id])
        try forgetRemindersOfWhatIsGone()
        try forgetUnnamedModules()
    }

    /// Modules that no catalogue lists and nothing names any more: their codes stood in a feed or
    /// an entry that is gone.
    private func forgetUnnamedModules() throws(StorageError) {
        let keys = try run { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT m.name, c.name FROM sqlite_master AS m
                    JOIN pragma_table_info(m.name) AS c
                    WHERE m.type = 'table' AND c.name = 'module_id' ORDER BY m.name
                    """
            ).map { (table: $0[0] as String, column: $0[1] as String) }
        }
        let isNamed = keys.map { "AND id NOT IN (SELECT \($0.column) FROM \($0.table))" }
        try execute(
            """
            DELETE FROM module WHERE source IS NULL AND title IS NULL AND description IS NULL
            AND staff = '' \(isNamed.joined(separator: " "))
            """)
    }

    /// Addresses that others typed to find the person; not one that somebody else has too.
    private func forgetAddresses(
        of profile: Profile, _ person: Person
    ) throws(StorageError) {
        for address in [profile.email?.text, profile.phone?.text].compactMap(\.self) {
            try execute(
                """
                DELETE FROM friend_request WHERE address = ?1 AND NOT EXISTS (
                    SELECT 1 FROM person WHERE id <> ?2 AND (email = ?1 OR phone = ?1))
                """, [address, person.id])
        }
    }
}

extension Store {
    /// Makes the bytes of what was deleted, and of what was overwritten before, unreadable.
    ///
    /// The file is written anew without its free pages, and the write-ahead log is emptied.
    /// - Throws: `StorageError.busy` while another process still reads from the log.
    package func forget() throws(StorageError) {
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
    package func erasing<Value>(_ body: (Transaction) throws -> Value) throws -> Value {
        do {
            try queue.inDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
        } catch {
            throw StorageError(error)
        }
        return try transaction(body)
    }
}
