import Foundation
import Locks
import TestSupport
import Testing

@testable import Storage
@testable import StoragePostgres

/// What processes on other machines hear of what was written.
@Suite("Pokes through a server", .enabled(if: PostgresCluster.isAsked), .timeLimit(.minutes(10)))
struct PostgresPokeTests {
    /// Counts, and lets somebody wait for the next.
    private final class Heard: Sendable {
        let count = Locked(0)
        private let news = DispatchSemaphore(value: 0)

        func note() {
            count.withLock { $0 += 1 }
            news.signal()
        }

        func wait() { news.wait() }
    }

    @Test("wake whoever listens, on whichever connection, and again after theirs was lost")
    func listening() throws {
        let url = try Store.postgres()
        let (one, other) = (try Self.open(url), try Self.open(url))
        let heard = Heard()
        let hearing = other.hear { heard.note() }
        defer { withExtendedLifetime(hearing) {} }
        // Connected: whatever was said before was missed.
        heard.wait()
        one.announce()
        heard.wait()
        try PostgresCluster.shared().run(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = '\(PostgresCluster.name(of: url))' AND query LIKE 'LISTEN%'
            """)
        heard.wait()
        one.announce()
        heard.wait()
    }

    private static func open(_ url: String) throws -> Store {
        Store(try PostgresEngine(PostgresAddress(url, password: nil)))
    }

    @Test("are one for all that is said within a twentieth of a second, and none is lost")
    func coalescing() throws {
        let said = Heard()
        let announcer = PostgresAnnouncer { said.note() }
        let start = ContinuousClock.now
        for _ in 0..<1_000 { announcer.announce() }
        said.wait()
        said.wait()
        let took = ContinuousClock.now - start
        #expect(took >= .milliseconds(50))
        #expect(said.count.withLock { $0 } <= 2 + Int(took / .milliseconds(50)))
    }
}
