import Foundation
import Storage

/// An INSERT of many rows, handed in together by COPY, in its binary format
/// (postgresql.org/docs/15/sql-copy.html).
final class PostgresCopy {
    let table: String
    /// Whether each row gets a number, which whoever inserts it is told.
    let isNumbered: Bool
    let statement: String
    let width: Int
    /// Of the rows that wait.
    private var bytes: [UInt8] = []
    /// Of the one that is being bound: something else may be asked meanwhile.
    private var row: [UInt8] = []
    private(set) var count = 0

    private static let heading: [UInt8] =
        Array("PGCOPY\n".utf8) + [0xff, 0x0d, 0x0a, 0] + Array(repeating: 0, count: 8)

    /// - Returns: nil for what is no plain list of values.
    init?(_ sql: String) {
        let pattern =
            #/\s*INSERT INTO (?<table>\w+|"\w+")\s*\((?<columns>[\w\s,]+)\)\s*VALUES\s*\([?,\s]+\)(?<numbered> RETURNING id)?\s*/#
        guard let match = sql.wholeMatch(of: pattern) else { return nil }
        table = String(match.table)
        isNumbered = match.numbered != nil
        let columns = match.columns + (isNumbered ? ", id" : "")
        statement = "COPY \(table) (\(columns)) FROM STDIN (FORMAT binary)"
        width = columns.split(separator: ",").count
    }

    func add(_ number: Int64?) {
        guard let number else { return addNothing() }
        row.append(bigEndian: Int32(8))
        row.append(bigEndian: number)
    }

    func add(_ text: String?) {
        guard let text else { return addNothing() }
        let kept = text.kept
        row.append(bigEndian: Int32(kept.count))
        row.append(contentsOf: kept)
    }

    func add(_ data: Data?) {
        guard let data else { return addNothing() }
        row.append(bigEndian: Int32(data.count))
        row.append(contentsOf: data)
    }

    func add(real: Double?) {
        guard let real else { return addNothing() }
        row.append(bigEndian: Int32(8))
        row.append(bigEndian: real.bitPattern)
    }

    private func addNothing() { row.append(bigEndian: Int32(-1)) }

    /// Has the row wait that was bound.
    func end() {
        bytes.append(bigEndian: Int16(width))
        bytes += row
        row.removeAll(keepingCapacity: true)
        count += 1
    }

    /// Whether so much waits that it is better handed in.
    var isFull: Bool { bytes.count > 4 << 20 }

    /// What waits, which waits no more.
    func take() -> (bytes: [UInt8], count: Int) {
        defer { (bytes, count) = ([], 0) }
        return (Self.heading + bytes + [0xff, 0xff], count)
    }
}

/// Rows that wait until something else is asked.
final class PostgresCopying: Bulk {
    private let copy: PostgresCopy
    private let connection: PostgresConnection
    /// Numbers that were drawn for rows to come.
    private var numbers: ArraySlice<Int64> = []
    /// How many are drawn next: few for who inserts few.
    private var share = 4
    private static let largestShare = 1_024

    init(_ copy: PostgresCopy, on connection: PostgresConnection) {
        self.copy = copy
        self.connection = connection
    }

    func bind(_ number: Int64?) { copy.add(number) }
    func bind(_ text: String?) { copy.add(text) }
    func bind(_ bytes: Data?) { copy.add(bytes) }
    func bind(real: Double?) { copy.add(real: real) }

    func run() throws(StorageError) -> Int64? {
        let number = copy.isNumbered ? try draw() : nil
        if let number { copy.add(number) }
        if copy.count == 0 { connection.hold(copy) }
        copy.end()
        if copy.isFull { try connection.flush() }
        return number
    }

    private func draw() throws(StorageError) -> Int64? {
        if numbers.isEmpty {
            numbers = try connection.numbers(share, of: copy.table)[...]
            share = min(share * 4, Self.largestShare)
        }
        return numbers.popFirst()
    }
}

/// A statement that is run row by row.
final class PostgresLoop: Bulk {
    private let sql: String
    private let connection: PostgresConnection
    private var values: [Value] = []

    init(_ sql: String, on connection: PostgresConnection) {
        self.sql = sql
        self.connection = connection
    }

    func bind(_ number: Int64?) { values.append(number.map(Value.integer) ?? .null) }
    func bind(_ text: String?) { values.append(text.map(Value.text) ?? .null) }
    func bind(_ bytes: Data?) { values.append(bytes.map(Value.blob) ?? .null) }
    func bind(real: Double?) { values.append(real.map(Value.real) ?? .null) }

    func run() throws(StorageError) -> Int64? {
        defer { values = [] }
        let rows = try connection.rows(sql, values)
        let cells = Cells.empty(rows.columns.count)
        guard try rows.next(into: cells), case .integer(let number) = cells[0] else { return nil }
        return number
    }
}
