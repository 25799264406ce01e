/// One row of a result, read by the names of its columns.
///
/// Names are those that the statement gives: every expression that is read has an alias. Where a
/// statement joins what makes two values of it, the columns of each but one are called
/// `"part.column"`, and `part("part")` is read as that value's own row.
package struct Row {
    private let cells: Cells
    private let columns: Columns

    init(_ cells: Cells, _ columns: Columns) {
        self.cells = cells
        self.columns = columns
    }

    /// What stands in a column that is never empty.
    ///
    /// In a damaged database something else may stand there. Then what is read is nothing, and
    /// whoever reads is refused at the end of the transaction.
    package subscript<Content: Storable>(name: StaticString) -> Content {
        if let content = Content(stored: cells[columns.index(of: name)]) { return content }
        columns.damage.note(name.description)
        return Content.nothing
    }

    /// What stands in a column; nil where nothing does.
    package subscript<Content: Storable>(name: StaticString) -> Content? {
        Content(stored: cells[columns.index(of: name)])
    }

    /// What stands in a column whose name is known only now.
    package subscript(column name: String) -> Value {
        columns.index(named: name).map { cells[$0] } ?? .null
    }

    /// What stands in the only column.
    func only<Content: Storable>(_: Content.Type = Content.self) -> Content? {
        Content(stored: cells[0])
    }

    /// The columns of one of the values that a joined row holds.
    package func part(_ name: StaticString) -> Row { Row(cells, columns.part(name)) }

    /// Whether a joined row holds nothing of one of its values.
    package func isEmpty(_ name: StaticString) -> Bool { cells[columns.index(of: name)] == .null }
}

/// The cells of one row.
package final class Cells: ManagedBuffer<Int, Value> {
    /// Empty cells.
    package static func empty(_ count: Int) -> Cells {
        let cells = Cells.create(minimumCapacity: count) { _ in count }
        cells.withUnsafeMutablePointerToElements { $0.initialize(repeating: .null, count: count) }
        return unsafeDowncast(cells, to: Cells.self)
    }

    deinit {
        withUnsafeMutablePointers { count, cells in
            _ = cells.deinitialize(count: count.pointee)
        }
    }

    package subscript(index: Int) -> Value {
        get { withUnsafeMutablePointerToElements { $0[index] } }
        set { withUnsafeMutablePointerToElements { $0[index] = newValue } }
    }
}
