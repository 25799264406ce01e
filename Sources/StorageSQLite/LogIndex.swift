import Campus
import GRDB
import GRDBSQLite
import Storage
import Synchronization

/// The head of the write-ahead log's index, which all processes that have the database open share in
/// memory: who commits alters it (sqlite.org/walformat.html, 2.1).
///
/// It is read where SQLite has it: to open the file and close it again would end SQLite's own locks on it
/// (sqlite.org/howtocorrupt.html, 2.2).
struct LogIndex: @unchecked Sendable {
    // Unchecked: others write there meanwhile, and both copies are compared.
    private let head: UnsafeRawPointer
    /// Of one of its two copies, in bytes.
    private static let length = 48
    /// Of the part of the file that is mapped at once, as all processes must.
    private static let region: Int32 = 32 << 10

    /// - Parameter database: of a connection that has read, and stays open for as long as this is used.
    /// - Returns: nil for a database without such a log.
    init?(of database: Database) {
        var file: UnsafeMutablePointer<sqlite3_file>?
        let isKnown = withUnsafeMutablePointer(to: &file) {
            sqlite3_file_control(
                database.sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, $0)
        }
        guard isKnown == SQLITE_OK, let file, let methods = file.pointee.pMethods?.pointee,
            methods.iVersion >= 2, let map = methods.xShmMap
        else { return nil }
        var mapped: UnsafeMutableRawPointer?
        guard map(file, 0, Self.region, 0, &mapped) == SQLITE_OK, let mapped else { return nil }
        head = UnsafeRawPointer(mapped)
    }

    /// Nil while somebody commits.
    var mark: CommitMark? {
        let first = words(at: 0)
        // Who commits writes the second copy first.
        atomicMemoryFence(ordering: .acquiring)
        guard first == words(at: Self.length) else { return nil }
        return CommitMark(first)
    }

    private func words(at offset: Int) -> SIMD8<UInt64> {
        var words = SIMD8<UInt64>.zero
        for index in 0..<Self.length / 8 {
            words[index] = head.load(fromByteOffset: offset + index * 8, as: UInt64.self)
        }
        return words
    }
}
