import GRDB
package import Storage

/// A home's database in one SQLite file.
///
/// Connections run in WAL mode with foreign keys on; `synchronous` is FULL, so that what a person was
/// told is done survives a loss of power, but for what is relaxed.
package final class SQLiteEngine: Engine, @unchecked Sendable {
    // Unchecked: the connection is used within the queue alone.
    private let connection: SQLiteConnection
    let queue: DatabaseQueue
    /// Where the database is, and which files that was; nil for one in memory.
    private let place: OpenPlace?

    /// Opens the database at a path, creating it and bringing its schema up to date.
    ///
    /// - Parameter path: a file whose folder exists; nil for a database in memory.
    /// - Throws: `StorageError`.
    package init(path: String?) throws(StorageError) {
        do {
            queue = try path.map(Self.open) ?? DatabaseQueue()
            place = path.map(OpenPlace.init)
            if path == nil { try Migrations.run(on: queue) }
        } catch {
            throw StorageError(sqlite: error)
        }
        connection = queue.inDatabase { SQLiteConnection($0) }
    }

    package var identity: FileIdentity? { place?.database }

    /// Where another file was moved over it, or its folder was deleted, what is written here is
    /// read by nobody.
    package var isInPlace: Bool { place?.isUnchanged ?? true }

    package func connected<Value, Problem: Error>(
        _ body: (any Connection) throws(Problem) -> Value
    ) throws(Problem) -> Value {
        try queue.inDatabase { _ in
            Result { () throws(Problem) in try body(connection) }
        }.get()
    }

    /// What the log holds goes into the file that is open, and the log, which would be read as the
    /// other's, goes.
    package func makeWay() {
        try? queue.inDatabase { database in
            _ = try database.checkpoint(.truncate)
        }
        place?.removeLog()
    }

    package func close() throws(StorageError) {
        do {
            queue.inDatabase { _ in connection.close() }
            try queue.close()
        } catch {
            throw StorageError(sqlite: error)
        }
    }

    package func setPatience(milliseconds: Int) throws(StorageError) {
        try run { try $0.execute(sql: "PRAGMA busy_timeout = \(milliseconds)") }
    }

    package func problems() throws(StorageError) -> [String] {
        try run { try Self.problems(in: $0) + [SQLiteSearch.problem(in: $0)].compactMap(\.self) }
    }

    static func problems(in database: Database) throws -> [String] {
        let quick = try String.fetchAll(database, sql: "PRAGMA integrity_check(10)")
        let keys = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").count
        return quick.filter { $0 != "ok" }
            + (keys > 0 ? ["\(keys) rows refer to rows that do not exist"] : [])
    }

    /// The file is written anew without its free pages, and the write-ahead log is emptied.
    package func forget() throws(StorageError) {
        try run { database in
            try database.execute(
                sql: "PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON; VACUUM")
            let isBusy = try Bool.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
            guard isBusy != true else { throw StorageError.busy }
        }
    }

    package func overwriteDeleted() throws(StorageError) {
        try run { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    }

    package func tryWriting() throws(StorageError) {
        try run { database in
            try database.inTransaction(.immediate) {
                try database.execute(
                    sql: "CREATE TABLE trial (a); INSERT INTO trial VALUES (zeroblob(65536))")
                return .rollback
            }
        }
    }

    private func run<Value>(_ body: (Database) throws -> Value) throws(StorageError) -> Value {
        do { return try queue.inDatabase(body) } catch { throw StorageError(sqlite: error) }
    }
}

extension Store {
    /// Opens a home's SQLite file; see `SQLiteEngine.init(path:)`.
    package init(path: String?) throws(StorageError) { self.init(try SQLiteEngine(path: path)) }
}
