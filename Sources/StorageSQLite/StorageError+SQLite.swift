import Glibc
import GRDB
import GRDBSQLite
import Storage

extension StorageError {
    /// What SQLite said, or whatever else was thrown where it was asked.
    init(sqlite error: any Error) {
        if let error = error as? DatabaseError {
            self.init(error.extendedResultCode.rawValue, error.message)
        } else {
            self.init(error)
        }
    }

    init(sqlite result: Int32, on database: OpaquePointer) {
        let isFull = [ENOSPC, EDQUOT].contains(sqlite3_system_errno(database))
        // Where its index cannot grow SQLite says no more than that the disk failed.
        if result & 0xff == SQLITE_IOERR, isFull {
            self = .full
            return
        }
        self.init(result, sqlite3_errmsg(database).map { String(cString: $0) })
    }

    /// SQLITE_IOERR_SHMSIZE: the log's index found no room.
    private static let unsized = SQLITE_IOERR | 19 << 8

    private init(_ result: Int32, _ message: String?) {
        switch result & 0xff {
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
        case SQLITE_FULL: self = .full
        case SQLITE_IOERR where result == Self.unsized: self = .full
        case SQLITE_IOERR:
            self = .inputOutput(
                "reading or writing the disk failed: check it, and that it is not full")
        case SQLITE_READONLY:
            self = .inputOutput("the database may not be written: check its permissions")
        case SQLITE_CANTOPEN:
            self = .inputOutput("the database cannot be opened: check its folder")
        case SQLITE_NOTADB, SQLITE_CORRUPT: self = .notADatabase
        default: self = .failed(message ?? "SQLite error \(result)")
        }
    }
}
