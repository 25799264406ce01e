/// The schema as the steps of SQLite's history leave it (`StorageSQLite/Migrations`, where each column is
/// explained): whole numbers are BIGINT, bytes BYTEA, numbers of rows IDENTITY.
///
/// One that stands in somebody's database is never edited: what comes later is a `SchemaStep`.
enum Baseline {
    /// How many of SQLite's steps it stands for.
    static let steps = 43

    static let texts =
        [people, accounts, sources, modules, campus, communities, personal, reminders, water]
        + [PostgresSearch.schema]
}
