import GRDB
import Storage

/// The search over the catalogue, all of which follows from `module`.
enum SQLiteSearch {
    static let dialect = Dialect.Search(
        hits: "SELECT rowid AS id FROM module_text WHERE module_text MATCH ?",
        ranked: """
            SELECT rowid AS id, bm25(module_text, 20, 8, 1, 4) AS rank FROM module_text
            WHERE module_text MATCH ?
            """
    ) { words, inTitle in
        // Quoted words have no meaning of their own to FTS5.
        let all = words.map { "\"\($0)\"*" }.joined(separator: " AND ")
        return inTitle ? "title : (\(all))" : all
    }

    /// Which modules can be found: the same as the triggers of the schema take.
    private static let found = "title IS NOT NULL OR description IS NOT NULL OR staff <> ''"
    /// So many modules are looked for; of an index that lost its pages few are found.
    private static let trials = 20

    /// What is wrong with the search; nil when it finds what the catalogue has, or cannot be tried.
    static func problem(in database: Database) throws -> String? {
        do {
            // A command of FTS5's, which reads all of the index and writes nothing.
            try database.execute(
                sql: "INSERT INTO module_text (module_text) VALUES ('integrity-check')")
            let codes = try String.fetchAll(
                database,
                sql: """
                    SELECT code FROM module WHERE \(found)
                    ORDER BY id % (SELECT COUNT(*) / ?1 + 1 FROM module), id LIMIT ?1
                    """, arguments: [trials])
            for code in codes {
                let isFound = try Bool.fetchOne(
                    database,
                    sql: "SELECT EXISTS (SELECT 1 FROM module_text WHERE module_text MATCH ?)",
                    arguments: ["\"\(code)\""])
                if isFound != true { return "the search over the catalogue misses \(code)" }
            }
            return nil
        } catch let error as DatabaseError {
            switch error.resultCode.primaryResultCode {
            // Damaged; its table is missing; one of those that FTS5 keeps it in is.
            case .SQLITE_CORRUPT, .SQLITE_ERROR: return "the search over the catalogue is damaged"
            case .SQLITE_READONLY, .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_FULL: return nil
            default: throw error
            }
        }
    }

    /// Makes the search anew, whatever is left of it.
    ///
    /// FTS5 cannot open what is damaged, not even to drop it, so its tables go one by one.
    static let rebuilding =
        [
            "PRAGMA writable_schema = ON",
            "DELETE FROM sqlite_master WHERE type = 'table' AND name = 'module_text'",
            "PRAGMA writable_schema = RESET",
        ]
        + ["data", "idx", "docsize", "config", "content"].map {
            "DROP TABLE IF EXISTS module_text_\($0)"
        } + [
            Migrations.moduleText,
            """
            INSERT INTO module_text (rowid, code, title, description, staff)
            SELECT id, code, title, description, staff FROM module WHERE \(found)
            """,
        ]
}
