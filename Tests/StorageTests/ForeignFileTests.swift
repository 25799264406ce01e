import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage
@testable import StorageSQLite

/// What has the database's name and is none of ours.
@Suite("Files of other programs")
struct ForeignFileTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/belltower.sqlite" }

    init() throws { folder = try TemporaryFolder() }

    private func make(_ sql: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }

    @Test(
        "another program's database is refused, and not a byte of it is changed",
        arguments: [
            "CREATE TABLE moz_places (id INTEGER PRIMARY KEY)",
            "PRAGMA application_id = 252006673; CREATE TABLE t (a)",
            "PRAGMA application_id = 252006673",
            "CREATE TABLE grdb_migrations (identifier TEXT); CREATE TABLE person (id)",
            "CREATE VIEW v AS SELECT 1",
        ])
    func foreign(_ sql: String) throws {
        try make(sql)
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(throws: StorageError.foreign) { try Store(path: path) }
        #expect(throws: StorageError.self) { try DatabaseFile(path) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                == ["belltower.sqlite"])
    }

    @Test("a pipe, a folder and a device are refused at once")
    func special() throws {
        try #require(mkfifo(path, 0o600) == 0)
        #expect(throws: StorageError.notAFile) { try Store(path: path) }
        #expect(throws: StorageError.notAFile) { try DatabaseFile(path) }
        #expect(throws: StorageError.notAFile) { try Store(path: folder.path) }
        #expect(throws: StorageError.notAFile) { try DatabaseFile("/dev/zero") }
    }

    @Test("a text is no database")
    func text() throws {
        try Data("SQLite format 3".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: StorageError.notADatabase) { try Store(path: path) }
    }

    @Test("a new file and an empty one become ours, and are marked as such")
    func new() throws {
        for isEmpty in [false, true] {
            try? FileManager.default.removeItem(atPath: path)
            if isEmpty { try Data().write(to: URL(fileURLWithPath: path)) }
            try Store(path: path).close()
            let queue = try DatabaseQueue(path: path)
            let mark = try queue.read { try Int.fetchOne($0, sql: "PRAGMA application_id") }
            #expect(mark == DatabaseHeader.applicationID)
            try queue.close()
            try Store(path: path).close()
            // A copy keeps the mark.
            let copy = folder.path + "/copy\(isEmpty)"
            try DatabaseFile(path).copy(to: copy)
            let copied = try DatabaseQueue(path: copy)
            #expect(
                try copied.read { try Int.fetchOne($0, sql: "PRAGMA application_id") }
                    == DatabaseHeader.applicationID)
            try copied.close()
        }
    }
}
