import GRDB
import Storage

/// The schema's history: the steps by subject in the files beside, here in the order of their adding.
///
/// A step that has run in somebody's home is never edited, only followed.
///
/// Instants are Unix seconds; wall times are seconds since 1970-01-01T00:00:00 on that wall clock.
enum Migrations {
    /// All steps.
    ///
    /// Their number is kept as the database's user_version, so that opening a current one costs a
    /// single look.
    static let steps = first + SchemaStep.later.map { (name: $0.name, sql: $0.sqlite) }

    /// Those of the time when there was no other engine.
    private static let first: [(name: String, sql: String)] = [
        ("1 main job", mainJob), ("2 trust", trust),
        ("people: profiles", profiles), ("friends", friends),
        ("communities", communities), ("events", events),
        ("community feeds", communityFeeds), ("modules", modules), ("water", water),
        ("personal entries", personal),
        ("one calendar", oneCalendar), ("campus sources", campusSources),
        ("published calendars", publication), ("settings", settings),
        ("bell", bell), ("mutes", mutes), ("dismissed series", dismissedSeries), ("alarms", alarms),
        ("module changes", moduleChanges), ("module listings", moduleListings),
        ("addresses", addresses), ("forgotten titles", forgottenTitles),
        ("doubt", doubt), ("held harvests", heldHarvests), ("application", application),
        ("closed communities", closedCommunities), ("regrouping", regrouping),
        ("former views", formerViews), ("numbers", numbers), ("handover", handover),
        ("revisions", revisions), ("accounts", accounts),
        ("push subscriptions", pushSubscriptions), ("passkeys", passkeys),
        ("linked identities", linkedIdentities), ("departures", departures),
        ("active hours", activeHours),
        ("community words", communityWords),
        ("corrections", corrections),
        ("feeds", feeds),
        ("pictures", pictures),
        ("door", door), ("invitations", invitations),
    ]

    /// Whose file it is, in the header where every program can read it.
    static let application = "PRAGMA application_id = \(DatabaseHeader.applicationID)"

    /// Brings a database up to date.
    ///
    /// - Throws: `StorageError.newerSchema` when a newer program has changed it.
    static func run(on queue: DatabaseQueue) throws {
        try queue.inDatabase { database in
            guard try missesSteps(database) else { return }
            // A step that makes a table anew leaves references without their rows on its way.
            try database.execute(sql: "PRAGMA foreign_keys = OFF")
            defer { try? database.execute(sql: "PRAGMA foreign_keys = ON") }
            try database.inTransaction(.immediate) {
                if try missesSteps(database) { try takeSteps(in: database) }
                return .commit
            }
        }
    }

    private static func missesSteps(_ database: Database) throws -> Bool {
        let taken = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        guard taken <= steps.count else { throw StorageError.newerSchema }
        return taken < steps.count
    }

    /// What is missing, in one transaction: of two programs that start after an update the second
    /// waits, and finds it done.
    private static func takeSteps(in database: Database) throws {
        // The name is of GRDB's own migrator, which took the first steps in people's homes.
        try database.execute(
            sql: """
                CREATE TABLE IF NOT EXISTS grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)
                """)
        let done = try Set(
            String.fetchAll(database, sql: "SELECT identifier FROM grdb_migrations"))
        for step in steps where !done.contains(step.name) {
            try database.execute(sql: step.sql)
            try database.execute(
                sql: "INSERT INTO grdb_migrations (identifier) VALUES (?)", arguments: [step.name])
        }
        try database.checkForeignKeys()
        try database.execute(sql: "PRAGMA user_version = \(steps.count)")
    }
}
