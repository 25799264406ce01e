/// Reads and writes that stand or fall together: the only way into the database.
///
/// Some rules look before they write: whether a place is left, whether somebody asked already.
/// They are kept in `Operations` and run between the statements of one transaction, so that two
/// processes at once cannot both find the last place free.
package struct Transaction {
    let connection: any Connection
    /// Nil where something may be written: what is undone must not stay on it.
    let cache: CampusMeetingCache?
    /// Who is shown what is read of people.
    private(set) var viewing = Viewing.program
    /// Collects the topics of what is read; nil where nobody asks.
    let reads: TopicReads?
    let touched = TouchLog()

    init(
        _ connection: any Connection, reading cache: CampusMeetingCache? = nil,
        noting reads: TopicReads? = nil
    ) {
        self.connection = connection
        self.cache = cache
        self.reads = reads
    }

    /// The same, in which people are read as somebody is shown them.
    func shown(to viewing: Viewing) -> Transaction {
        var transaction = self
        transaction.viewing = viewing
        return transaction
    }

    /// - Returns: how many rows were altered.
    @discardableResult
    func execute(_ sql: String, _ values: Values = []) throws(StorageError) -> Int {
        try connection.execute(sql, values.list)
    }

    func rows(_ sql: String, _ values: Values = []) throws(StorageError) -> [Row] {
        let result = try connection.rows(sql, values.list)
        var rows: [Row] = []
        while true {
            let cells = Cells.empty(result.columns.count)
            guard try result.next(into: cells) else { return rows }
            rows.append(Row(cells, result.columns))
        }
    }

    /// The first row.
    func row(_ sql: String, _ values: Values = []) throws(StorageError) -> Row? {
        let result = try connection.rows(sql, values.list)
        let cells = Cells.empty(result.columns.count)
        return try result.next(into: cells) ? Row(cells, result.columns) : nil
    }

    /// The number in the only column of the first row.
    func number(_ sql: String, _ values: Values = []) throws(StorageError) -> Int64? {
        try value(sql, values)
    }

    /// What stands in the only column of the first row.
    func value<Content: Storable>(
        _ sql: String, _ values: Values = []
    ) throws(StorageError) -> Content? {
        try row(sql, values)?.only()
    }

    /// What stands in the only column of all rows, but for where nothing does.
    func column<Content: Storable>(
        _ sql: String, _ values: Values = [], of _: Content.Type = Content.self
    ) throws(StorageError) -> [Content] {
        let result = try connection.rows(sql, values.list)
        let cells = Cells.empty(result.columns.count)
        var found: [Content] = []
        while try result.next(into: cells) {
            if let content = Content(stored: cells[0]) { found.append(content) }
        }
        return found
    }

    /// Reads rows one by one: for many.
    func each(
        _ sql: String, _ values: Values = [], _ body: (Row) throws(StorageError) -> Void
    ) throws(StorageError) {
        let result = try connection.rows(sql, values.list)
        var cells = Cells.empty(result.columns.count)
        while try result.next(into: cells) {
            try body(Row(cells, result.columns))
            // Whoever keeps a row keeps its cells.
            if !isKnownUniquelyReferenced(&cells) { cells = Cells.empty(result.columns.count) }
        }
    }

    /// A statement that is run many times.
    func bulk(_ sql: String) throws(StorageError) -> any Bulk { try connection.bulk(sql) }

    /// Runs the body, and tells what it throws as a `StorageError`.
    @discardableResult
    func run<Value>(_ body: () throws -> Value) throws(StorageError) -> Value {
        do { return try body() } catch { throw StorageError(error) }
    }
}
