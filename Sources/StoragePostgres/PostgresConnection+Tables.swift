import CPq
import Storage

extension PostgresConnection {
    /// Without our own of the schema and of commits, and the search's, which follows from `module`; place: in the
    /// primary key, from 0 on.
    private static let columns = """
        SELECT c.relname AS "table", a.attname AS "column", CAST(a.atttypid AS BIGINT) AS type,
            a.attidentity <> '' AS is_numbered,
            COALESCE(array_position(CAST(i.indkey AS SMALLINT[]), a.attnum), -1) AS place
        FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
        LEFT JOIN pg_index AS i ON i.indrelid = c.oid AND i.indisprimary
        WHERE c.relkind = 'r' AND c.relnamespace = CAST(current_schema() AS regnamespace)
        AND c.relname NOT IN ('belltower_schema', 'belltower_commit', 'module_text')
        AND a.attnum > 0 AND NOT a.attisdropped ORDER BY c.relname, a.attnum
        """

    func tables() throws(StorageError) -> [TableShape] {
        let rows = try rows(Self.columns, [])
        let cells = Cells.empty(5)
        var tables: [TableShape] = []
        var keys: [String: [(place: Int64, column: String)]] = [:]
        while try rows.next(into: cells) {
            guard case .text(let table) = cells[0], case .text(let name) = cells[1],
                case .integer(let type) = cells[2], case .integer(let place) = cells[4]
            else { continue }
            if tables.last?.name != table {
                tables.append(TableShape(name: table, columns: [], key: [], isNumbered: false))
            }
            let last = tables.count - 1
            tables[last].columns.append(.init(name: name, kind: Self.kind(type)))
            if cells[3] == .integer(1) { tables[last].isNumbered = true }
            if place >= 0 { keys[table, default: []].append((place, name)) }
        }
        for index in tables.indices {
            let key = keys[tables[index].name, default: []].sorted { $0.place < $1.place }
            tables[index].key = key.map(\.column)
        }
        return tables
    }

    private static func kind(_ type: Int64) -> TableShape.Kind {
        switch Oid(type) {
        case PostgresType.text: .text
        case PostgresType.bytes: .blob
        case PostgresType.float8: .real
        default: .integer
        }
    }

    func lastNumber(of table: String) throws(StorageError) -> Int64? {
        try number(
            """
            SELECT GREATEST(
                pg_sequence_last_value(CAST(pg_get_serial_sequence(?, 'id') AS regclass)),
                (SELECT MAX(id) FROM "\(table)")) AS number
            """, [.text(table)])
    }

    func setLastNumber(_ number: Int64, of table: String) throws(StorageError) {
        guard number > 0 else { return }
        _ = try self.number(
            "SELECT setval(CAST(pg_get_serial_sequence(?, 'id') AS regclass), ?) AS number",
            [.text(table), .integer(number)])
    }

    /// A text with U+0000 has no place here.
    func cutRows(of table: TableShape) throws(StorageError) -> Int { 0 }
}
