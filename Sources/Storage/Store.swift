import Foundation
import GRDB

/// One home's database: the only place that speaks SQL.
///
/// Every function that changes data is one transaction. Connections run in WAL mode with foreign
/// keys on; `synchronous` is FULL, so that what a person was told is done survives power loss, but
/// for imports, which can be fetched again (see `replace`).
package struct Store: Sendable {
    let queue: DatabaseQueue
    /// Where the database is, and which files that was; nil for one in memory.
    private let place: OpenPlace?
    /// Nil where one calendar is read at a time.
    var cache: CampusMeetingCache?

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
            throw StorageError(error)
        }
    }

    /// Which file is open; nil for a database in memory.
    package var identity: FileIdentity? { place?.database }

    /// Whether the path that was opened still leads to the file that is open.
    ///
    /// Where another file was moved over it, or its folder was deleted, what is written here is
    /// read by nobody.
    package var isInPlace: Bool { place?.isUnchanged ?? true }

    /// Makes way for the file that stands where this one was: what the log holds goes into the file
    /// that is open, and the log, which would be read as the other's, goes.
    package func makeWay() {
        try? queue.inDatabase { database in
            _ = try database.checkpoint(.truncate)
        }
        place?.removeLog()
    }

    /// Closes the database: whatever is asked of this value, or of a copy, fails from now on.
    package func close() throws(StorageError) {
        do { try queue.close() } catch { throw StorageError(error) }
    }

    /// What SQLite's own check finds wrong; empty when the database is whole.
    package func integrityProblems() throws(StorageError) -> [String] {
        try read { database in
            try Self.integrityProblems(in: database)
                + [Self.searchProblem(in: database)].compactMap(\.self)
        }
    }

    static func integrityProblems(in database: Database) throws -> [String] {
        let quick = try String.fetchAll(database, sql: "PRAGMA integrity_check(10)")
        let keys = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").count
        return quick.filter { $0 != "ok" }
            + (keys > 0 ? ["\(keys) rows refer to rows that do not exist"] : [])
    }

    func read<Value>(_ body: (Database) throws -> Value) throws(StorageError) -> Value {
        // Not GRDB's read: that guards each read by five statements more, and what reads here
        // reads in one statement, or does not mind what is written between two.
        do { return try queue.inDatabase(body) } catch { throw StorageError(error) }
    }

    func write<Value>(_ body: (Database) throws -> Value) throws(StorageError) -> Value {
        do { return try queue.write(body) } catch { throw StorageError(error) }
    }
}
