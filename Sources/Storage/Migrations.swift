import GRDB

/// The schema's history: a step a file, in the order in which they were added.
///
/// A step that has run in somebody's home is never edited, only followed.
///
/// Instants are Unix seconds; wall times are seconds since 1970-01-01T00:00:00 on that wall clock.
enum Migrations {
    /// All steps.
    ///
    /// Their number is kept as the database's user_version, so that opening a current one costs a
    /// single look.
    static let steps: [(name: String, sql: String)] = [
        ("1 main job", mainJob),
        ("modules", modules),
    ]

    /// Brings a database up to date.
    ///
    /// - Throws: `StorageError.newerSchema` when a newer program has changed it.
    static func run(on queue: DatabaseQueue) throws {
        let found = try queue.inDatabase { database in
            try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        }
        guard found <= steps.count else { throw StorageError.newerSchema }
        guard found < steps.count else { return }
        try migrator.migrate(queue)
        try queue.inDatabase { try $0.execute(sql: "PRAGMA user_version = \(steps.count)") }
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for step in steps {
            migrator.registerMigration(step.name) { try $0.execute(sql: step.sql) }
        }
        return migrator
    }
}
