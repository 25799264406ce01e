import Foundation
import Storage

/// Where a database was opened, and which files stood there.
struct OpenPlace: Sendable {
    private let path: String
    let database: FileIdentity?
    /// Beside the database, by the ends of their names.
    private let log: [String: FileIdentity]

    /// To be asked when the database has been read: only then is there a log.
    init(_ path: String) {
        self.path = path
        database = FileIdentity(path)
        log = ["-wal", "-shm"].reduce(into: [:]) { $0[$1] = FileIdentity(path + $1) }
    }

    var isUnchanged: Bool { FileIdentity(path) == database }

    /// Removes what is left of the log beside another database; a log of that one's own stays.
    func removeLog() {
        guard !isUnchanged else { return }
        for (end, identity) in log where FileIdentity(path + end) == identity {
            unlink(path + end)
        }
    }
}
