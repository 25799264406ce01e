import Storage

/// Rows that a server hands over so many at once, within a transaction.
final class PostgresCursor: Rows {
    private let connection: PostgresConnection
    private let name: String
    private let share: Int
    private var part: any Rows
    /// Of the part.
    private var read = 0
    private var isOver = false

    init(
        _ name: String, of sql: String, atOnce share: Int, on connection: PostgresConnection
    ) throws(StorageError) {
        self.connection = connection
        self.name = name
        self.share = share
        try connection.control("DECLARE \(name) NO SCROLL CURSOR FOR \(sql)")
        part = try connection.rows(Self.fetch(share, name), [])
    }

    private static func fetch(_ share: Int, _ name: String) -> String {
        "FETCH \(share) FROM \(name)"
    }

    var columns: Columns { part.columns }

    func next(into cells: Cells) throws(StorageError) -> Bool {
        while !isOver {
            if try part.next(into: cells) {
                read += 1
                return true
            }
            if read < share {
                isOver = true
                try connection.control("CLOSE \(name)")
            } else {
                read = 0
                part = try connection.rows(Self.fetch(share, name), [])
            }
        }
        return false
    }
}
