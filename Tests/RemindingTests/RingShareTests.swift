import Campus
import Recurrence
import Reminding
import Testing

@testable import Storage

@Suite("Daemons that share a database", .timeLimit(.minutes(5)))
struct RingShareTests {
    private static let people = 96

    /// How many rows of the ledger are so.
    private static func count(_ condition: String, _ stage: RingStage) throws -> Int64 {
        try stage.store.look { try $0.number("SELECT COUNT(*) FROM \(condition)") } ?? 0
    }

    /// Every reminder rang, no attempt twice, and nothing is left under way.
    private static func expectAllRung(_ stage: RingStage) throws {
        let rings = stage.rings
        #expect(Set(rings.map(\.key)).count == people)
        let attempts = Set(rings.map { "\($0.key) \($0.attempt)" })
        #expect(attempts.count == rings.count)
        #expect(try count("delivery WHERE outcome = 'underWay'", stage) == 0)
        #expect(try count("reminder WHERE state = 'delivered'", stage) == Int64(people))
    }

    private static func end(_ daemons: [Task<Void, any Error>]) async throws {
        for daemon in daemons { daemon.cancel() }
        for daemon in daemons { try await daemon.value }
    }

    @Test("each have an even share, and each reminder rings once", arguments: [1, 2, 3])
    func sharing(count: Int) async throws {
        let stage = try RingStage(count, at: "20261005T084000")
        try stage.welcome(Self.people)
        let daemons = try (0..<count).map(stage.start)
        try await stage.run(until: "20261005T084430")
        let shares = try stage.store.look { try $0.ringers() }.map(\.buckets)
        #expect(shares.sorted() == [[64], [32, 32], [20, 22, 22]][count - 1])
        try await stage.run(until: "20261005T084600")
        try Self.expectAllRung(stage)
        #expect(stage.rings.count == Self.people)
        #expect(Set(stage.rings.map(\.daemon)).count == count)
        try await Self.end(daemons)
        #expect(try stage.store.look { try $0.ringers() }.isEmpty)
    }

    @Test(
        "another rings what one that is stopped has under way and waiting; that one takes part anew"
    )
    func stopped() async throws {
        let stage = try RingStage(3, at: "20261005T084000")
        try stage.welcome(Self.people)
        var daemons = try [stage.start(0)]
        try await stage.run(until: "20261005T084001")
        let first = try #require(try stage.store.look { try $0.ringers() }.first).holder
        daemons += try [stage.start(1), stage.start(2)]
        try await stage.run(until: "20261005T084430")
        stage.hang(0)
        try await stage.run(until: "20261005T084505")
        let hung = stage.rings.filter { $0.daemon == 0 }
        #expect(!hung.isEmpty && hung.allSatisfy { $0.attempt == 1 })
        try stage.stop(0, holder: first)
        try await stage.run(until: "20261005T084530")
        let again = Dictionary(grouping: stage.rings, by: \.key).filter { $0.value.count > 1 }
        #expect(Set(again.keys) == Set(hung.map(\.key)))
        #expect(again.values.allSatisfy { $0.map(\.attempt) == [1, 2] && $0[1].daemon != 0 })
        try Self.expectAllRung(stage)
        // What it had under way ends now; nothing else of what it had rings.
        stage.release(0)
        stage.resume(0)
        try await stage.run(until: "20261005T084600")
        #expect(stage.rings.filter { $0.daemon == 0 } == hung)
        try Self.expectAllRung(stage)
        #expect(try stage.store.look { try $0.ringers() }.map(\.buckets).sorted() == [20, 22, 22])
        #expect(
            try Self.count("delivery WHERE outcome = 'interrupted'", stage) == Int64(hung.count))
        try await Self.end(daemons)
    }

    @Test("leave a copy to its own daemon, which rings all at once, and again what was under way")
    func copied() async throws {
        let stage = try RingStage(1, at: "20261005T084000")
        try stage.welcome(Self.people)
        let daemon = try stage.start(0)
        stage.hang(0)
        try await stage.run(until: "20261005T084505")
        let hung = stage.rings
        #expect(!hung.isEmpty && hung.count < Self.people)
        let copy = try RingStage(1, copying: stage)
        let heir = try copy.start(0)
        try await copy.run(until: "20261005T084510")
        #expect(try copy.store.look { try $0.ringers() }.map(\.buckets) == [64])
        try Self.expectAllRung(copy)
        let again = copy.rings.filter { $0.attempt == 2 }
        #expect(Set(again.map(\.key)) == Set(hung.map(\.key)))
        stage.release(0)
        try await Self.end([daemon, heir])
    }

    @Test("what a server's successor does not know to have ended rings again, as another attempt")
    func forgotten() async throws {
        let stage = try RingStage(2, at: "20261005T084000")
        try stage.welcome(Self.people)
        let daemons = try [stage.start(0), stage.start(1)]
        try await stage.run(until: "20261005T084530")
        try Self.expectAllRung(stage)
        // As it stands where the relaxed writing of its end was lost.
        try stage.store.act { transaction in
            _ = try transaction.execute(
                """
                UPDATE delivery SET outcome = 'underWay', finished = NULL, late_ms = NULL
                WHERE reminder_id = (SELECT MIN(id) FROM reminder WHERE state = 'delivered')
                """)
            _ = try transaction.execute(
                """
                UPDATE reminder SET state = 'claimed'
                WHERE id = (SELECT MIN(id) FROM reminder WHERE state = 'delivered')
                """)
        }
        try await stage.run(until: "20261005T084615")
        try Self.expectAllRung(stage)
        let again = Dictionary(grouping: stage.rings, by: \.key).filter { $0.value.count > 1 }
        #expect(again.count == 1 && again.values.first?.map(\.attempt) == [1, 2])
        try await Self.end(daemons)
    }

    @Test("what ends before all is given back is not interrupted")
    func joining() async throws {
        let stage = try RingStage(2, at: "20261005T084000")
        try stage.welcome(Self.people)
        var daemons = try [stage.start(0)]
        stage.hang(0)
        try await stage.run(until: "20261005T084501")
        daemons.append(try stage.start(1))
        try await stage.run(until: "20261005T084530")
        let hung = stage.rings.filter { $0.daemon == 0 }
        // It has more than its share as long as it has to.
        #expect(!hung.isEmpty)
        stage.release(0)
        try await stage.run(until: "20261005T084600")
        try Self.expectAllRung(stage)
        #expect(stage.rings.count == Self.people)
        #expect(try stage.store.look { try $0.ringers() }.map(\.buckets) == [32, 32])
        try await Self.end(daemons)
    }
}
