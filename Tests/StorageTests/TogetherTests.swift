import Campus
import Locks
import TestSupport
import Testing

@testable import Storage

@Suite("Acts that are done together")
struct TogetherTests {
    private struct Refused: Error {}

    private let store: Store
    private let now = LedgerTests.now

    init() throws { store = try Store.fresh() }

    private func welcome(_ name: String) throws {
        _ = try store.act { try $0.welcome(try #require(Handle(name)), at: now) }
    }

    private func names() throws -> [String] {
        try store.look { try $0.everybody() }.map(\.handle.text).sorted()
    }

    @Test(
        "each sees what the former did, whichever way it looks, and what is to follow waits for all"
    )
    func seen() throws {
        let told = Locked<[String]>([])
        let caching = store.keepingCampus()
        try store.together {
            #expect(store.isTogether)
            try welcome("ann")
            store.afterwards { told.withLock { $0.append("ann") } }
            try welcome("ben")
            #expect(try store.reading { try $0.everybody().count } == 2)
            #expect(try caching.reading { try $0.everybody().count } == 2)
            #expect(told.withLock { $0 }.isEmpty)
            // What concerns the whole database would wait for itself.
            #expect(throws: StorageError.busy) { try store.compact() }
            #expect(throws: StorageError.busy) { try store.tidy() }
        }
        #expect(!store.isTogether)
        #expect(try names() == ["ann", "ben"])
        store.afterwards { told.withLock { $0.append("at once") } }
        #expect(told.withLock { $0 } == ["ann", "at once"])
    }

    @Test("what is refused is undone alone, in an erasure and in what is relaxed too")
    func refused() throws {
        try store.together {
            try welcome("ann")
            for kind in [TransactionKind.act, .erasure, .relaxed] {
                #expect(throws: Refused.self) {
                    try store.transaction(kind) { transaction in
                        _ = try transaction.welcome(try #require(Handle("ben")), at: now)
                        throw Refused()
                    }
                }
            }
            // A statement that failed has lost no more than its own part.
            #expect(throws: StorageError.self) {
                try store.act { try $0.execute("INSERT INTO revision (person_id) VALUES (-1)") }
            }
            try welcome("cem")
        }
        #expect(try names() == ["ann", "cem"])
        #expect(throws: Refused.self) {
            try store.together {
                try welcome("eva")
                throw Refused()
            }
        }
        #expect(try names() == ["ann", "cem"])
        try welcome("dan")
        #expect(try names() == ["ann", "cem", "dan"])
    }

    /// Acts that are refused, each in its own way, within those that go on.
    private func beRefused() throws {
        for kind in [TransactionKind.act, .erasure, .relaxed] {
            #expect(throws: Refused.self) {
                try store.transaction(kind) { transaction in
                    _ = try transaction.welcome(try #require(Handle("ben")), at: now)
                    throw Refused()
                }
            }
        }
        // A statement that failed has lost no more than its own part.
        #expect(throws: StorageError.self) {
            try store.act { try $0.execute("INSERT INTO revision (person_id) VALUES (-1)") }
        }
    }

    @Test("where the end fails nothing of it is there, and nothing is told")
    func failed() throws {
        let told = Locked(0)
        #expect(throws: StorageError.self) {
            try store.together {
                try welcome("ann")
                store.afterwards { told.withLock { $0 += 1 } }
                // Found when all is written down.
                try store.act { transaction in
                    for statement in Self.breaking {
                        try transaction.execute(statement)
                    }
                }
            }
        }
        #expect(try names().isEmpty)
        #expect(told.withLock { $0 } == 0)
    }

    /// What a foreign key finds at the commit.
    private static let breaking = [
        "CREATE TABLE late (person_id BIGINT REFERENCES person (id) DEFERRABLE INITIALLY DEFERRED)",
        "INSERT INTO late (person_id) VALUES (-1)",
    ]
}
