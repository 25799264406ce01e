import Campus
import Locks
import Recurrence
import TestSupport
import Testing

@testable import Storage

@Suite("Leases of daemons that share a database")
struct LeaseTests {
    private static let now = LedgerTests.instant("20261005T080000")
    private static let nine = LedgerTests.instant("20261005T090000")

    private let store: Store

    init() throws {
        store = try Store.fresh()
        try store.act { try $0.makeBuckets() }
    }

    private func take(_ count: Int, for holder: String) throws -> RingBuckets {
        try store.act { try $0.takeBuckets(count, for: holder, at: Self.nine) }.taken
    }

    /// As when its holder has not renewed it for long.
    private func expire(_ holder: String) throws {
        try store.act {
            try $0.execute("UPDATE ring_lease SET until = 0 WHERE holder = ?", [holder])
        }
    }

    /// People who are due at nine, in order of their numbers, and claims of theirs.
    private func people(_ count: Int) throws -> [(person: Person, claim: ReminderClaim)] {
        let people = try store.act { transaction in
            try (0..<count).map {
                try transaction.welcome(try #require(Handle("p\($0)")), at: Self.now)
            }
        }
        for mark in try store.look({ try $0.marked(at: Self.now, limit: count) }) {
            try store.relaxed {
                try $0.reconcile(
                    mark, planned: [LedgerTests.reminder(mark.person.id.number, "20261005T090000")],
                    in: PlanWindow(for: mark, at: Self.now), at: Self.now)
            }
        }
        let due = try store.look { try $0.due(at: Self.nine, limit: count) }
        return people.compactMap { person in
            due.first { $0.person == person }.map {
                (person, ReminderClaim(row: $0.row, channel: "test", title: "\"T\"\n\u{e9}"))
            }
        }
    }

    private func underWay() throws -> Int64? {
        try store.look { try $0.number("SELECT COUNT(*) FROM delivery WHERE outcome = 'underWay'") }
    }

    @Test("a bucket is had by one, until that gives it back or does not renew it")
    func taking() throws {
        #expect(try take(40, for: "a").size == 40)
        let rest = try take(64, for: "b")
        #expect(rest.size == 24)
        #expect(try take(64, for: "c").isEmpty)
        try expire("a")
        // Nobody took them meanwhile: they are renewed.
        #expect(try store.relaxed { try $0.renewLease(of: "a") }.held.size == 40)
        try expire("a")
        #expect(try take(64, for: "c").size == 40)
        let standing = try store.relaxed { try $0.renewLease(of: "a") }
        #expect(standing.held.isEmpty && standing.daemons == 1)
        #expect(try #require(standing.nextEnd) > 0)
        try store.act { try $0.giveBack(RingLease("b", rest)) }
        #expect(try take(64, for: "a") == rest)
        #expect(try store.look { try $0.ringers() }.map(\.buckets) == [24, 40])
        #expect(try store.act { try $0.leaveRing("c", at: Self.nine) } == 0)
        #expect(try store.look { try $0.ringers() }.map(\.holder) == ["a"])
    }

    @Test("many who take at the same time have each others")
    func takingAtOnce() async throws {
        let taken = try await withThrowingTaskGroup(of: RingBuckets.self) { group in
            for number in 0..<8 {
                group.addTask { try take(8, for: "d\(number)") }
            }
            return try await group.reduce(into: [RingBuckets]()) { $0.append($1) }
        }
        #expect(taken.map(\.size) == Array(repeating: 8, count: 8))
        #expect(taken.reduce(RingBuckets()) { $0.union($1) } == .all)
    }

    @Test("a claim whose lease ran out, or is somebody else's, claims nothing")
    func fence() throws {
        let people = try people(2)
        let claims = people.map(\.claim)
        let lease = RingLease("a", try take(64, for: "a"))
        let other = RingBuckets(of: people[1].person.id)
        let narrow = RingLease("a", lease.buckets.subtracting(other))
        try expire("a")
        #expect(
            try store.act { try $0.claim(claims, at: Self.nine, under: lease) } == [nil, nil])
        #expect(try take(64, for: "b") == .all)
        #expect(
            try store.act { try $0.claim(claims, at: Self.nine, under: lease) } == [nil, nil])
        #expect(try underWay() == 0)
        #expect(try store.look { try $0.due(at: Self.nine, limit: 9) }.count == 2)
        try expire("b")
        #expect(try take(64, for: "a") == .all)
        #expect(
            try store.act { try $0.claim(claims, at: Self.nine, under: narrow) }.map { $0?.number }
                == [1, nil])
        #expect(
            try store.act { try $0.claim(claims, at: Self.nine, under: lease) }.map { $0?.number }
                == [nil, 1])
    }

    @Test("who takes a bucket makes again what was under way of it, and of no other")
    func recovery() throws {
        let people = try people(2)
        let own = people.map { RingBuckets(of: $0.person.id) }
        for (holder, buckets) in zip(["a", "b"], own) {
            try store.act {
                try $0.takeBuckets(64, among: buckets, for: holder, at: Self.nine)
            }
        }
        let attempts = try (0..<2).map { index in
            try #require(
                try store.act {
                    try $0.claim(
                        [people[index].claim], at: Self.nine,
                        under: RingLease(["a", "b"][index], own[index]))
                }[0])
        }
        try expire("a")
        let (taken, interrupted) = try store.act {
            try $0.takeBuckets(1, among: own[0], for: "c", at: Self.nine)
        }
        #expect(taken == own[0] && interrupted == 1)
        #expect(try underWay() == 1)
        let due = try store.look { try $0.due(at: Self.nine, limit: 9) }
        #expect(due.map(\.row) == [people[0].claim.row])
        // The one that was stopped comes back and says how its attempt ended.
        let late = DeliveryEnd(attempts[0], .failed(reason: "late"), at: Self.nine.seconds * 1_000)
        try store.relaxed { try $0.settle([late]) }
        #expect(try store.look { try $0.due(at: Self.nine, limit: 9) }.count == 1)
        #expect(
            try store.act {
                try $0.claim(
                    [people[0].claim], at: Self.nine, under: RingLease("c", taken))
            }.map { $0?.number } == [2])
    }

    @Test("what a daemon looks at is of its buckets alone")
    func scope() throws {
        let people = try people(3)
        let one = RingScope.buckets(RingBuckets(of: people[1].person.id))
        #expect(
            try store.look { try $0.due(at: Self.nine, limit: 9, of: one) }.map(\.person)
                == [people[1].person])
        #expect(try store.look { try $0.nextDue(of: one) } == Self.nine)
        #expect(try store.look { try $0.nextDue(of: .buckets([])) } == nil)
        let later = Self.now.adding(seconds: 60 * 86_400)
        #expect(
            try store.look { try $0.horizons(before: later, limit: 9, of: one) }.map(\.person)
                == [people[1].person])
        try store.act { try $0.mark(people.map(\.person), at: Self.now) }
        #expect(
            try store.look { try $0.marked(at: Self.now, limit: 9, of: one) }.map(\.person)
                == [people[1].person])
    }
}
