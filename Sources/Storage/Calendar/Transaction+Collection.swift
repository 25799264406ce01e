package import Campus

/// How far a collection's objects were compared with what was served before.
package struct CollectionState: Hashable, Sendable {
    /// Raised by each comparison that found another object; 0 before the first.
    package var version: Int64
    /// Random, and drawn with the version.
    package var mark: String
    /// Of what the person saw when they were compared.
    package var revision: String

    package init(version: Int64, mark: String, revision: String) {
        self.version = version
        self.mark = mark
        self.revision = revision
    }
}

/// One object of a collection, as it was told to programs.
package struct CollectionEntry: Hashable, Sendable {
    package var name: String
    /// Nil for what is gone.
    package var tag: String?
    /// With which it became so.
    package var version: Int64
}

/// What programs were told of collections.
extension Transaction {
    /// The states of somebody's collections, by name.
    package func collectionStates(
        of person: PersonID
    ) throws(StorageError) -> [String: CollectionState] {
        let rows = try rows(
            """
            SELECT state.collection, state.version, state.revision,
                COALESCE(marked.mark, '') AS mark
            FROM collection_state AS state LEFT JOIN collection_version AS marked
                ON marked.person_id = state.person_id AND marked.collection = state.collection
                AND marked.version = state.version
            WHERE state.person_id = ?
            """, [person])
        let states = rows.map { row in
            (
                row["collection"] as String,
                CollectionState(
                    version: row["version"], mark: row["mark"], revision: row["revision"])
            )
        }
        return Dictionary(states) { first, _ in first }
    }

    /// What became another after a version, up to another one.
    ///
    /// - Parameter mark: of the version that the program has.
    /// - Returns: nil where there is no such version any more, or never was in this database's life.
    package func changes(
        of person: PersonID, in collection: String, after version: Int64, _ mark: String,
        upTo last: Int64
    ) throws(StorageError) -> [CollectionEntry]? {
        let known = try number(
            """
            SELECT 1 FROM collection_version
            WHERE person_id = ? AND collection = ? AND version = ? AND mark = ?
            """, [person, collection, version, mark])
        guard known != nil else { return nil }
        return try rows(
            """
            SELECT name, tag, version FROM collection_object
            WHERE person_id = ? AND collection = ? AND version > ? AND version <= ?
            ORDER BY version, name
            """, [person, collection, version, last]
        ).map { CollectionEntry(name: $0["name"], tag: $0["tag"], version: $0["version"]) }
    }

    /// Compares a collection's objects with what was told of it, and writes down what is another.
    ///
    /// - Parameters:
    ///   - tags: of all its objects, by name.
    ///   - revision: of what the person sees, of which they were made.
    ///   - mark: random, for a new version.
    package func record(
        _ tags: [String: String], of person: PersonID, in collection: String, revision: String,
        mark: String
    ) throws(StorageError) -> CollectionState {
        let state = try collectionStates(of: person)[collection]
        let rows = try rows(
            "SELECT name, tag FROM collection_object WHERE person_id = ? AND collection = ?",
            [person, collection])
        let told = Dictionary(
            rows.map { ($0["name"] as String, $0["tag"] as String?) }
        ) { first, _ in first }
        var news = tags.filter { told[$0.key] != .some($0.value) }.map {
            ($0.key, Optional($0.value))
        }
        news += told.filter { $0.value != nil && tags[$0.key] == nil }.map { ($0.key, nil) }
        if news.isEmpty, let state {
            guard state.revision != revision else { return state }
            try execute(
                "UPDATE collection_state SET revision = ? WHERE person_id = ? AND collection = ?",
                [revision, person, collection])
            return CollectionState(version: state.version, mark: state.mark, revision: revision)
        }
        let version = (state?.version ?? 0) + 1
        try write(news, of: person, in: collection, as: version)
        try execute(
            """
            INSERT INTO collection_state (person_id, collection, version, revision)
            VALUES (?1, ?2, ?3, ?4) ON CONFLICT (person_id, collection)
            DO UPDATE SET version = excluded.version, revision = excluded.revision
            """, [person, collection, version, revision])
        try execute(
            """
            INSERT INTO collection_version (person_id, collection, version, mark)
            VALUES (?, ?, ?, ?) ON CONFLICT (person_id, collection, version)
            DO UPDATE SET mark = excluded.mark
            """, [person, collection, version, mark])
        try forgetVersions(of: person, in: collection, before: version - Self.mostVersions)
        return CollectionState(version: version, mark: mark, revision: revision)
    }

    /// So many versions can be asked for; who has an older one is told all.
    private static let mostVersions: Int64 = 500

    private func write(
        _ news: [(name: String, tag: String?)], of person: PersonID, in collection: String,
        as version: Int64
    ) throws(StorageError) {
        guard !news.isEmpty else { return }
        let writing = try bulk(
            """
            INSERT INTO collection_object (person_id, collection, name, tag, version)
            VALUES (?, ?, ?, ?, ?) ON CONFLICT (person_id, collection, name)
            DO UPDATE SET tag = excluded.tag, version = excluded.version
            """)
        for (name, tag) in news.sorted(by: { $0.name < $1.name }) {
            writing.bind(person)
            writing.bind(collection)
            writing.bind(name)
            writing.bind(tag)
            writing.bind(version)
            try writing.run()
        }
    }

    private func forgetVersions(
        of person: PersonID, in collection: String, before oldest: Int64
    ) throws(StorageError) {
        guard oldest > 0 else { return }
        try execute(
            "DELETE FROM collection_version WHERE person_id = ? AND collection = ? AND version < ?",
            [person, collection, oldest])
        // Whoever has the oldest version that is left knows already that it is gone.
        try execute(
            """
            DELETE FROM collection_object
            WHERE person_id = ? AND collection = ? AND version <= ? AND tag IS NULL
            """, [person, collection, oldest])
    }
}

/// What programs set on collections.
extension Transaction {
    /// By collection, then by name.
    package func collectionProperties(
        of person: PersonID
    ) throws(StorageError) -> [String: [String: String]] {
        var found: [String: [String: String]] = [:]
        let rows = try rows(
            "SELECT collection, name, value FROM collection_property WHERE person_id = ?", [person])
        for row in rows { found[row["collection"], default: [:]][row["name"]] = row["value"] }
        return found
    }

    /// - Parameter value: nil to have none any more.
    package func setCollectionProperty(
        _ name: String, _ value: String?, of person: PersonID, in collection: String
    ) throws(StorageError) {
        guard let value else {
            try execute(
                """
                DELETE FROM collection_property WHERE person_id = ? AND collection = ? AND name = ?
                """, [person, collection, name])
            return
        }
        try execute(
            """
            INSERT INTO collection_property (person_id, collection, name, value)
            VALUES (?, ?, ?, ?) ON CONFLICT (person_id, collection, name)
            DO UPDATE SET value = excluded.value
            """, [person, collection, name, value])
    }
}
