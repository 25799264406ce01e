import Campus
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage
@testable import StorageSQLite

@Suite("Bringing databases up to date")
struct MigrationTests {
    /// A database as a program left it that knew so many steps.
    private func database(steps count: Int, at path: String) throws {
        try FormerDatabase.make(
            at: path, steps: count,
            with: """
                INSERT INTO person (handle, role, created) VALUES ('sam', 'operator', 7);
                INSERT INTO source (person_id, name, kind, address, every, created)
                VALUES (1, 'Timetable', 'class', '/t.ics', 3600, 7)
                """)
    }

    @Test(
        "what stood in a database of any earlier step is there still",
        arguments: 1...Migrations.steps.count)
    func everyStep(_ count: Int) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/belltower.sqlite"
        try database(steps: count, at: path)
        let store = try Store(path: path)
        #expect(try store.integrityProblems().isEmpty)
        #expect(try store.look { try $0.everybody() }.map(\.handle.text) == ["sam"])
        #expect(try store.look { try $0.sources(of: nil) }.map(\.name) == ["Timetable"])
        #expect(try DatabaseFile(path).state().schema == DatabaseFile.newest)
    }

    @Test("communities of before say nothing of themselves, and keep their names")
    func communitiesWithoutWords() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/belltower.sqlite"
        let before = try #require(
            Migrations.steps.firstIndex { $0.name == "community words" })
        try database(steps: before, at: path)
        let queue = try DatabaseQueue(path: path)
        try queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO community (name, folded, place, members, created)
                    VALUES ('Chess', 'chess', 0, 0, 7)
                    """)
        }
        try queue.close()
        let store = try Store(path: path)
        let sam = try #require(try store.look { try $0.everybody() }.first)
        let communities = try store.look { try $0.communities(seenBy: sam) }.map(\.community)
        #expect(communities.map(\.name) == ["Chess"])
        #expect(communities.allSatisfy { $0.topic == nil && $0.description == nil })
    }

    /// What a home held, asked of it as it was and as it is.
    private static let questions = [
        "SELECT handle FROM person ORDER BY handle", "SELECT name FROM source ORDER BY id",
        "SELECT source_id || ' ' || uid FROM meeting ORDER BY id",
        "SELECT code || ' ' || ifnull(title, '') FROM module ORDER BY id",
        "SELECT module.code FROM module JOIN module_text ON module_text.rowid = module.id "
            + "WHERE module_text MATCH 'netw*'",
        "SELECT title FROM event ORDER BY id", "SELECT text FROM comment ORDER BY id",
        "SELECT person_id || ' ' || state FROM reminder ORDER BY id",
    ]

    private static func answers(_ database: Database) throws -> [[String]] {
        try questions.map { try String.fetchAll(database, sql: $0) }
    }

    @Test(
        "the home that a released version left opens, with all that stood in it",
        arguments: try Fixtures.homes())
    func released(_ version: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/belltower.sqlite"
        let queue = try DatabaseQueue(path: path)
        let text = try String(contentsOf: Fixtures.home("\(version).sql"), encoding: .utf8)
        try queue.writeWithoutTransaction { try $0.execute(sql: text) }
        let before = try queue.inDatabase { try Self.answers($0) }
        try queue.close()
        #expect(before.allSatisfy { !$0.isEmpty }, "the home of \(version) leaves something out")
        let store = try Store(path: path)
        #expect(try store.integrityProblems().isEmpty)
        #expect(try DatabaseFile(path).state().schema == DatabaseFile.newest)
        #expect(try store.queue.inDatabase { try Self.answers($0) } == before)
    }

    @Test("a rebuild mends an index and the search, and loses nothing")
    func rebuild() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/belltower.sqlite"
        let store = try Store(path: path)
        try store.queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO module (code, year, title, source)
                    VALUES ('CM50123', 2026, 'Networking', 'list'), ('CM50124', 2026, NULL, NULL);
                    INSERT INTO module_text (module_text) VALUES ('delete-all');
                    """)
        }
        func found() throws -> [String] {
            try store.transaction { try $0.modules(like: "netw", atMost: 5) }.map(\.code.text)
        }
        #expect(try found().isEmpty)
        try store.act { try $0.rebuild(at: StoreTests.now) }
        #expect(try found() == ["CM50123"])
        #expect(try store.integrityProblems().isEmpty)
        // A row without words of its own is still none of the search's: its end leaves no trace.
        try store.queue.write { database in
            try database.execute(sql: "DELETE FROM module WHERE code = 'CM50124'")
            try database.execute(
                sql: "INSERT INTO module_text (module_text) VALUES ('integrity-check')")
        }
    }
}
