import Campus
import GRDB
import Recurrence
import TestSupport
import Testing

@testable import Storage
@testable import StorageSQLite

@Suite("The campus's meetings that one connection keeps")
struct CampusMeetingCacheTests {
    private let place = CampusMeetingCache.Place(source: 1, module: 1)

    private func places(_ store: Store, _ cache: CampusMeetingCache) throws -> Int {
        try store.reading { transaction in
            try cache.prepare(transaction)
            return cache.places
        }
    }

    private func read(_ store: Store, _ cache: CampusMeetingCache) throws {
        try store.reading { transaction in
            try cache.prepare(transaction)
            _ = try cache.meetings(in: place, nil, transaction)
        }
    }

    @Test("stay while plans are written, and go when anything else is, whoever writes it")
    func writes() throws {
        let folder = try TemporaryFolder()
        let store = try Store(path: folder.path + "/b.sqlite").keepingCampus()
        let other = try Store(path: folder.path + "/b.sqlite")
        let cache = try #require(store.cache)
        let now = LedgerTests.now
        let person = try store.act { try $0.welcome(try #require(Handle("sam")), at: now) }
        let mark = try #require(try store.look { try $0.marked(at: now, limit: 1) }.first)

        try read(store, cache)
        try store.relaxed {
            try $0.reconcile(
                mark, planned: [LedgerTests.reminder(1, "20261005T090000")],
                in: PlanWindow(for: mark, at: now), at: now)
        }
        #expect(try places(store, cache) == 1)

        try store.transaction { try $0.mark(person, at: now) }
        #expect(try places(store, cache) == 0)

        try read(store, cache)
        try other.transaction { try $0.mark(person, at: now) }
        #expect(try places(store, cache) == 0)

        // What is undone was never there: a transaction that writes neither reads nor fills it.
        try store.transaction { transaction in
            #expect(transaction.cache == nil)
        }
    }

    @Test("a plan of somebody who was erased meanwhile is not written, and stops nobody's")
    func erased() throws {
        let store = try Store(path: nil)
        let now = LedgerTests.now
        for handle in ["sam", "kim"] {
            _ = try store.act { try $0.welcome(try #require(Handle(handle)), at: now) }
        }
        let marks = try store.look { try $0.marked(at: now, limit: 9) }
        let plans = marks.map { mark in
            PersonPlan(
                mark, [LedgerTests.reminder(1, "20261005T090000")],
                in: PlanWindow(for: mark, at: now))
        }
        let gone = try #require(marks.first?.person)
        try store.queue.write { database in
            try database.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [gone.id])
        }
        #expect(try store.relaxed { try $0.reconcile(plans, at: now) }.isEmpty)
        #expect(try store.look { try $0.due(at: now.adding(seconds: 7_200), limit: 9) }.count == 1)
        #expect(try store.look { try $0.marked(at: now, limit: 9) }.isEmpty)
    }
}
