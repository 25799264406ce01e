package import Campus
package import Recurrence

/// What operators set for the site: each change a row, and the newest of a key is what is so.
extension Transaction {
    package func siteSettings() throws(StorageError) -> [SiteKey: String] {
        var settings: [SiteKey: String] = [:]
        let newest = try rows(
            """
            SELECT key, value FROM site_setting
            WHERE id IN (SELECT MAX(id) FROM site_setting GROUP BY key)
            """)
        for row in newest {
            if let key = SiteKey(rawValue: row["key"]) { settings[key] = row["value"] as String? }
        }
        return settings
    }

    /// - Parameter value: nil for as it is without.
    package func setSite(
        _ key: SiteKey, to value: String?, by actor: Person, at now: Instant
    ) throws(StorageError) {
        try execute(
            "INSERT INTO site_setting (key, value, at, by_id) VALUES (?, ?, ?, ?)",
            [key.rawValue, value, now.seconds, actor.id])
    }

    /// All versions, the newest first.
    package func siteChanges(atMost limit: Int) throws(StorageError) -> [SiteChange] {
        try siteChanges("ORDER BY s.id DESC LIMIT ?", [limit])
    }

    package func siteChange(_ id: SiteChangeID) throws(StorageError) -> SiteChange? {
        try siteChanges("WHERE s.id = ?", [id]).first
    }

    private func siteChanges(
        _ condition: String, _ values: Values
    ) throws(StorageError) -> [SiteChange] {
        try rows(
            """
            SELECT s.id, s.key, s.value, s.at, \(Person.part),
                (SELECT former.value FROM site_setting AS former
                    WHERE former.key = s.key AND former.id < s.id
                    ORDER BY former.id DESC LIMIT 1) AS former,
                NOT EXISTS (SELECT 1 FROM site_setting AS later
                    WHERE later.key = s.key AND later.id > s.id) AS newest
            FROM site_setting AS s LEFT JOIN person ON person.id = s.by_id \(condition)
            """, values
        ).compactMap { SiteChange(row: $0, shownTo: viewing) }
    }
}

extension SiteChange {
    /// Nil for a key that another version of the program has.
    fileprivate init?(row: Row, shownTo viewing: Viewing) {
        guard let key = SiteKey(rawValue: row["key"]) else { return nil }
        let author = row.part("person")
        self.init(
            id: row["id"], key: key, value: row["value"], former: row["former"],
            at: Instant(seconds: row["at"]),
            author: author.isEmpty("id") ? nil : Person(row: author, shownTo: viewing),
            isNewest: row["newest"])
    }
}
