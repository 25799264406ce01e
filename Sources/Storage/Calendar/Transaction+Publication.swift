package import Campus
package import Recurrence

extension Transaction {
    /// The token of a person's published calendar; nil before it is published.
    package func publicationToken(of person: Person) throws(StorageError) -> String? {
        try row("SELECT token FROM publication WHERE person_id = ?", [person.id]).map {
            $0["token"]
        }
    }

    /// Gives a person's published calendar another token.
    package func setPublicationToken(
        _ token: String, of person: Person, at now: Instant
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO publication (person_id, token, since) VALUES (?, ?, ?)
            ON CONFLICT (person_id) DO UPDATE SET token = excluded.token, since = excluded.since
            """, [person.id, token, now.seconds])
    }

    /// The folders that a person's calendar is published in.
    package func publicationFolders(of person: Person) throws(StorageError) -> [String] {
        try rows(
            "SELECT folder FROM publication_folder WHERE person_id = ? ORDER BY folder", [person.id]
        ).map { $0["folder"] }
    }

    /// All folders that anybody's calendar is published in.
    package func publicationFolders() throws(StorageError) -> [String] {
        try rows("SELECT DISTINCT folder FROM publication_folder ORDER BY folder").map {
            $0["folder"]
        }
    }

    package func addPublicationFolder(
        _ folder: String, of person: Person
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO publication_folder (person_id, folder) VALUES (?, ?)
            ON CONFLICT (person_id, folder) DO NOTHING
            """, [person.id, folder])
    }

    /// What the names of published files are signed with.
    ///
    /// - Parameter fresh: kept when there is none yet.
    package func publicationKey(orKeep fresh: String) throws(StorageError) -> String {
        try execute(
            "INSERT INTO publication_key (id, secret) VALUES (1, ?) ON CONFLICT (id) DO NOTHING",
            [fresh])
        return try publicationKey() ?? fresh
    }

    /// As `publicationKey(orKeep:)`, but nil before anything was published.
    package func publicationKey() throws(StorageError) -> String? {
        try row("SELECT secret FROM publication_key WHERE id = 1").map { $0["secret"] }
    }
}
