package import Campus
package import Recurrence

extension Transaction {
    /// How many fetch records of a source are kept.
    static let keptFetches = 100

    /// The latest attempt, and the latest that brought an answer; nil where there was none.
    package func latestFetches(
        of source: Source
    ) throws(StorageError) -> (any: FetchRecord?, good: FetchRecord?) {
        try run {
            func latest(_ condition: String) throws -> FetchRecord? {
                try row(
                    """
                    SELECT \(fetchColumns) FROM "fetch"
                    WHERE source_id = ? AND \(condition) ORDER BY id DESC LIMIT 1
                    """, [source.id]
                ).flatMap(FetchRecord.init(row:))
            }
            return (
                try latest("TRUE"),
                try latest("outcome IN ('imported', 'unchanged') AND reason IS NULL")
            )
        }
    }

    /// When a source last sent its whole body, as far as that is on record.
    package func lastBody(of source: Source) throws(StorageError) -> Instant? {
        try number(
            """
            SELECT MAX(at) FROM "fetch" WHERE source_id = ? AND http_status BETWEEN 200 AND 299
            """, [source.id]
        ).map { Instant(seconds: Int64($0)) }
    }

    /// Whether a person went back from what a source brought last, and it has said nothing else that was taken, or that
    /// it held, since.
    package func isUndone(_ source: Source) throws(StorageError) -> Bool {
        try number(
            """
            SELECT 1 FROM "fetch" AS undone WHERE source_id = ?1 AND outcome = 'undone' AND NOT EXISTS (
                SELECT 1 FROM "fetch" AS later WHERE later.source_id = ?1 AND later.id > undone.id
                AND later.outcome IN ('imported', 'unchanged') AND later.reason IS NULL)
            LIMIT 1
            """, [source.id]) != nil
    }

    /// The attempts on record, newest first, and whether `import --undo` can go back to each.
    package func fetches(
        of source: Source
    ) throws(StorageError) -> [(fetch: FetchRecord, isKept: Bool)] {
        try run {
            try rows(
                """
                SELECT \(fetchColumns), EXISTS
                (SELECT 1 FROM harvest
                 WHERE source_id = f.source_id AND fetch_id = f.id
                 AND frame IS NOT NULL) AS is_kept
                FROM "fetch" AS f WHERE source_id = ? ORDER BY id DESC
                """, [source.id]
            ).compactMap { row in
                FetchRecord(row: row).map { ($0, row["is_kept"]) }
            }
        }
    }

    /// Records an attempt that altered nothing: unchanged, refused or failed.
    package func record(
        _ fetch: FetchRecord, _ state: SourceState, of source: Source
    ) throws(StorageError) {
        try run {
            try insert(fetch, of: source)
            try save(state, of: source)
        }
    }

    /// The id of the new record.
    @discardableResult
    func insert(
        _ fetch: FetchRecord, of source: Source
    ) throws -> FetchID {
        let id: FetchID = try value(
            """
            INSERT INTO "fetch"
            (source_id, at, outcome, http_status, etag, last_modified, bytes, reason, added,
            changed, removed, unchanged)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
            """,
            [
                source.id, fetch.at.seconds, fetch.outcome.rawValue, fetch.status, fetch.etag,
                fetch.lastModified, fetch.bytes, fetch.reason, fetch.counts.added,
                fetch.counts.changed, fetch.counts.removed, fetch.counts.unchanged,
            ]
        ).orThrow("the fetch was not stored")
        try execute(
            """
            DELETE FROM "fetch" WHERE source_id = ? AND id <=
            (SELECT id FROM "fetch" WHERE source_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)
            AND id NOT IN
            (SELECT fetch_id FROM harvest
             WHERE source_id = ? AND fetch_id IS NOT NULL)
            """, [source.id, source.id, Self.keptFetches, source.id])
        return id
    }
}

private let fetchColumns = """
    at, outcome, http_status, etag, last_modified, bytes, reason, added, changed, removed, unchanged
    """

extension FetchRecord {
    fileprivate init?(row: Row) {
        guard let outcome = Outcome(rawValue: row["outcome"]) else { return nil }
        self.init(
            at: Instant(seconds: row["at"]), outcome: outcome, status: row["http_status"],
            etag: row["etag"],
            lastModified: row["last_modified"], bytes: row["bytes"],
            counts: ImportCounts(
                added: row["added"], changed: row["changed"], removed: row["removed"],
                unchanged: row["unchanged"]),
            reason: row["reason"])
    }
}
