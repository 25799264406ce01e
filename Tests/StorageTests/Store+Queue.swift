import GRDB
import Testing

@testable import Storage
@testable import StorageSQLite

extension Store {
    /// The connection below, for the schema, and for rows that nobody writes.
    var queue: DatabaseQueue {
        get throws { try #require(engine as? SQLiteEngine).queue }
    }

    /// How SQLite goes about a statement, whose parameters are all 1.
    func plan(_ sql: String) throws -> [String] {
        try transaction { transaction in
            let filled = transaction.connection.dialect.sql(sql).replacing(#/\?\d*/#, with: "1")
            return try transaction.rows("EXPLAIN QUERY PLAN " + filled).map { $0["detail"] }
        }
    }
}
