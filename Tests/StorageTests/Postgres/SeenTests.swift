import Campus
import Foundation
import Locks
import Recurrence
import TestSupport
import Testing

@testable import Storage
@testable import StoragePostgres

@Suite("What was seen of a community on PostgreSQL", .enabled(if: PostgresCluster.isAsked))
struct SeenTests {
    private let store: Store
    private let (author, reader): (Person, Person)
    private let community: Community
    private let events: [Event]

    init() throws {
        store = try Store.fresh()
        let now = LedgerTests.now
        (author, reader, community, events) = try store.act { transaction in
            let people = try ["kim", "sam"].map {
                try transaction.welcome(try #require(Handle($0)), at: now)
            }
            try transaction.addCommunity("Chess", place: 0, at: now)
            let community = try #require(
                try transaction.community(named: "Chess", seenBy: people[0])
            ).community
            _ = try transaction.addMember(people[1], to: community, at: now)
            let events = try ["Blitz", "Simul"].map { title in
                let plan = EventPlan(
                    title: title, start: Samples.wall("20261005T180000"), length: 3_600,
                    zone: "Europe/London")
                let id = try transaction.addEvent(
                    plan, of: community.id, by: people[0], password: nil, isByStaff: false, at: now)
                return try #require(try transaction.event(id))
            }
            return (people[0], people[1], community, events)
        }
    }

    @Test("a change that is committed after a later one was seen is unread")
    func late() throws {
        let (isWritten, mayCommit) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let failures = LockedErrors()
        let first = inThread(failures) {
            let runs = Locked(0)
            try store.act { transaction in
                try change(events[0], transaction)
                let run = runs.withLock { runs in
                    runs += 1
                    return runs
                }
                guard run == 1 else { return }
                isWritten.signal()
                mayCommit.wait()
            }
        }
        isWritten.wait()
        let second = inThread(failures) { try store.act { try change(events[1], $0) } }
        // It has committed by now, or it waits for the first.
        _ = second.wait(timeout: .now() + 1)
        try store.act { try $0.markSeen(community, by: reader) }
        mayCommit.signal()
        first.wait()
        second.wait()
        #expect(failures.all.isEmpty)
        #expect(try store.look { try $0.hasUnread(reader.id) })
    }

    private func change(_ event: Event, _ transaction: Transaction) throws {
        try transaction.addChange(
            EventChange(kind: .changed, at: LedgerTests.now, sentence: "is in 8W 2.1"), of: event,
            by: author)
    }

    private func inThread(
        _ failures: LockedErrors, _ body: @escaping @Sendable () throws -> Void
    ) -> DispatchGroup {
        let group = DispatchGroup()
        group.enter()
        Thread.detachNewThread {
            do { try body() } catch { failures.note(error) }
            group.leave()
        }
        return group
    }
}
