import Campus
import Foundation
import GRDB
import Locks
import TestSupport
import Testing

@testable import Storage
@testable import StoragePostgres
@testable import StorageSQLite

@Suite("A home that is copied to another engine", .enabled(if: PostgresCluster.isAsked))
struct StoreCopierTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func file(_ name: String = "home.sqlite") throws -> Store {
        try Store(path: folder.path + "/" + name)
    }

    private func server() throws -> Store { try Store.fresh() }

    /// What each table's rows come to; but for when services were there last, which nobody knows of a copy.
    private static func digests(_ copied: [StoreCopier.Copied]) -> [String: TableDigest] {
        let copied = copied.filter { $0.table != "life_sign" }
        return Dictionary(copied.map { ($0.table, $0.digest) }) { first, _ in first }
    }

    /// There and back; the same rows each time, and nothing wrong with either.
    @discardableResult
    private func there(andBack source: Store) throws -> [StoreCopier.Copied] {
        let (server, back) = (try server(), try file("back.sqlite"))
        let there = try StoreCopier(from: source, to: server).fill()
        let andBack = try StoreCopier(from: server, to: back).fill()
        #expect(Self.digests(there) == Self.digests(andBack))
        #expect(try server.integrityProblems().isEmpty)
        #expect(try back.integrityProblems() == source.integrityProblems())
        return there
    }

    @Test("has all rows that a released version left", arguments: try Fixtures.homes())
    func released(_ version: String) throws {
        let queue = try DatabaseQueue(path: folder.path + "/home.sqlite")
        let text = try String(contentsOf: Fixtures.home("\(version).sql"), encoding: .utf8)
        try queue.writeWithoutTransaction { try $0.execute(sql: text) }
        try queue.close()
        let store = try file()
        let there = try there(andBack: store)
        #expect(there.reduce(0) { $0 + $1.digest.rows } > 100)
        #expect(there.allSatisfy { $0.cut == 0 })
    }

    @Test("has a row of every table, with all that a cell can hold")
    func planted() throws {
        let store = try file()
        try Planting(store).plant()
        let there = try there(andBack: store)
        #expect(there.filter { $0.digest.rows == 0 }.map(\.table) == [])
        #expect(there.map(\.table).contains("person"))
    }

    @Test("gives no number twice, be it of what was deleted before")
    func numbers() throws {
        let store = try file()
        try Planting(store).plant()
        _ = try store.transaction { try $0.execute("DELETE FROM comment") }
        let (server, back) = (try server(), try file("back.sqlite"))
        _ = try StoreCopier(from: store, to: server).fill()
        _ = try StoreCopier(from: server, to: back).fill()
        for copy in [server, back] {
            let id = try copy.transaction { transaction in
                try transaction.number(
                    """
                    INSERT INTO comment (module_id, person_id, text, at)
                    VALUES (1, 1, 'new', 1) RETURNING id
                    """)
            }
            #expect(id == 3)
        }
    }

    @Test("tells texts that end at a U+0000, which nobody read behind that")
    func cut() throws {
        let store = try file()
        try Planting(store).plant()
        try store.queue.write { database in
            try database.execute(
                sql: "UPDATE person SET bio = 'seen' || char(0) || 'unseen' WHERE id = 1")
        }
        let server = try server()
        let copied = try StoreCopier(from: store, to: server).fill()
        #expect(copied.reduce(0) { $0 + $1.cut } == 1)
        let bio: String? = try server.look { try $0.value("SELECT bio FROM person WHERE id = 1") }
        #expect(bio == "seen")
    }

    @Test("is not written over what is there")
    func notEmpty() throws {
        let store = try file()
        try Planting(store).plant()
        let (server, other) = (try server(), try file("other.sqlite"))
        for target in [server, other] {
            _ = try target.act { try $0.welcome(try #require(Handle("own")), at: LedgerTests.now) }
            #expect(throws: StorageError.notEmpty) {
                _ = try StoreCopier(from: store, to: target).fill()
            }
            #expect(try target.look { try $0.everybody() }.map(\.handle.text) == ["own"])
        }
    }

    /// What alters a row on its way, on each engine.
    private static let meddling = [
        """
        CREATE FUNCTION meddle() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
            NEW.bio = ''; RETURN NEW;
        END $$
        """,
        "CREATE TRIGGER meddling BEFORE INSERT ON person FOR EACH ROW EXECUTE FUNCTION meddle()",
    ]

    @Test("which came out otherwise is told, and is not kept")
    func differs() throws {
        let store = try file()
        try Planting(store).plant()
        let (server, back) = (try server(), try file("back.sqlite"))
        try server.transaction { transaction in
            for statement in Self.meddling { try transaction.execute(statement) }
        }
        try back.transaction { transaction in
            _ = try transaction.execute(
                """
                CREATE TRIGGER meddling AFTER INSERT ON person BEGIN
                    UPDATE person SET bio = NULL WHERE id = new.id;
                END
                """)
        }
        for target in [server, back] {
            #expect(throws: StorageError.differs("person")) {
                _ = try StoreCopier(from: store, to: target).fill()
            }
            #expect(try target.look { try $0.number("SELECT COUNT(*) FROM person") } == 0)
        }
        try server.transaction { _ = try $0.execute("DROP TRIGGER meddling ON person") }
        _ = try StoreCopier(from: store, to: server).fill()
    }

    @Test("takes the place of what was there, and raises the campus's revision above both")
    func replaces() throws {
        let store = try file()
        try Planting(store).plant()
        let server = try server()
        try Planting(server).plant()
        try server.transaction { transaction in
            _ = try transaction.execute("UPDATE campus_revision SET number = 70")
            _ = try transaction.execute("UPDATE person SET name = 'Old'")
        }
        let former = try server.look { try $0.campusTotal() }
        _ = try StoreCopier(from: store, to: server).replace()
        #expect(
            try server.look { try $0.number("SELECT number FROM campus_revision") } == former + 1)
        #expect(
            try server.look {
                try $0.number("SELECT COUNT(*) FROM person WHERE name = 'Old'")
            } == 0)
        #expect(try server.integrityProblems().isEmpty)
    }

    @Test("takes no daemon's lease along, and ends those of where it is put")
    func leases() throws {
        let store = try file()
        let held = try file("held.sqlite")
        let (server, taken) = (try server(), try self.server())
        try Planting(store).plant()
        for target in [held, taken] {
            try target.act { transaction in
                try transaction.makeBuckets()
                _ = try transaction.renewLease(of: "old")
                _ = try transaction.takeBuckets(64, for: "old", at: LedgerTests.now)
            }
            _ = try StoreCopier(from: store, to: target).replace()
        }
        _ = try StoreCopier(from: taken, to: server).fill()
        for copy in [held, taken, server] {
            let free = try copy.act { transaction in
                try transaction.makeBuckets()
                let standing = try transaction.renewLease(of: "new")
                #expect(standing.daemons == 1 && standing.held.isEmpty)
                return try transaction.takeBuckets(64, for: "new", at: LedgerTests.now).taken
            }
            #expect(free == .all)
        }
    }

    @Test("which the server broke off in the middle is begun anew")
    func brokenOff() throws {
        let store = try file()
        try Planting(store).plant()
        let server = try server()
        let name: String? = try server.look { try $0.value("SELECT current_database() AS name") }
        let isDone = Locked(false)
        let copier = StoreCopier(from: store, to: server) { progress in
            guard progress.number == 30, !isDone.withLock({ $0 }) else { return }
            isDone.withLock { $0 = true }
            try? PostgresCluster.shared().run(
                """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE datname = '\(name ?? "")'
                """)
        }
        #expect(try copier.fill().count > 70)
        #expect(isDone.withLock { $0 })
        #expect(try server.look { try $0.number("SELECT COUNT(*) FROM person") } == 2)
    }

    @Test("are four things: nothing, no letters, no bytes and zero")
    func kinds() {
        let values: [Value] = [
            .null, .text(""), .blob(Data()), .integer(0), .real(0), .text("\0"), .blob(Data([0])),
        ]
        let digests = values.map { value in
            var digest = TableDigest()
            digest.add([value])
            return digest
        }
        #expect(Set(digests).count == values.count)
        var (one, other) = (TableDigest(), TableDigest())
        one.add([.text("ab"), .text("c")])
        other.add([.text("a"), .text("bc")])
        #expect(one != other)
    }
}
