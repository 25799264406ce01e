import GRDB

/// What hangs on a person, as the schema itself says it: every foreign key to `person`.
///
/// A key that cascades is the person's own and goes with them. One that becomes null marks what
/// they wrote for others, which may outlive them without their name.
struct PersonalTables {
    struct Key {
        var table: String
        var column: String
        var becomesNull: Bool
    }

    let keys: [Key]

    init(_ database: Database) throws {
        keys =
            try Row.fetchAll(
                database,
                sql: """
                    SELECT m.name, k."from", k.on_delete FROM sqlite_master AS m
                    JOIN pragma_foreign_key_list(m.name) AS k
                    WHERE m.type = 'table' AND k."table" = 'person' ORDER BY m.name, k."from"
                    """
            ).map { Key(table: $0[0], column: $0[1], becomesNull: $0[2] == "SET NULL") }
    }
}
