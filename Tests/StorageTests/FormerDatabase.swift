import GRDB

@testable import StorageSQLite

/// A database as an earlier program left it.
enum FormerDatabase {
    /// - Parameters:
    ///   - count: how many steps that program knew.
    ///   - rows: statements that plant what stands in it.
    static func make(at path: String, steps count: Int, with rows: String) throws {
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
            try database.execute(sql: "\(rows); PRAGMA user_version = \(count)")
        }
        try queue.close()
    }
}
