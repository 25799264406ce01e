import Foundation
import GRDB
import Storage

extension SQLiteEngine {
    /// Ways to open a database file; each asks less of the disk than the one before.
    ///
    /// Whoever may not write, or has a full disk, still wants to know where the next class is.
    private enum Opening {
        /// With the log's index in a file beside it, which all processes share.
        case shared
        /// With that index in memory, for a full disk: no other process may have it open.
        case alone
        /// As the file stands, for a folder that may not be written. What an unfinished log holds
        /// would be missed, so there must be none.
        case asItStands
    }

    /// - Returns: also whether other connections can have it open at the same time.
    static func open(_ path: String) throws -> (queue: DatabaseQueue, isShared: Bool) {
        if try DatabaseHeader.owner(of: path) == .unmarked {
            // Before anything is written: choosing the log would be. On a full disk a log that is
            // there can be read by those alone who may write.
            if let queue = try? openToRead(path) {
                try queue.inDatabase { try DatabaseHeader.check($0, mayBeNew: true) }
                try queue.close()
            }
        }
        lendModes(of: path)
        do {
            return (try open(path, .shared), true)
        } catch let error as DatabaseError where isOfTheDisk(error) {
            if let queue = try? open(path, .alone) { return (queue, false) }
            guard size(of: path + "-wal") == 0, let queue = try? open(path, .asItStands) else {
                throw error
            }
            return (queue, false)
        }
    }

    /// Opens one more connection to what is open, which only reads.
    ///
    /// - Returns: nil where another file stands at the path by now.
    static func openReader(_ path: String, _ place: OpenPlace) throws -> DatabaseQueue? {
        guard place.isUnchanged else { return nil }
        let queue = try reading(path)
        guard place.isUnchanged else { return nil }
        return queue
    }

    private static func open(_ path: String, _ opening: Opening) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        configuration.readonly = opening == .asItStands
        configuration.prepareDatabase { database in
            if opening == .alone { try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
            // Not through GRDB's journalMode: that writes to the database at every opening, and
            // one that only reads would pay for a checkpoint at its end.
            if opening != .asItStands { try database.execute(sql: "PRAGMA journal_mode = WAL") }
            try database.execute(sql: "PRAGMA synchronous = FULL")
        }
        let name = opening == .asItStands ? try immutable(path) : path
        let queue = try DatabaseQueue(path: name, configuration: configuration)
        DatabaseHeader.remember(path)
        try queue.inDatabase { try DatabaseHeader.check($0, mayBeNew: true) }
        try Migrations.run(on: queue)
        return queue
    }

    /// Opens a file that is read and left as it is, be that on a disk that nobody may write.
    static func openToRead(_ path: String) throws -> DatabaseQueue {
        _ = try DatabaseHeader.owner(of: path)
        defer { DatabaseHeader.remember(path) }
        do {
            return try reading(path)
        } catch let error as DatabaseError where isOfTheDisk(error) {
            guard size(of: path + "-wal") == 0, let queue = try? reading(immutable(path)) else {
                throw error
            }
            return queue
        }
    }

    private static func reading(_ name: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        configuration.readonly = true
        return try DatabaseQueue(path: name, configuration: configuration)
    }

    /// The log and its index get the database's own mode.
    ///
    /// SQLite makes them with the mode of the moment: had the database been without its write
    /// permission then, they would keep it from being written for ever.
    private static func lendModes(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        let mode = status.st_mode & 0o777
        for companion in [path + "-wal", path + "-shm"] {
            guard stat(companion, &status) == 0, status.st_mode & 0o777 != mode else { continue }
            chmod(companion, mode)
        }
    }

    private static func isOfTheDisk(_ error: DatabaseError) -> Bool {
        [.SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_IOERR, .SQLITE_FULL]
            .contains(error.resultCode.primaryResultCode)
    }

    /// 0 for a file that does not exist.
    private static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// The file's name as SQLite reads it when nothing beside the file may be looked at
    /// (sqlite.org/uri.html).
    private static func immutable(_ path: String) throws -> String {
        let allowed = CharacterSet.urlPathAllowed
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed)
        return "file:\(try escaped.orThrow("the path is no text"))?immutable=1"
    }
}
