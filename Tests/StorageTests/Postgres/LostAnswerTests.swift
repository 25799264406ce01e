import Campus
import Foundation
import Glibc
import Locks
import TestSupport
import Testing

@testable import Storage
@testable import StoragePostgres

@Suite("Answers of PostgreSQL that are lost", .enabled(if: PostgresCluster.isAsked))
struct LostAnswerTests {
    /// How a transaction ends, and whether it is done then.
    private static let ends = [("COMMIT", true), ("ROLLBACK", false)]

    @Test(
        "an act is asked whether it was done, on the same server or on another one",
        arguments: ends, ["", "another"])
    func marks(end: (text: String, isDone: Bool), server: String) throws {
        let (address, session) = try sessions()
        try session.run("BEGIN READ WRITE; UPDATE campus_revision SET number = number + 1")
        let (result, left) = try PostgresCommit.leave(on: session)
        try session.run(end.text)
        let commit =
            server.isEmpty
            ? left : PostgresCommit(left.mark, number: left.number, server: server)
        #expect(result.isGood)
        #expect(
            try commit.isDone(on: PostgresSession(address, patience: 1_000)) == end.isDone)
    }

    @Test(
        "an act takes nobody else's for its own that was given the same number, after a crash of the same server too",
        arguments: [true, false])
    func reused(isSame: Bool) throws {
        let (address, session) = try sessions()
        let server = isSame ? session.server : "another"
        try session.run("BEGIN READ WRITE; UPDATE campus_revision SET number = number + 1")
        let other = try PostgresCommit.leave(on: session).commit
        try session.run("COMMIT")
        let asking = try PostgresSession(address, patience: 1_000)
        let lost = PostgresCommit(other.mark ^ 1, number: other.number, server: server)
        #expect(try !lost.isDone(on: asking))
        // No server knows what lies ahead of it: that was not done there, and is no fault of the database.
        let ahead = PostgresCommit(1, number: "4000000000", server: server)
        #expect(try !ahead.isDone(on: asking))
        // The row decides for an act too whose number is none any more.
        let found = PostgresCommit(other.mark, number: "4000000000", server: server)
        #expect(try found.isDone(on: asking))
    }

    @Test("an act that the server is still at is waited for")
    func underWay() throws {
        let (address, session) = try sessions()
        try session.run("BEGIN READ WRITE; UPDATE campus_revision SET number = number + 1")
        let commit = try PostgresCommit.leave(on: session).commit
        nonisolated(unsafe) let writing = session
        let failure = Locked<(any Error)?>(nil)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
            do { try writing.run("COMMIT") } catch { failure.withLock { $0 = error } }
        }
        #expect(try commit.isDone(on: PostgresSession(address, patience: 1_000)))
        #expect(failure.withLock { $0 } == nil)
    }

    /// Opens a database, waiting for a server that recovers.
    private static func open(_ url: String) throws -> Store {
        let end = ContinuousClock.now + .seconds(60)
        while true {
            do {
                return Store(try PostgresEngine(PostgresAddress(url, password: nil)))
            } catch {
                guard case .unreachable = error, ContinuousClock.now < end else { throw error }
                usleep(50_000)
            }
        }
    }

    private func sessions() throws -> (PostgresAddress, PostgresSession) {
        let address = try PostgresAddress(Store.postgres(), password: nil)
        return (address, try PostgresSession(address, patience: 1_000))
    }

    /// So many connections write at once, each for so many seconds, while a process of the server's is killed
    /// ever again.
    private static let (writers, seconds) = (8, 8.0)

    @Test("every act that was confirmed is there, whatever was killed before a late answer came")
    func killed() throws {
        let cluster = try PostgresCluster()
        let url = try cluster.empty()
        let name = PostgresCluster.name(of: url)
        try PostgresEngine(PostgresAddress(url, password: nil)).close()
        let relay = try DelayingRelay(to: cluster.socket, milliseconds: 5)
        let slow = "postgresql://belltower@127.0.0.1:\(relay.port)/\(name)?sslmode=disable"
        let store = Store(try PostgresEngine(PostgresAddress(slow, password: nil)))
        let (confirmed, kills) = (Locked<Set<String>>([]), Locked(0))
        let clock = ContinuousClock()
        let end = clock.now + .seconds(Self.seconds)
        let done = DispatchGroup()
        for writer in 0..<Self.writers {
            done.enter()
            Thread.detachNewThread {
                var number = 0
                while clock.now < end {
                    number += 1
                    let name = "p\(writer)x\(number)"
                    guard let handle = Handle(name) else { continue }
                    let isDone =
                        (try? store.act { try $0.welcome(handle, at: LedgerTests.now) }) != nil
                    if isDone { confirmed.withLock { _ = $0.insert(name) } }
                }
                done.leave()
            }
        }
        while clock.now < end {
            // As long as the others write.
            _ = done.wait(timeout: .now() + 0.8)
            if cluster.crash(using: name) { kills.withLock { $0 += 1 } }
        }
        done.wait()
        let after = try Self.open(cluster.url(of: name))
        let there = Set(try after.look { try $0.everybody() }.map(\.handle.text))
        #expect(confirmed.withLock { $0.subtracting(there) } == [])
        #expect(kills.withLock { $0 } > 2 && confirmed.withLock { $0.count } > 20)
        withExtendedLifetime(relay) {}
    }
}
