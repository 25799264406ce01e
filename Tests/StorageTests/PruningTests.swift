import Campus
import Foundation
import GRDB
import Recurrence
import Testing

@testable import Storage
@testable import StorageSQLite

@Suite("What goes with time")
struct PruningTests {
    @Test("what rang more than 400 days ago is forgotten, a part at a time; what is to ring stays")
    func reminders() throws {
        let store = try Store(path: nil)
        let now = LedgerTests.now
        let person = try store.act { try $0.welcome(try #require(Handle("sam")), at: now) }
        let old = now.seconds - Transaction.recordLength
        try store.queue.write { database in
            for (subject, due, state) in [
                ("m1", old - 1, "delivered"), ("m2", old - 2, "lapsed"), ("m3", old - 3, "failed"),
                ("m4", old - 4, "planned"), ("m5", old, "delivered"),
            ] {
                try database.execute(
                    sql: """
                        INSERT INTO reminder (person_id, subject, lead, round, kind, due, until,
                            important, state, next, wanted)
                        VALUES (?, ?, 0, 0, 'class', ?, ?, 0, ?, NULL, ?)
                        """, arguments: [person.id, subject, due, due, state, due])
            }
        }
        let before = try store.look { try $0.revision(of: person.id) }
        #expect(try store.act { try $0.prune(at: now, limit: 2) } == 2)
        #expect(try store.act { try $0.prune(at: now, limit: 2) } == 1)
        #expect(try store.act { try $0.prune(at: now, limit: 2) } == 0)
        let left = try store.queue.read {
            try String.fetchAll($0, sql: "SELECT subject FROM reminder ORDER BY subject")
        }
        #expect(left == ["m4", "m5"])
        #expect(try store.look { try $0.revision(of: person.id) } != before)
    }
}
