import Campus
import Foundation
import Locks
import TestSupport
import Testing

@testable import Storage
@testable import StoragePostgres

/// What processes on other machines hear of what was written.
@Suite("Pokes through a server", .enabled(if: PostgresCluster.isAsked), .timeLimit(.minutes(10)))
struct PostgresPokeTests {
    /// Keeps what was said, and lets somebody wait for the next.
    private final class Heard: Sendable {
        let said = Locked<[TouchedTopics]>([])
        private let news = DispatchSemaphore(value: 0)

        func note(_ topics: TouchedTopics) {
            said.withLock { $0.append(topics) }
            news.signal()
        }

        /// - Returns: what was said last.
        @discardableResult
        func wait() -> TouchedTopics? {
            news.wait()
            return said.withLock { $0.last }
        }
    }

    private static let seventh = TouchedTopics.some([.comments(ModuleID(7))])

    @Test("wake whoever listens, on whichever connection, and again after theirs was lost")
    func listening() throws {
        let url = try Store.postgres()
        let (one, other) = (try Self.open(url), try Self.open(url))
        let heard = Heard()
        let hearing = other.hear { heard.note($0) }
        defer { withExtendedLifetime(hearing) {} }
        // Connected: whatever was said before was missed.
        #expect(heard.wait() == .any)
        one.announce(Self.seventh)
        #expect(heard.wait() == Self.seventh)
        try PostgresCluster.shared().run(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = '\(PostgresCluster.name(of: url))' AND query LIKE 'LISTEN%'
            """)
        #expect(heard.wait() == .any)
        one.announce(.any)
        #expect(heard.wait() == .any)
    }

    private static func open(_ url: String) throws -> Store {
        Store(try PostgresEngine(PostgresAddress(url, password: nil)))
    }

    @Test("are one for all that is said within a twentieth of a second, and none is lost")
    func coalescing() throws {
        let said = Heard()
        let announcer = PostgresAnnouncer { said.note($0) }
        let start = ContinuousClock.now
        for number in Int64(0)..<1_000 {
            announcer.announce(.some([.comments(ModuleID(number % 30))]))
        }
        said.wait()
        said.wait()
        let took = ContinuousClock.now - start
        #expect(took >= .milliseconds(50))
        let all = said.said.withLock { $0 }
        #expect(all.count <= 2 + Int(took / .milliseconds(50)))
        let topics = all.reduce(into: TouchedTopics.none) { $0.formUnion($1) }
        #expect(topics == .some(Set((0..<30).map { .comments(ModuleID($0)) })))
    }
}
