public import Campus
import GRDB
import Recurrence

extension Store {
    /// How many fetch records of a source are kept.
    static let keptFetches = 100

    /// The latest attempt, and the latest that brought an answer; nil where there was none.
    public func latestFetches(
        of source: Source
    ) throws(StorageError) -> (any: FetchRecord?, good: FetchRecord?) {
        try read { database in
            func latest(_ condition: String) throws -> FetchRecord? {
                try Row.fetchOne(
                    database,
                    sql: """
                        SELECT at, outcome, http_status, etag, last_modified, bytes, reason
                        FROM fetch WHERE source_id = ? AND \(condition) ORDER BY id DESC LIMIT 1
                        """,
                    arguments: [source.id]
                ).flatMap(FetchRecord.init(row:))
            }
            return (try latest("TRUE"), try latest("outcome <> 'failed'"))
        }
    }

    /// Records an attempt that altered nothing: unchanged or failed.
    public func record(_ fetch: FetchRecord, of source: Source) throws(StorageError) {
        try relaxed { database in try Self.insert(fetch, of: source, into: database) }
    }

    static func insert(
        _ fetch: FetchRecord, of source: Source, into database: Database
    ) throws {
        try database.execute(
            sql: """
                INSERT INTO fetch
                (source_id, at, outcome, http_status, etag, last_modified, bytes, reason)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                source.id, fetch.at.seconds, fetch.outcome.rawValue, fetch.status, fetch.etag,
                fetch.lastModified, fetch.bytes, fetch.reason,
            ])
        try database.execute(
            sql: """
                DELETE FROM fetch WHERE source_id = ? AND id <=
                (SELECT id FROM fetch WHERE source_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)
                """,
            arguments: [source.id, source.id, keptFetches])
    }

    /// A transaction that power loss may undo, though SIGKILL may not: for what can be had again.
    ///
    /// `synchronous = NORMAL` in WAL mode never breaks integrity (sqlite.org/wal.html).
    func relaxed<Value>(_ body: (Database) throws -> Value) throws(StorageError) -> Value {
        do {
            return try queue.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA synchronous = NORMAL")
                defer { try? database.execute(sql: "PRAGMA synchronous = FULL") }
                var value: Value?
                try database.inTransaction(.immediate) {
                    value = try body(database)
                    return .commit
                }
                return try value.orThrow("the transaction did not run")
            }
        } catch {
            throw StorageError(error)
        }
    }
}

extension FetchRecord {
    fileprivate init?(row: Row) {
        guard let outcome = Outcome(rawValue: row[1]) else { return nil }
        self.init(
            at: Instant(seconds: row[0]), outcome: outcome, status: row[2], etag: row[3],
            lastModified: row[4], bytes: row[5], reason: row[6])
    }
}
