import Foundation

extension Transaction {
    /// Whether there is no row but those that the schema makes: all others hang on one that has a number.
    func isEmpty() throws(StorageError) -> Bool {
        for table in try connection.tables()
        where table.key == ["id"] && table.name != "campus_revision" {
            guard try row("SELECT 1 AS one FROM \"\(table.name)\" LIMIT 1") == nil else {
                return false
            }
        }
        return true
    }

    /// All tables, each after those that it refers to.
    func tablesInOrder() throws(StorageError) -> [TableShape] {
        var rest = try connection.tables()
        var needs: [String: Set<String>] = [:]
        for table in rest {
            for reference in try connection.references(to: table.name)
            where reference.table != table.name {
                needs[reference.table, default: []].insert(table.name)
            }
        }
        var ordered: [TableShape] = []
        var placed: Set<String> = []
        while !rest.isEmpty {
            guard
                let index = rest.firstIndex(where: {
                    needs[$0.name, default: []].isSubset(of: placed)
                })
            else { throw .failed("the tables refer to each other in a circle") }
            let table = rest.remove(at: index)
            placed.insert(table.name)
            ordered.append(table)
        }
        return ordered
    }

    /// Takes all rows of a table from another database, and the numbers that it gave.
    func take(_ table: TableShape, from other: Transaction) throws(StorageError) -> TableDigest {
        // What triggers have written meanwhile for rows of other tables.
        try execute("DELETE FROM \"\(table.name)\"")
        let rows = try other.connection.stream(table.selection, atOnce: table.share)
        let insertion = try bulk(table.insertion)
        let cells = Cells.empty(table.columns.count)
        var digest = TableDigest()
        while try rows.next(into: cells) {
            let values = try table.values(cells)
            digest.add(values)
            for (value, column) in zip(values, table.columns) {
                insertion.bind(value, as: column.kind)
            }
            try insertion.run()
        }
        if table.isNumbered, let last = try other.connection.lastNumber(of: table.name) {
            try connection.setLastNumber(last, of: table.name)
        }
        return digest
    }

    func digest(of table: TableShape) throws(StorageError) -> TableDigest {
        let rows = try connection.stream(table.selection, atOnce: table.share)
        let cells = Cells.empty(table.columns.count)
        var digest = TableDigest()
        while try rows.next(into: cells) { digest.add(try table.values(cells)) }
        return digest
    }
}

extension Bulk {
    /// Binds what is of the kind, or nothing.
    fileprivate func bind(_ value: Value, as kind: TableShape.Kind) {
        switch kind {
        case .integer: bind(Int64(stored: value))
        case .real: bind(real: Double(stored: value))
        case .text: bind(String(stored: value))
        case .blob: bind(Data(stored: value))
        }
    }
}
