/// A table as its engine tells of it: what is needed to copy its rows.
package struct TableShape: Hashable, Sendable {
    /// What stands in a column.
    package enum Kind: Hashable, Sendable { case integer, real, text, blob }

    package struct Column: Hashable, Sendable {
        package var name: String
        package var kind: Kind

        package init(name: String, kind: Kind) {
            self.name = name
            self.kind = kind
        }
    }

    package var name: String
    package var columns: [Column]
    /// The columns of its primary key, in its order; none where its rows are in the order of their adding.
    package var key: [String]
    /// Whether the engine gives its rows numbers (`id`), none of which it gives twice.
    package var isNumbered: Bool

    package init(name: String, columns: [Column], key: [String], isNumbered: Bool) {
        self.name = name
        self.columns = columns
        self.key = key
        self.isNumbered = isNumbered
    }

    /// Whether its rows say what daemons do at this moment, which is true of this database alone.
    var isMomentary: Bool { ["ring_holder", "ring_lease"].contains(name) }

    /// All of its rows.
    var selection: String {
        let order = key.isEmpty ? "{age}" : key.map { "\"\($0)\"" }.joined(separator: ", ")
        let names = columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
        return "SELECT \(names) FROM \"\(name)\" ORDER BY \(order)"
    }

    /// Takes one row, whatever its numbers.
    var insertion: String {
        let names = columns.map(\.name).joined(separator: ", ")
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        return "INSERT INTO \"\(name)\" (\(names)) VALUES (\(places))"
    }

    /// How many of its rows are read at once: bytes may be many.
    var share: Int { columns.contains { $0.kind == .blob } ? 16 : 1_000 }

    /// What stands in a row, each of its column's kind.
    ///
    /// - Throws: `StorageError` for what a damaged file holds.
    func values(_ cells: Cells) throws(StorageError) -> [Value] {
        var values: [Value] = []
        for (index, column) in columns.enumerated() {
            guard let value = cells[index].kept(as: column.kind) else {
                throw .failed("what stands under \(name).\(column.name) cannot be read")
            }
            values.append(value)
        }
        return values
    }
}

extension Value {
    /// The same of a column's kind; nil for what it cannot hold.
    fileprivate func kept(as kind: TableShape.Kind) -> Value? {
        switch (self, kind) {
        case (.null, _), (.integer, .integer), (.real, .real), (.text, .text), (.blob, .blob): self
        // SQLite keeps a whole number as one, wherever it stands.
        case (.integer(let number), .real): .real(Double(number))
        case (.real(let number), .integer): Int64(exactly: number).map(Value.integer)
        default: nil
        }
    }
}
