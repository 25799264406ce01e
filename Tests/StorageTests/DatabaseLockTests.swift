import Foundation
import Storage
import StorageSQLite
import TestSupport
import Testing

@Suite("SQLite's locks")
struct DatabaseLockTests {
    /// Asks the kernel whether a file is locked, this process's own locks included.
    private struct Observer {
        /// fcntl(2): F_OFD_GETLK, which the importer of C macros leaves out.
        private static let command: Int32 = 36
        /// Open until the test ends: to close it would drop the locks that are asked about.
        let descriptor: Int32

        func isLocked() -> Bool {
            var lock = flock()
            lock.l_type = Int16(F_WRLCK)
            lock.l_whence = Int16(SEEK_SET)
            return fcntl(descriptor, Self.command, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
        }
    }

    @Test("are not dropped when a database that is open is looked at")
    func kept() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/belltower.sqlite"
        let store = try Store(path: path)
        _ = try store.look { try $0.everybody() }
        let observer = Observer(descriptor: open(path, O_RDWR | O_CLOEXEC))
        defer { close(observer.descriptor) }
        #expect(observer.isLocked())
        #expect(DatabaseFile.owner(of: path) == .belltower)
        let second = try Store(path: path)
        #expect(observer.isLocked())
        try second.close()
        #expect(observer.isLocked())
        try store.close()
        #expect(!observer.isLocked())
    }
}
