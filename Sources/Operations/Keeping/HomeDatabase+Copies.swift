import Foundation
import Storage
import StorageSQLite

/// Copies of a home's database, each one a file whichever engine keeps the home (docs/decisions/0042).
extension HomeDatabase {
    /// Writes a consistent copy to a file that has nothing in it, or does not exist, while others read and
    /// write.
    ///
    /// What was begun is left where it fails.
    func copy(to path: String) throws(Refusal) {
        guard !isFile else {
            let file = file
            return try translating { () throws(StorageError) in
                try DatabaseFile(file).copy(to: path)
            }
        }
        let source = try open()
        defer { try? source.close() }
        try translating { () throws(StorageError) in
            let engine = try SQLiteEngine(path: path)
            defer { try? engine.close() }
            _ = try StoreCopier(from: source, to: Store(engine)).fill()
            try engine.settle()
        }
    }

    /// Puts a copy in place of all that is kept, in one transaction.
    func replace(by copy: String) throws(Refusal) {
        guard !isFile else {
            let file = file
            try translating { () throws(StorageError) in try DatabaseFile(copy).replace(file) }
            // The copy is in its place: at worst an outage is told that was none.
            guard let store = try? open() else { return }
            defer { try? store.close() }
            try? store.act { try $0.forgetLastSigns() }
            return
        }
        let target = try open(mayBegin: true)
        defer { try? target.close() }
        // The copy itself is left as it is, and may be of an older schema.
        let current = AtomicFile.temporaryName(file)
        defer { for end in ["", "-wal", "-shm"] { unlink(current + end) } }
        unlink(current)
        try translating { () throws(StorageError) in
            try DatabaseFile(copy).copy(to: current)
            let source = try Store(path: current)
            defer { try? source.close() }
            _ = try StoreCopier(from: source, to: target).replace()
        }
    }
}
