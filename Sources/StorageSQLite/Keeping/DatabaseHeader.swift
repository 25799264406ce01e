import Foundation
import GRDB
import Storage
import Locks

/// Whose a database file is, as far as its first bytes say, before SQLite opens it.
///
/// SQLite waits for ever for a pipe, and makes a database of ours of whatever file it is given.
enum DatabaseHeader {
    /// `BELL`, in SQLite's application_id.
    static let applicationID = 0x4245_4c4c

    enum Owner {
        /// There is no file, or one without anything in it.
        case nobody
        case belltower
        /// It has no mark, as files of 0.1.0 have none, or may not be looked at: its tables tell.
        case unmarked
    }

    /// Device and inode of the files that SQLite has opened in this process.
    ///
    /// To close any other descriptor of such a file would drop the locks that SQLite holds on it
    /// (sqlite.org/howtocorrupt.html, 2.2), so their bytes are not looked at again. An
    /// inode may be another file's by now, whose tables tell as well.
    private static let opened = Locked<Set<[UInt64]>>([])

    private static func identity(_ status: stat) -> [UInt64] {
        [UInt64(status.st_dev), UInt64(status.st_ino)]
    }

    /// To be said of each file that SQLite opens.
    static func remember(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        let identity = identity(status)
        _ = opened.withLock { $0.insert(identity) }
    }

    /// - Throws: `StorageError.notAFile` for a pipe, a socket, a device or a folder,
    ///   `.notADatabase`, `.foreign` for one that another program has marked.
    static func owner(of path: String) throws(StorageError) -> Owner {
        var known = stat()
        if stat(path, &known) == 0 {
            guard known.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
            let identity = identity(known)
            guard !opened.withLock({ $0.contains(identity) }) else { return .unmarked }
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        // What cannot be opened SQLite says.
        guard descriptor >= 0 else { return errno == ENOENT ? .nobody : .unmarked }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .notAFile
        }
        guard status.st_size > 0 else { return .nobody }
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = read(descriptor, &bytes, bytes.count)
        guard count == bytes.count, bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
            throw .notADatabase
        }
        let mark = bytes[68..<72].reduce(0) { $0 << 8 | Int($1) }
        switch mark {
        case applicationID: return .belltower
        case 0: return .unmarked
        default: throw .foreign
        }
    }

    /// Throws unless a database is ours: a new one, or one that has our tables.
    ///
    /// - Parameter mayBeNew: whether one without any table is as good.
    static func check(_ database: Database, mayBeNew: Bool) throws {
        let mark = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        if mark == applicationID { return }
        guard mark == 0 else { throw StorageError.foreign }
        let tables = try Set(
            String.fetchAll(
                database,
                sql: "SELECT name FROM sqlite_master WHERE type IN ('table', 'view')"))
        if tables.isEmpty, mayBeNew { return }
        guard tables.isSuperset(of: ["grdb_migrations", "person", "source", "meeting"]) else {
            throw mayBeNew ? StorageError.foreign : .notADatabase
        }
    }
}
