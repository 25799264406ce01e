package import Campus

extension Transaction {
    /// What a person set, by key.
    package func settings(of person: Person) throws(StorageError) -> [String: String] {
        Dictionary(
            try rows("SELECT key, value FROM setting WHERE person_id = ?", [person.id])
                .map { ($0["key"], $0["value"]) }
        ) { first, _ in first }
    }

    package func setting(_ key: String, of person: Person) throws(StorageError) -> String? {
        try row(
            "SELECT value FROM setting WHERE person_id = ? AND key = ?", [person.id, key]
        ).map { $0["value"] }
    }

    /// - Parameter value: nil puts it back to how it comes.
    package func set(_ key: String, _ value: String?, of person: Person) throws(StorageError) {
        guard let value else {
            try execute("DELETE FROM setting WHERE person_id = ? AND key = ?", [person.id, key])
            return
        }
        try execute(
            """
            INSERT INTO setting (person_id, key, value) VALUES (?, ?, ?)
            ON CONFLICT (person_id, key) DO UPDATE SET value = excluded.value
            """, [person.id, key, value])
    }
}
