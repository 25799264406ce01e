import Campus
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite("Bringing databases up to date")
struct MigrationTests {
    /// A database as a program left it that knew so many steps.
    private func database(steps count: Int, at path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.write { database in
            try database.execute(
                sql: "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
            for step in Migrations.steps.prefix(count) {
                try database.execute(sql: step.sql)
                try database.execute(
                    sql: "INSERT INTO grdb_migrations (identifier) VALUES (?)",
                    arguments: [step.name])
            }
            try database.execute(
                sql: """
                    INSERT INTO person (handle, role, created) VALUES ('sam', 'operator', 7);
                    INSERT INTO source (person_id, name, kind, address, every, created)
                    VALUES (1, 'Timetable', 'class', '/t.ics', 3600, 7);
                    PRAGMA user_version = \(count)
                    """)
        }
        try queue.close()
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
        #expect(try store.people().map(\.handle.text) == ["sam"])
        #expect(try store.sources(of: nil).map(\.name) == ["Timetable"])
        #expect(try DatabaseFile(path).state().schema == DatabaseFile.newest)
    }

    static let versions = ["0.1.0"]

    @Test(
        "the home that a released version left opens, with all that stood in it",
        arguments: versions)
    func released(_ version: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/belltower.sqlite"
        let file = Fixtures.packageRoot.appendingPathComponent("Fixtures/homes/\(version).sql")
        let queue = try DatabaseQueue(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        try queue.writeWithoutTransaction { try $0.execute(sql: text) }
        try queue.close()
        let store = try Store(path: path)
        #expect(try store.integrityProblems().isEmpty)
        #expect(try store.people().map(\.handle.text) == ["kim", "lee", "sam"])
        let names = try store.sources(of: nil).map(\.name)
        #expect(names == ["Personal", "Seminars", "Timetable", "syllabusplus-list"])
        let meetings = try store.queue.inDatabase { database in
            try Int.fetchAll(
                database,
                sql: """
                    SELECT COUNT(meeting.id) FROM source JOIN meeting ON source_id = source.id
                    GROUP BY source.id ORDER BY source.name
                    """)
        }
        #expect(meetings == [1, 1, 7, 3])
        let found = try store.transaction { try $0.modules(like: "netw", atMost: 5) }
        #expect(found.map(\.code.text) == ["CM50123"])
    }

    @Test("every home that is kept is tried")
    func allVersions() throws {
        let folder = Fixtures.packageRoot.appendingPathComponent("Fixtures/homes")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".sql") }
        #expect(files.sorted() == Self.versions.map { "\($0).sql" })
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
        try store.rebuild(at: StoreTests.now)
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
