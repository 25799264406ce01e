import GRDBSQLite
import Storage

extension SQLiteConnection {
    /// Without those of SQLite, of our migrations, and of the search, which follows from `module`.
    private static let names = """
        SELECT name, sql LIKE '%AUTOINCREMENT%' FROM sqlite_master
        WHERE type = 'table' AND name <> 'grdb_migrations' AND name NOT LIKE 'module!_text%' ESCAPE '!'
        AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name > ? ORDER BY name
        """

    func tables() throws(StorageError) -> [TableShape] {
        let names = try list(Self.names, with: "") { statement in
            (name: statement.text(at: 0), isNumbered: statement.value(at: 1) == .integer(1))
        }
        var tables: [TableShape] = []
        for (name, isNumbered) in names {
            let columns = try list(
                "SELECT name, type, pk FROM pragma_table_info(?)", with: name
            ) { statement in
                (
                    column: TableShape.Column(
                        name: statement.text(at: 0), kind: Self.kind(statement.text(at: 1))),
                    place: Int64(stored: statement.value(at: 2)) ?? 0
                )
            }
            let key = columns.filter { $0.place > 0 }.sorted { $0.place < $1.place }
            tables.append(
                TableShape(
                    name: name, columns: columns.map(\.column), key: key.map(\.column.name),
                    isNumbered: isNumbered))
        }
        return tables
    }

    /// By the type that a step of the schema gave it.
    private static func kind(_ type: String) -> TableShape.Kind {
        switch type {
        case "TEXT": .text
        case "BLOB": .blob
        case "REAL": .real
        default: .integer
        }
    }

    func lastNumber(of table: String) throws(StorageError) -> Int64? {
        // Not every table remembers what it gave: then its rows tell.
        let found = try list(
            """
            SELECT seq FROM sqlite_sequence WHERE name = ?
            UNION ALL SELECT MAX(id) FROM "\(table)"
            """, with: table
        ) { Int64(stored: $0.value(at: 0)) }
        return found.compactMap(\.self).max()
    }

    func setLastNumber(_ number: Int64, of table: String) throws(StorageError) {
        try execute("DELETE FROM sqlite_sequence WHERE name = ?", [.text(table)])
        try execute(
            "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)",
            [.text(table), .integer(number)])
    }

    func cutRows(of table: TableShape) throws(StorageError) -> Int {
        let texts = table.columns.filter { $0.kind == .text }
        guard !texts.isEmpty else { return 0 }
        let conditions = texts.map { "instr(\"\($0.name)\", char(0)) > 0" }
        return Int(
            try number(
                "SELECT COUNT(*) FROM \"\(table.name)\" WHERE \(conditions.joined(separator: " OR "))"
            ))
    }
}
