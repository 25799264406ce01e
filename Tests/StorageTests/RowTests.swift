import TestSupport
import Testing

@testable import Storage
@testable import StorageSQLite

@Suite("Rows")
struct RowTests {
    private let store: Store

    init() throws { store = try Store.fresh() }

    @Test("are read by their columns' names, whatever the order, and a part as if it stood alone")
    func names() throws {
        let rows = try store.look {
            try $0.rows(
                """
                SELECT 1 AS "kim.id", 'one' AS name, 2 AS id, NULL AS "kim.name"
                UNION ALL SELECT 3, 'two', 4, 'Kim'
                """)
        }
        #expect(rows.map { $0["id"] as Int64 } == [2, 4])
        #expect(rows.map { $0["name"] } == ["one", "two"])
        #expect(rows.map { $0.part("kim")["id"] as Int64 } == [1, 3])
        #expect(rows.map { $0.part("kim")["name"] as String? } == [nil, "Kim"])
        #expect(rows.map { $0.part("kim").isEmpty("name") } == [true, false])
    }

    @Test("that are kept stay as they were when others are read after them")
    func kept() throws {
        var kept: [Row] = []
        try store.look {
            try $0.each("SELECT value AS number FROM ({list}) AS list", ["[1,2,3]"]) { row in
                if row["number"] as Int64 != 2 { kept.append(row) }
            }
        }
        #expect(kept.map { $0["number"] as Int64 } == [1, 3])
    }

    @Test("a statement that runs while its rows are read is another one")
    func nested() throws {
        let sql = "SELECT value AS number FROM ({list}) AS list"
        var found: [Int64] = []
        try store.look { transaction in
            try transaction.each(sql, ["[1,2]"]) { row throws(StorageError) in
                found.append(row["number"])
                found += try transaction.column(sql, ["[7]"], of: Int64.self)
            }
        }
        #expect(found == [1, 7, 2, 7])
    }

    /// Whether a transaction that is not relaxed survives a loss of power.
    private var isStrict: Bool {
        get throws {
            try store.look {
                PostgresCluster.isAsked
                    ? try $0.value("SHOW synchronous_commit") == "on"
                    : try $0.number("PRAGMA synchronous") == 2
            }
        }
    }

    @Test("texts come back whole, and a relaxed transaction leaves the next one strict")
    func values() throws {
        let text = "e\u{301} 🎓"
        let row = try store.relaxed {
            try $0.row("SELECT ? AS text, ? AS none", [text, nil as String?])
        }
        #expect(row?["text"] == text)
        #expect(row?["none"] as String? == nil)
        #expect(try isStrict)
        #expect(throws: StorageError.self) {
            try store.relaxed { _ in throw StorageError.busy }
        }
        #expect(try isStrict)
    }

    @Test("what a damaged file holds instead is told, and only to who read it")
    func damaged() throws {
        let read = { (store: Store) in
            try store.look { try $0.row("SELECT NULL AS handle, 1 AS id")?["handle"] as String? }
        }
        #expect(throws: StorageError.self) {
            try store.look { transaction -> String in
                try #require(try transaction.row("SELECT NULL AS handle"))["handle"]
            }
        }
        #expect(throws: StorageError.self) {
            try store.transaction { transaction -> Int64 in
                try transaction.execute("CREATE TABLE trial (id INTEGER)")
                return try #require(try transaction.row("SELECT 'three' AS number"))["number"]
            }
        }
        #expect(try read(store) == nil)
        // There would be one already, had it not been undone.
        try store.transaction { _ = try $0.execute("CREATE TABLE trial (id INTEGER)") }
    }

    @Test("a closed database refuses all that is asked, whoever still reads from it")
    func closed() throws {
        let (store, second) = (store, store)
        var kept: (any Rows)?
        try store.look { kept = try $0.connection.rows("SELECT 1 AS one", []) }
        try? store.close()
        #expect(throws: StorageError.self) { try second.look { try $0.number("SELECT 1") } }
        withExtendedLifetime(kept) {}
    }
}
