import Campus
import GRDB
import TestSupport
import Testing

@testable import Storage
@testable import StoragePostgres
@testable import StorageSQLite

@Suite("Two engines", .enabled(if: PostgresCluster.isAsked))
struct TwoEnginesTests {
    private let sqlite: Store
    private let postgres: Store

    init() throws { (sqlite, postgres) = (try Store(path: nil), try Store.fresh()) }

    @Test("have the same tables with the same columns, which take nothing in the same places")
    func schemas() throws {
        #expect(Migrations.steps.count == PostgresSchema.steps)
        let own = try sqlite.queue.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT m.name || '.' || c.name || CASE WHEN c."notnull" OR c.pk THEN '!' ELSE '' END
                    FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
                    WHERE m.type = 'table' AND m.name NOT LIKE 'module_text%'
                    AND m.name NOT LIKE 'sqlite_%' AND m.name <> 'grdb_migrations'
                    """)
        }
        let others: [String] = try postgres.look {
            try $0.column(
                """
                SELECT table_name || '.' || column_name
                    || CASE WHEN is_nullable = 'NO' THEN '!' ELSE '' END AS name
                FROM information_schema.columns JOIN information_schema.tables
                    USING (table_schema, table_name)
                WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
                AND table_name NOT IN ('module_text', 'belltower_schema', 'belltower_commit')
                """)
        }
        #expect(Set(own) == Set(others))
    }

    @Test("have the same indexes")
    func indexes() throws {
        let own = try sqlite.queue.read { database in
            try String.fetchAll(
                database,
                sql: "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
        }
        let others: [String] = try postgres.look {
            try $0.column("SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'public'")
        }
        #expect(Set(own).subtracting(others).isEmpty)
    }

    @Test("know the same of who refers to a person")
    func references() throws {
        let (one, other) = (
            try sqlite.look { try $0.connection.references(to: "person") },
            try postgres.look { try $0.connection.references(to: "person") }
        )
        #expect(Set(one) == Set(other))
        let (named, namedToo) = (
            try sqlite.look { try $0.connection.columns(called: "module_id") },
            try postgres.look { try $0.connection.columns(called: "module_id") }
        )
        #expect(named == namedToo)
    }

    @Test(
        "find the same modules in the same order",
        arguments: [
            "net", "NETW", "netz", "über", "uber", "muller", "Müller net", "security net",
            "laboratory",
            "cm50", "50123", "e", "the", "c", "ada example", "فاطمة", "naïve", "zürich-nord", "x",
        ])
    func search(_ text: String) throws {
        for store in [sqlite, postgres] {
            try store.act { transaction in
                for module in Self.modules { _ = try transaction.save(module) }
            }
        }
        let (one, other) = (
            try sqlite.look { try $0.modules(like: text, atMost: 40) }.map(\.code.text),
            try postgres.look { try $0.modules(like: text, atMost: 40) }.map(\.code.text)
        )
        #expect(one == other)
    }

    @Test("find what was changed, and no more what was removed; a repair makes the search anew")
    func kept() throws {
        for store in [sqlite, postgres] {
            var module = Self.modules[0]
            try store.act { transaction in
                module.id = try transaction.save(module).id
                module.title = "Kept"
                _ = try transaction.save(module)
            }
            let found = { (text: String) in
                try store.look { try $0.modules(like: text, atMost: 9) }.count
            }
            #expect(try found("kept") == 1)
            #expect(try found("networking") == 0)
            try store.act { try $0.rebuild(at: LedgerTests.now) }
            #expect(try found("kept") == 1)
            #expect(try store.integrityProblems().isEmpty)
            try store.act { _ = try $0.execute("DELETE FROM module") }
            #expect(try found("kept") == 0)
        }
    }

    private static let modules: [Module] = {
        let titles = [
            "Networking", "Network security", "Security of networks and nets", "Über Netze",
            "Zürich-Nord: a naïve study", "The laboratory", "Algebra", "Nets", "Naïve Bayes",
            "Labs",
            "C", "Network network network", "Theory of the theory",
        ]
        let staff = [["Ada Example"], ["Kim Müller", "Ann Net"], [], ["فاطمة"], ["Muller"]]
        let details = [
            "How packets find their way, from cables and queues over routes.\nThere are labs.", nil,
            "Networks, networks and once more networks: the laboratory of nets", "Netze und Ämter",
            "x", "the the the", "A course in C and C++ for e-learners",
        ]
        return (0..<60).compactMap { number in
            guard let code = ModuleCode("CM\(50_100 + number)") else { return nil }
            var module = Module(code: code, year: AcademicYear(beginning: 2024 + number % 3))
            module.title = number % 11 == 10 ? nil : titles[number % titles.count]
            module.staff = staff[number % staff.count]
            module.details = details[number % details.count]
            return module
        }
    }()
}
