import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage
@testable import StorageSQLite

@Suite("Connections that only read")
struct ReaderTests {
    @Test("none is opened to another file than the one that is open")
    func replaced() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/b.sqlite"
        let store = try Store(path: path)
        let place = OpenPlace(path)
        let reader = try #require(try SQLiteEngine.openReader(path, place))
        try reader.close()
        try Store(path: folder.path + "/other.sqlite").close()
        #expect(rename(folder.path + "/other.sqlite", path) == 0)
        #expect(try SQLiteEngine.openReader(path, place) == nil)
        try store.close()
    }

    @Test("they cannot write, nor can the one that writes while it looks")
    func writing() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/b.sqlite"
        let store = try Store(path: path)
        #expect(throws: StorageError.self) {
            try store.look { try $0.raiseCampusRevision() }
        }
        let reader = try #require(try SQLiteEngine.openReader(path, OpenPlace(path)))
        #expect(throws: DatabaseError.self) {
            try reader.inDatabase { try $0.execute(sql: "UPDATE campus_revision SET number = 9") }
        }
        try reader.close()
        try store.close()
    }

    @Test("a closed database gives none")
    func closed() throws {
        let folder = try TemporaryFolder()
        let store = try Store(path: folder.path + "/b.sqlite")
        try store.close()
        #expect(throws: StorageError.self) { try store.look { try $0.everybody() } }
    }
}
