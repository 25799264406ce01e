import Campus
import Foundation
import Locks
import TestSupport
import Testing

@testable import Storage
@testable import StoragePostgres

/// What went wrong in other threads, in words.
final class LockedErrors: Sendable {
    private let errors = Locked<[String]>([])

    func note(_ error: any Error) { errors.withLock { $0.append("\(error)") } }
    var all: [String] { errors.withLock { $0 } }
}

@Suite("A connection to PostgreSQL", .enabled(if: PostgresCluster.isAsked))
struct PostgresConnectionTests {
    private let store: Store
    private let now = LedgerTests.now

    init() throws { store = try Store.fresh() }

    /// Ends all connections to the store's database but the one that asks.
    private func cutOff(_ store: Store) throws {
        let name: String? = try store.look { try $0.value("SELECT current_database() AS name") }
        try PostgresCluster.shared().run(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(name ?? "")'
            """)
    }

    @Test("that was lost is made anew, whatever is asked next")
    func lost() throws {
        _ = try store.act { try $0.welcome(try #require(Handle("sam")), at: now) }
        try cutOff(store)
        #expect(try store.look { try $0.everybody().count } == 1)
        try cutOff(store)
        _ = try store.act { try $0.welcome(try #require(Handle("kim")), at: now) }
        try cutOff(store)
        #expect(try store.reading { try $0.everybody().count } == 2)
    }

    @Test("that is lost in the middle of an act has the act done again, once")
    func lostInside() throws {
        let runs = Locked(0)
        try store.act { transaction in
            let run = runs.withLock { runs in
                runs += 1
                return runs
            }
            _ = try transaction.welcome(try #require(Handle("sam\(run)")), at: now)
            guard run == 1 else { return }
            let name: String? = try transaction.value("SELECT current_database() AS name")
            try PostgresCluster.shared().run(
                """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE datname = '\(name ?? "")'
                """)
        }
        #expect(try store.look { try $0.everybody() }.map(\.handle.text) == ["sam2"])
    }

    @Test("that is lost while an act is written down has it done again where it was not")
    func lostAtTheEnd() throws {
        try store.transaction { transaction in
            for statement in Self.cuttingOffOnce { try transaction.execute(statement) }
        }
        let runs = Locked(0)
        try store.act { transaction in
            runs.withLock { $0 += 1 }
            _ = try transaction.welcome(try #require(Handle("sam")), at: now)
        }
        #expect(runs.withLock { $0 } == 2)
        #expect(try store.look { try $0.everybody().count } == 1)
    }

    @Test("that is lost at the end of acts that are done together has all of them done again")
    func lostTogether() throws {
        try store.transaction { transaction in
            for statement in Self.cuttingOffOnce { try transaction.execute(statement) }
        }
        let runs = Locked(0)
        let told = Locked(0)
        try store.together {
            runs.withLock { $0 += 1 }
            try store.act { _ = try $0.welcome(try #require(Handle("sam")), at: now) }
            store.afterwards { told.withLock { $0 += 1 } }
            try store.act { _ = try $0.welcome(try #require(Handle("kim")), at: now) }
        }
        #expect(runs.withLock { $0 } == 2 && told.withLock { $0 } == 1)
        #expect(try store.look { try $0.everybody().count } == 2)
    }

    /// What ends the connection at the end of the first act that adds somebody: a sequence is not undone.
    private static let cuttingOffOnce = [
        "CREATE SEQUENCE times",
        """
        CREATE FUNCTION cut_off() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
            IF nextval('times') = 1 THEN
                PERFORM pg_terminate_backend(pg_backend_pid());
                PERFORM pg_sleep(10);
            END IF;
            RETURN NULL;
        END $$
        """,
        """
        CREATE CONSTRAINT TRIGGER cutting_off AFTER INSERT ON person DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION cut_off()
        """,
    ]

    @Test("leaves nothing of an act that altered nothing, and removes what is of no use any more")
    func tidy() throws {
        let (_, session) = try sessions()
        try session.run("BEGIN READ WRITE; SELECT 1")
        let nothing = try PostgresCommit.leave(on: session).commit
        try session.run("COMMIT")
        #expect(nothing.number == nil)
        #expect(try nothing.isDone(on: session))
        try session.run(
            """
            BEGIN READ WRITE;
            INSERT INTO belltower_commit (mark, at)
                VALUES (1, now() - INTERVAL '2 hours'), (2, now() - INTERVAL '1 minute');
            COMMIT
            """)
        try session.run(PostgresCommit.tidying)
        #expect(
            try session.text(
                "SELECT string_agg(CAST(mark AS TEXT), ' ') FROM belltower_commit WHERE mark IN (1, 2)"
            )
                == "2")
    }

    private func sessions() throws -> (PostgresAddress, PostgresSession) {
        let address = try PostgresAddress(Store.postgres(), password: nil)
        return (address, try PostgresSession(address, patience: 1_000))
    }

    @Test("writes nothing outside an act, and nothing of an act that failed though nobody minded")
    func guarded() throws {
        #expect(throws: StorageError.failed("what only looks may not write")) {
            try store.look { try $0.execute("DELETE FROM person") }
        }
        #expect(throws: StorageError.failed("what only looks may not write")) {
            try store.reading { try $0.execute("DELETE FROM person") }
        }
        #expect(throws: StorageError.self) {
            try store.act { transaction in
                _ = try transaction.welcome(try #require(Handle("sam")), at: now)
                _ = try? transaction.execute("INSERT INTO revision (person_id) VALUES (-1)")
            }
        }
        #expect(try store.look { try $0.everybody() }.isEmpty)
    }

    @Test("waits for another's lock as long as was said, and not longer")
    func patience() throws {
        try store.setPatience(milliseconds: 50)
        let person = try store.act { try $0.welcome(try #require(Handle("sam")), at: now) }
        let rename = "UPDATE person SET bio = 'x' WHERE id = ?"
        try store.transaction { transaction in
            try transaction.execute(rename, [person.id])
            #expect(throws: StorageError.busy) {
                try store.transaction { _ = try $0.execute(rename, [person.id]) }
            }
        }
    }

    @Test("takes values of all kinds, whatever the statement makes of them, and gives them back")
    func values() throws {
        let row = try store.look {
            try $0.row(
                """
                SELECT CAST(?1 AS BIGINT) AS number, ?1 + 1 AS next, ?2 || 'x' AS text,
                    CAST(?3 AS BYTEA) AS bytes, CAST(?4 AS DOUBLE PRECISION) AS real, NOT ?5 AS flag,
                    CAST(SUM(value) AS NUMERIC) AS sum, 0.5 AS half, CAST(NULL AS BIGINT) AS none
                FROM ({list}) AS list
                """,
                [
                    Int64.max - 1, "a\u{0}b", Data([0, 255]), 2.5, true,
                    "[9223372036854775807,-9223372036854765806]",
                ])
        }
        let read = try #require(row)
        #expect(read["number"] == Int64.max - 1)
        #expect(read["next"] == Int64.max)
        #expect(read["text"] == "ax")
        #expect(read["bytes"] == Data([0, 255]))
        #expect(read["real"] == 2.5)
        #expect(read["flag"] == false)
        #expect(read["sum"] == Int64(10_001))
        #expect(read["half"] == 0.5)
        #expect(read["none"] as Int64? == nil)
    }

    @Test("hands rows in together, before anything else is asked")
    func copies() throws {
        let person = try store.act { try $0.welcome(try #require(Handle("sam")), at: now) }
        let numbers = try store.act { transaction in
            let acts = try transaction.bulk(
                "INSERT INTO personal_act (person_id, at, kind, summary) VALUES (?, ?, ?, ?) RETURNING id"
            )
            let settings = try transaction.bulk(
                "INSERT INTO setting (person_id, key, value) VALUES (?, ?, ?)")
            var numbers: [Int64] = []
            for round in 0..<100 as Range<Int64> {
                acts.bind(person.id)
                acts.bind(round)
                acts.bind("add")
                acts.bind("🎓\u{0}")
                numbers.append(try acts.run() ?? 0)
                settings.bind(person.id)
                settings.bind("key\(round)")
                // Something else is asked while a row is being bound.
                if round == 50 { _ = try transaction.everybody() }
                settings.bind("")
                try settings.run()
            }
            #expect(try transaction.number("SELECT COUNT(*) FROM setting WHERE value = ''") == 100)
            return numbers
        }
        let kept: [Int64] = try store.look {
            try $0.column("SELECT id FROM personal_act WHERE summary = '🎓' ORDER BY at")
        }
        #expect(kept == numbers)
        #expect(Set(kept).count == 100)
        #expect(throws: StorageError.self) {
            try store.act { transaction in
                let settings = try transaction.bulk(
                    "INSERT INTO setting (person_id, key, value) VALUES (?, ?, ?)")
                settings.bind(person.id)
                settings.bind("key1")
                settings.bind("twice")
                try settings.run()
            }
        }
    }
}
