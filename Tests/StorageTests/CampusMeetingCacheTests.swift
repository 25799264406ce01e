import Campus
import Recurrence
import TestSupport
import Testing

@testable import Storage
@testable import StorageSQLite

@Suite("The campus's meetings that are kept")
struct CampusMeetingCacheTests {
    private let place = CampusMeetingCache.Place(source: 1, module: 1)

    private func places(_ store: Store, _ cache: CampusMeetingCache) throws -> Int {
        try store.reading { transaction in
            _ = try cache.prepare(transaction, [place.source])
            return cache.places
        }
    }

    private func read(_ store: Store, _ cache: CampusMeetingCache) throws {
        try store.reading { transaction in
            let version = try cache.prepare(transaction, [place.source])
            _ = try cache.meetings(in: place, nil, at: version, transaction)
        }
    }

    @Test("stay until the campus is altered, whoever alters it")
    func writes() throws {
        let folder = try TemporaryFolder()
        let store = try Store(path: folder.path + "/b.sqlite").keepingCampus()
        let other = try Store(path: folder.path + "/b.sqlite")
        let cache = try #require(store.cache)
        let now = LedgerTests.now
        let person = try store.act { try $0.welcome(try #require(Handle("sam")), at: now) }

        try read(store, cache)
        try store.relaxed { try $0.mark(person, at: now) }
        #expect(try places(store, cache) == 1)

        try store.transaction { try $0.raiseCampusRevision() }
        #expect(try places(store, cache) == 0)

        try read(store, cache)
        try other.transaction { try $0.raiseCampusRevision() }
        #expect(try places(store, cache) == 0)

        try read(store, cache)
        try other.transaction { try $0.touch(.feed(2)) }
        #expect(try places(store, cache) == 1, "another source's")
        try other.transaction { try $0.touch(.feed(1)) }
        #expect(try places(store, cache) == 0)

        // What is undone was never there: a transaction that writes neither reads nor fills it.
        try store.transaction { transaction in
            #expect(transaction.cache == nil)
        }
    }

    @Test("who sees an older state of the database neither reads nor fills what is kept of a newer")
    func older() throws {
        let folder = try TemporaryFolder()
        let store = try Store(path: folder.path + "/b.sqlite").keepingCampus()
        let cache = try #require(store.cache)
        try store.reading { transaction in
            let version = try cache.prepare(transaction, [place.source])
            for older in [
                CampusMeetingCache.Version(campus: version.campus - 1, feeds: version.feeds),
                CampusMeetingCache.Version(campus: version.campus, feeds: [place.source: -1]),
            ] {
                _ = try cache.meetings(in: place, nil, at: older, transaction)
            }
        }
        #expect(try places(store, cache) == 0)
        try store.transaction { try $0.raiseCampusRevision() }
        try read(store, cache)
        // As one who began to look before that.
        cache.prepare(.init(campus: 1, feeds: [:]))
        cache.prepare(.init(campus: 1, feeds: [place.source: -1]))
        #expect(cache.places == 1)
    }

    @Test("a plan of somebody who was erased meanwhile is not written, and stops nobody's")
    func erased() throws {
        let store = try Store.fresh()
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
        try store.transaction { _ = try $0.execute("DELETE FROM person WHERE id = ?", [gone.id]) }
        #expect(try store.relaxed { try $0.reconcile(plans, at: now) }.isEmpty)
        #expect(try store.look { try $0.due(at: now.adding(seconds: 7_200), limit: 9) }.count == 1)
        #expect(try store.look { try $0.marked(at: now, limit: 9) }.isEmpty)
    }
}
