import Campus
import GRDB
import Recurrence
import TestSupport
import Testing

@testable import Storage

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
        let person = try store.person(try #require(Handle("sam")), addedAt: now)
        let mark = try #require(try store.marked(at: now, limit: 1).first)

        try read(store, cache)
        try store.reconcile(
            mark, planned: [LedgerTests.reminder(1, "20261005T090000")],
            in: PlanWindow(for: mark, at: now), at: now)
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
            _ = try store.person(try #require(Handle(handle)), addedAt: now)
        }
        let marks = try store.marked(at: now, limit: 9)
        let plans = marks.map { mark in
            PersonPlan(
                mark, [LedgerTests.reminder(1, "20261005T090000")],
                in: PlanWindow(for: mark, at: now))
        }
        let gone = try #require(marks.first?.person)
        try store.write { database in
            try database.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [gone.id])
        }
        #expect(try store.reconcile(plans, at: now).isEmpty)
        #expect(try store.due(at: now.adding(seconds: 7_200), limit: 9).count == 1)
        #expect(try store.marked(at: now, limit: 9).isEmpty)
    }
}
