import Campus
import Foundation
import Locks
import Recurrence
import TestSupport
import Testing

@testable import Storage
@testable import StoragePostgres

@Suite("Acts at the same time on PostgreSQL", .enabled(if: PostgresCluster.isAsked))
struct LastPlaceTests {
    @Test("fifty people for the last place: one gets in")
    func lastPlace() throws {
        #expect(try joined(under: .serializable) == 1)
    }

    /// What the test before would miss, were its race none.
    @Test("with less than SERIALIZABLE several get in")
    func readCommitted() throws {
        #expect(try joined(under: .readCommitted) > 1)
    }

    /// How many of fifty join an event for one who all want to at once: each looks, and joins when as many
    /// as there are connections have looked.
    private func joined(under isolation: PostgresIsolation) throws -> Int {
        let store = Store(
            try PostgresEngine(PostgresAddress(Store.postgres(), password: nil), isolation))
        let (event, people) = try store.act { transaction in
            let people = try (0..<50).map { number in
                try transaction.welcome(
                    try #require(Handle("person\(number)")), at: LedgerTests.now)
            }
            let plan = EventPlan(
                title: "Picnic", start: Samples.wall("20261005T180000"), length: 3_600,
                zone: "Europe/London", capacity: 1)
            let id = try transaction.addEvent(
                plan, of: nil, by: people[0], password: nil, isByStaff: false, at: LedgerTests.now)
            return (try #require(try transaction.event(id)), people)
        }
        let gathering = Gathering(of: PostgresLanes.most)
        let failures = LockedErrors()
        inThreads(people) { person in
            let hasLooked = Locked(false)
            do {
                try store.act { transaction in
                    let isFree = try transaction.counts(of: event).joined < 1
                    if hasLooked.exchange(true) == false { gathering.wait() }
                    if isFree { try transaction.join(event, by: person, at: LedgerTests.now) }
                }
            } catch {
                failures.note(error)
            }
        }
        #expect(failures.all.isEmpty)
        return try store.look { try $0.counts(of: event).joined }
    }

    @Test("rows that are handed in together are overtaken as well: no two count the same")
    func copies() throws {
        let values = try settings(counting: "") { number, seen in ("key\(number)", "\(seen)") }
        #expect(values == (0..<8).map(String.init))
    }

    /// Who looks first meets 40001, which has the act run again, and not 23505, which does not
    /// (postgresql.org/docs/15/mvcc-serialization-failure-handling.html).
    @Test("a row that each adds where it is missing is added once, and nobody fails of it")
    func missing() throws {
        let values = try settings(counting: "WHERE key = 'colour'") { number, seen in
            seen == 0 ? ("colour", "\(number)") : nil
        }
        #expect(values.count == 1)
    }

    /// What eight acts leave that count a person's settings at once, and then hand in one each.
    ///
    /// - Parameters:
    ///   - condition: which settings count.
    ///   - row: the setting of one of them, by its number and what it counted; nil for none.
    /// - Returns: the values, in order.
    private func settings(
        counting condition: String,
        _ row: @escaping @Sendable (_ number: Int, _ seen: Int64) -> (key: String, value: String)?
    ) throws -> [String] {
        let store = try Store.fresh()
        let person = try store.act {
            try $0.welcome(try #require(Handle("sam")), at: LedgerTests.now)
        }
        let gathering = Gathering(of: 8)
        let failures = LockedErrors()
        inThreads(Array(0..<8)) { number in
            let hasLooked = Locked(false)
            do {
                try store.act { transaction in
                    let seen =
                        try transaction.number("SELECT COUNT(*) FROM setting \(condition)") ?? 0
                    if hasLooked.exchange(true) == false { gathering.wait() }
                    guard let row = row(number, seen) else { return }
                    let settings = try transaction.bulk(
                        "INSERT INTO setting (person_id, key, value) VALUES (?, ?, ?)")
                    settings.bind(person.id)
                    settings.bind(row.key)
                    settings.bind(row.value)
                    try settings.run()
                }
            } catch {
                failures.note(error)
            }
        }
        #expect(failures.all.isEmpty)
        return try store.look { try $0.column("SELECT value FROM setting ORDER BY value") }
    }

    private func inThreads<Item: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) -> Void
    ) {
        let group = DispatchGroup()
        for item in items {
            group.enter()
            Thread.detachNewThread {
                body(item)
                group.leave()
            }
        }
        group.wait()
    }
}

extension Locked<Bool> {
    fileprivate func exchange(_ new: Bool) -> Bool {
        withLock { value in
            defer { value = new }
            return value
        }
    }
}

/// Where the first who come wait until enough of them are there.
private final class Gathering: @unchecked Sendable {
    // Unchecked: the condition guards the count.
    private let condition = NSCondition()
    private var missing: Int

    init(of count: Int) { missing = count }

    func wait() {
        condition.lock()
        defer { condition.unlock() }
        missing -= 1
        if missing <= 0 { condition.broadcast() }
        while missing > 0 { condition.wait() }
    }
}
