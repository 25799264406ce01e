package import Campus
import GRDB
package import Storage

/// A home's database in one SQLite file.
///
/// Connections run in WAL mode with foreign keys on; `synchronous` is FULL, so that what a person was
/// told is done survives a loss of power, but for what is relaxed.
package final class SQLiteEngine: Engine {
    private let pool: ConnectionPool
    /// Of the connection that writes.
    var queue: DatabaseQueue { pool.writer.queue }
    /// Where the database is, and which files that was; nil for one in memory.
    private let place: OpenPlace?

    /// Opens the database at a path, creating it and bringing its schema up to date.
    ///
    /// - Parameter path: a file whose folder exists; nil for a database in memory.
    /// - Throws: `StorageError`.
    package init(path: String?) throws(StorageError) {
        do {
            guard let path else {
                let queue = try DatabaseQueue()
                try Migrations.run(on: queue)
                place = nil
                pool = ConnectionPool(queue, readers: 0) { nil }
                return
            }
            let (queue, isShared) = try Self.open(path)
            let place = OpenPlace(path)
            self.place = place
            pool = ConnectionPool(queue, readers: isShared ? Self.mostReaders : 0) {
                try Self.openReader(path, place)
            }
        } catch {
            throw StorageError(sqlite: error)
        }
    }

    /// More threads than these wait for each other to have read.
    private static let mostReaders = 16

    package var identity: FileIdentity? { place?.database }

    package var name: String { identity?.description ?? "" }

    package var isShared: Bool { false }

    /// Files have locks for that.
    package func others() throws(StorageError) -> [String] { [] }

    /// Where another file was moved over it, or its folder was deleted, what is written here is
    /// read by nobody.
    package var isInPlace: Bool { place?.isUnchanged ?? true }

    package var commitMark: CommitMark? { pool.commitMark }

    package func connected<Value, Problem: Error>(
        for use: ConnectionUse, _ body: (any Connection) throws(Problem) -> Value
    ) throws(Problem) -> Value {
        try pool.connected(for: use, body)
    }

    /// What the log holds goes into the file that is open, and the log, which would be read as the
    /// other's, goes.
    package func makeWay() {
        pool.closeReaders()
        try? queue.inDatabase { database in
            _ = try database.checkpoint(.truncate)
        }
        place?.removeLog()
    }

    package func close() throws(StorageError) {
        do {
            try pool.close()
        } catch {
            throw StorageError(sqlite: error)
        }
    }

    package func setPatience(milliseconds: Int) throws(StorageError) {
        do { try pool.setPatience(milliseconds: milliseconds) } catch {
            throw StorageError(sqlite: error)
        }
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

    package func size() throws(StorageError) -> DatabaseSize {
        try run { database in
            func number(_ name: String) throws -> Int {
                try Int.fetchOne(database, sql: "PRAGMA \(name)") ?? 0
            }
            let page = try number("page_size")
            return DatabaseSize(
                bytes: try number("page_count") * page, free: try number("freelist_count") * page)
        }
    }

    /// The file is written anew without its free pages, and the write-ahead log is emptied.
    ///
    /// To overwrite what is deleted (`secure_delete`) is not enough: when SQLite moves cells from a
    /// page to another, what they were stays in the gaps (3.40: 0.6 % of what was deleted since).
    package func compact() throws(StorageError) {
        try run { database in
            try database.execute(
                sql: "PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON; VACUUM")
            try Self.emptyLog(of: database)
        }
    }

    package func tidy() throws(StorageError) {
        try run { database in
            try database.execute(sql: "PRAGMA optimize")
            try Self.emptyLog(of: database)
        }
    }

    /// Has all of it in its one file, without a log beside it when that is opened next.
    package func settle() throws(StorageError) {
        try run { try $0.execute(sql: "PRAGMA optimize; PRAGMA journal_mode = DELETE") }
    }

    private static func emptyLog(of database: Database) throws {
        let isBusy = try Bool.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
        guard isBusy != true else { throw StorageError.busy }
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
