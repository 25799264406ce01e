import Foundation
import Locks
import Storage
import TestSupport
import Testing

@testable import StoragePostgres

@Suite("Watch over PostgreSQL servers", .enabled(if: PostgresCluster.isAsked))
struct PostgresWatchTests {
    @Test("a server that is slow is waited for, and one that stands still is given up")
    func silent() throws {
        let cluster = try PostgresCluster()
        let address = try PostgresAddress(cluster.empty(), password: nil)
        let session = try PostgresSession(address, patience: 1_000, watch: Self.hasty)
        try session.run("SELECT pg_sleep(1)")
        try Self.pause(cluster)
        defer { try? cluster.goOn() }
        #expect(throws: StorageError.unreachable(address.hosts)) { try session.run("SELECT 1") }
        #expect(session.isLost)
    }

    @Test("of two databases the one whose server is there is not given up with the other")
    func two() throws {
        let (still, slow) = (try PostgresCluster(), try PostgresCluster.shared())
        let open = { (cluster: PostgresCluster) in
            try PostgresSession(
                PostgresAddress(cluster.empty(), password: nil), patience: 1_000,
                watch: Self.hasty)
        }
        let lost = try open(still)
        nonisolated(unsafe) let kept = try open(slow)
        try Self.pause(still)
        defer { try? still.goOn() }
        let (answered, failure) = (DispatchSemaphore(value: 0), Locked<(any Error)?>(nil))
        Thread.detachNewThread {
            do { try kept.run("SELECT pg_sleep(2)") } catch { failure.withLock { $0 = error } }
            answered.signal()
        }
        #expect(throws: StorageError.self) { try lost.run("SELECT 1") }
        answered.wait()
        #expect(failure.withLock { $0 } == nil)
        #expect(lost.isLost && !kept.isLost)
    }

    private static let hasty = PostgresWatch(
        patience: .milliseconds(300), every: .milliseconds(100))

    /// A server stands still, but not so long that whoever is not given up waits for ever.
    private static func pause(_ cluster: PostgresCluster) throws {
        try cluster.stop()
        DispatchQueue.global().asyncAfter(deadline: .now() + 20) { try? cluster.goOn() }
    }

    @Test("each start of a server is another one")
    func names() throws {
        let (one, other) = (try PostgresCluster.shared(), try PostgresCluster())
        let servers = try [one, one, other].map { cluster in
            try PostgresSession(
                PostgresAddress(cluster.empty(), password: nil), patience: 1_000
            ).server
        }
        #expect(servers[0] == servers[1] && servers[0] != servers[2])
    }
}
