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
        let failures = Locked<[any Error]>([])
        inThreads(people) { person in
            let hasLooked = Locked(false)
            do {
                try store.act { transaction in
                    let isFree = try transaction.counts(of: event).joined < 1
                    if hasLooked.exchange(true) == false { gathering.wait() }
                    if isFree { try transaction.join(event, by: person, at: LedgerTests.now) }
                }
            } catch {
                failures.withLock { $0.append(error) }
            }
        }
        #expect(failures.withLock(\.count) == 0, "\(failures.withLock { $0.map { "\($0)" } })")
        return try store.look { try $0.counts(of: event).joined }
    }

    private func inThreads(_ people: [Person], _ body: @escaping @Sendable (Person) -> Void) {
        let group = DispatchGroup()
        for person in people {
            group.enter()
            Thread.detachNewThread {
                body(person)
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
