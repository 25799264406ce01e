import Campus
import Foundation
import StorageSQLite
import TestSupport
import Testing

@testable import Storage
@testable import StoragePostgres

@Suite("A database without room")
struct FullDiskTests {
    @Test("says so of all that is written, is read on, and is well when there is room again")
    func sqlite() throws {
        let folder = try TemporaryFolder()
        let store = try Store(path: folder.path + "/a.sqlite")
        let now = LedgerTests.now
        _ = try store.act { try $0.welcome(try #require(Handle("ann")), at: now) }
        #expect(!store.room.isFull && !store.room.takeTelling())
        let pages: Int64 = try store.act { try $0.number("PRAGMA page_count") } ?? 0
        _ = try store.act { try $0.number("PRAGMA max_page_count = \(pages)") }
        let write = { (kind: TransactionKind) in
            try store.transaction(kind) { transaction in
                try transaction.execute(
                    "UPDATE person SET bio = ?", [String(repeating: "x", count: 100_000)])
            }
        }
        for kind in [TransactionKind.act, .relaxed, .erasure] {
            #expect(throws: StorageError.full) { _ = try write(kind) }
        }
        #expect(store.room.isFull)
        // Once while it lasts.
        #expect(store.room.takeTelling() && !store.room.takeTelling())
        #expect(try store.look { try $0.everybody().count } == 1)
        #expect(store.room.isFull)
        _ = try store.act { try $0.number("PRAGMA max_page_count = \(pages + 1_000)") }
        _ = try write(.act)
        #expect(!store.room.isFull && !store.room.takeTelling())
    }

    @Test("is told of what PostgreSQL says of its disk, and of what it misses")
    func states() throws {
        let address = try? PostgresAddress("postgresql://ann@db/campus", password: nil)
        // Where libpq is not installed there is no address.
        guard let address else { return }
        let states: [(String, String, StorageError)] = [
            ("53100", "could not extend file", .full),
            ("42P01", "relation \"person\" does not exist", .incomplete("person")),
            ("42703", "column \"bio\" of relation \"person\" does not exist", .incomplete("bio")),
            ("42P01", "no such thing", .incomplete("a table")),
        ]
        for (state, message, error) in states {
            #expect(StorageError(state, message, of: address) == error)
        }
    }
}
