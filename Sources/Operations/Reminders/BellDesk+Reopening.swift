import Campus
import Foundation
import Reminding
import Storage
import StorageSQLite

extension BellDesk {
    /// For how many tenths of a second in which nothing happens another database is waited for.
    private static let patience = 50
    /// After how many in which nothing is written to it a file is thought to be whole.
    private static let quiet = 5

    /// The same, with the database that stands where the other one was.
    ///
    /// Whatever puts it there may be writing still, so it is opened when it has not changed for a
    /// while.
    /// - Returns: nil when the program is asked to end meanwhile.
    /// - Throws: `Refusal.failed` when there is none in time.
    func reopened(isNarrowed: Bool, unless signals: Signals) throws(Refusal) -> Desks? {
        var last: FileLook?
        var quiet = 0
        while quiet < Self.patience {
            if signals.next(within: 100) == .end { return nil }
            let look = FileLook(folder.database)
            quiet = look == last ? quiet + 1 : 0
            last = look
            if look != nil, quiet >= Self.quiet { return try reopened(isNarrowed: isNarrowed) }
        }
        throw Refusal(.failed, "refusal.storage.taken", with: ["database": "\(folder.database)"])
    }

    private func reopened(isNarrowed: Bool) throws(Refusal) -> Desks {
        var fresh = desks
        let (path, handle) = (folder.database, person.handle)
        let (store, known) = try translating { () throws(StorageError) in
            let store = try Store(path: path)
            return (store, try store.look { try $0.person(handle) })
        }
        guard known != nil || !isNarrowed else {
            throw Refusal(.missing, "refusal.person.elsewhere", with: ["handle": "\(handle)"])
        }
        fresh.store = store
        fresh.caller.person = known ?? person
        return fresh
    }
}

/// What a look at a database file shows from outside.
private struct FileLook: Equatable {
    var identity: FileIdentity
    var size: UInt64
    var changed: Date

    /// Nil where there is no SQLite database.
    init?(_ path: String) {
        guard let identity = FileIdentity(path), let file = FileHandle(forReadingAtPath: path),
            let head = try? file.read(upToCount: 16),
            head == Data("SQLite format 3\0".utf8),
            let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            let size = attributes[.size] as? UInt64,
            let changed = attributes[.modificationDate] as? Date
        else { return nil }
        self.identity = identity
        self.size = size
        self.changed = changed
    }
}
