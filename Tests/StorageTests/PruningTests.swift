import Campus
import Foundation
import Recurrence
import Testing

@testable import Storage

@Suite("What goes with time")
struct PruningTests {
    @Test("what rang more than 400 days ago is forgotten, a part at a time; what is to ring stays")
    func reminders() throws {
        let store = try Store.fresh()
        let now = LedgerTests.now
        let person = try store.act { try $0.welcome(try #require(Handle("sam")), at: now) }
        let old = now.seconds - Transaction.recordLength
        try store.transaction { transaction in
            for (subject, due, state) in [
                ("m1", old - 1, "delivered"), ("m2", old - 2, "lapsed"), ("m3", old - 3, "failed"),
                ("m4", old - 4, "planned"), ("m5", old, "delivered"),
            ] {
                try transaction.execute(
                    """
                    INSERT INTO reminder (person_id, subject, lead, round, kind, due, until,
                        important, state, next, wanted)
                    VALUES (?, ?, 0, 0, 'class', ?, ?, 0, ?, NULL, ?)
                    """, [person.id, subject, due, due, state, due])
            }
        }
        let before = try store.look { try $0.revision(of: person.id) }
        #expect(try store.act { try $0.prune(at: now, limit: 2) } == 2)
        #expect(try store.act { try $0.prune(at: now, limit: 2) } == 1)
        #expect(try store.act { try $0.prune(at: now, limit: 2) } == 0)
        let left: [String] = try store.look {
            try $0.column("SELECT subject FROM reminder ORDER BY subject")
        }
        #expect(left == ["m4", "m5"])
        #expect(try store.look { try $0.revision(of: person.id) } != before)
    }

    @Test("that a feed was revoked is known for 400 days, and whose it was not at all")
    func revokedFeeds() throws {
        let store = try Store.fresh()
        let (now, digest) = (LedgerTests.now, Data("digest".utf8))
        let person = try store.act { try $0.welcome(try #require(Handle("sam")), at: now) }
        try store.act { transaction in
            let feed = try transaction.addFeed(
                of: person.id, name: "Phone", profile: .plain, kinds: [.class], digest: digest,
                at: now)
            #expect(try transaction.revokeFeed(feed.id, of: person.id, at: now))
            #expect(try !transaction.revokeFeed(feed.id, of: person.id, at: now))
        }
        func isKnown(after seconds: Int64) throws -> Bool {
            try store.act { transaction in
                _ = try transaction.prune(at: now.adding(seconds: seconds), limit: 1)
                return try transaction.wasFeed(digest: digest)
            }
        }
        #expect(try isKnown(after: Transaction.recordLength))
        #expect(try !isKnown(after: Transaction.recordLength + 1))
    }

    @Test("what is deleted while the file is written anew waits for the next time")
    func compaction() throws {
        let store = try Store.fresh()
        let (first, later) = (LedgerTests.now, LedgerTests.now.adding(seconds: 60))
        try store.act { try $0.wantCompaction(at: first) }
        let wish = try #require(try store.look { try $0.compactionWanted() })
        // The file is written anew, and before that is noted somebody else is erased.
        try store.act { try $0.wantCompaction(at: later) }
        try store.act { try $0.settleCompaction(wish) }
        #expect(try store.look { try $0.compactionWanted() }?.since == first)
        let next = try #require(try store.look { try $0.compactionWanted() })
        try store.act { try $0.settleCompaction(next) }
        #expect(try store.look { try $0.compactionWanted() } == nil)
    }
}
