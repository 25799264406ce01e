import Foundation
import Storage
import TestSupport
import Testing

@Suite("SQLite's locks")
struct DatabaseLockTests {
    /// How many locks are held on a file, as the kernel lists them.
    private func locks(on path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        let inode = try #require(attributes[.systemFileNumber] as? UInt64)
        let table = try #require(FileManager.default.contents(atPath: "/proc/locks"))
        return String(decoding: table, as: UTF8.self).split(separator: "\n")
            .count { $0.contains(":\(inode) ") }
    }

    @Test("are not dropped when a database that is open is looked at")
    func kept() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/belltower.sqlite"
        let store = try Store(path: path)
        _ = try store.people()
        let held = try locks(on: path)
        #expect(held > 0)
        #expect(DatabaseFile.isOurs(path))
        let second = try Store(path: path)
        #expect(try locks(on: path) >= held)
        try second.close()
        #expect(try locks(on: path) >= held)
        try store.close()
    }
}
