import CPq
import Storage

/// A statement that a session has prepared.
final class PostgresStatement {
    let name: String
    /// Of its parameters, as the server took them.
    let types: [Oid]
    let names: [String]
    /// Of its columns.
    let results: [Oid]
    /// Made when a row is asked for first.
    private var columns: Columns?

    init(_ name: String, _ described: PostgresResult) {
        self.name = name
        let handle = described.handle
        types = (0..<PQnparams(handle)).map { PQparamtype(handle, $0) }
        names = (0..<PQnfields(handle)).map { index in
            PQfname(handle, index).map { String(cString: $0) } ?? ""
        }
        results = (0..<PQnfields(handle)).map { PQftype(handle, $0) }
    }

    func columns(_ damage: Damage) -> Columns {
        if let columns { return columns }
        let made = Columns(names, damage)
        columns = made
        return made
    }
}

/// The result of a statement, all of which is here.
final class PostgresRows: Rows {
    let columns: Columns
    private let result: PostgresResult
    private let types: [Oid]
    private var row = 0

    init(_ statement: PostgresStatement, _ result: PostgresResult, _ damage: Damage) {
        columns = statement.columns(damage)
        self.result = result
        types = statement.results
    }

    func next(into cells: Cells) throws(StorageError) -> Bool {
        guard row < result.count else { return false }
        for (index, type) in types.enumerated() { cells[index] = result.value(row, index, type) }
        row += 1
        return true
    }
}
