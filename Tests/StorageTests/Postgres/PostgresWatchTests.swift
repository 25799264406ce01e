import Foundation
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
        let watch = PostgresWatch(patience: .milliseconds(300), every: .milliseconds(100))
        let session = try PostgresSession(address, patience: 1_000, watch: watch)
        try session.run("SELECT pg_sleep(1)")
        try cluster.stop()
        defer { try? cluster.goOn() }
        #expect(throws: StorageError.unreachable(address.hosts)) { try session.run("SELECT 1") }
        #expect(session.isLost)
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
