import Foundation
import GRDBSQLite
import Storage

/// A prepared statement.
final class SQLiteStatement {
    let handle: OpaquePointer
    private let database: OpaquePointer
    /// Whether a result of it is still being read.
    var isInUse = false
    private let damage: Damage
    private var named: Columns?
    /// Whether it alters nothing of the database.
    let isReading: Bool

    init(
        _ sql: String, on database: OpaquePointer, _ damage: Damage
    ) throws(StorageError) {
        var handle: OpaquePointer?
        let result = sqlite3_prepare_v3(
            database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard result == SQLITE_OK, let handle else {
            throw StorageError(sqlite: result, on: database)
        }
        self.handle = handle
        isReading = sqlite3_stmt_readonly(handle) != 0
        self.database = database
        self.damage = damage
    }

    deinit { sqlite3_finalize(handle) }

    var columns: Columns {
        let count = Int(sqlite3_column_count(handle))
        // A statement that reads all columns of a table has others when that was altered.
        if let named, named.count == count { return named }
        let columns = Columns(
            (0..<count).map { index in
                sqlite3_column_name(handle, Int32(index)).map { String(cString: $0) } ?? ""
            }, damage)
        named = columns
        return columns
    }

    func bind(_ values: [Value]) throws(StorageError) {
        guard values.count == Int(sqlite3_bind_parameter_count(handle)) else {
            throw .failed("\(values.count) values for another number of parameters")
        }
        for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1)) }
    }

    private func bind(_ value: Value, at position: Int32) {
        switch value {
        case .null: sqlite3_bind_null(handle, position)
        case .integer(let number): sqlite3_bind_int64(handle, position, number)
        case .real(let number): sqlite3_bind_double(handle, position, number)
        case .text(let text): bind(text, at: position)
        case .blob(let bytes): bind(bytes, at: position)
        }
    }

    func bind(_ text: String, at position: Int32) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                _ = sqlite3_bind_text(
                    handle, position, characters.baseAddress ?? emptyText,
                    Int32(characters.count), Self.copied)
            }
        }
    }

    func bind(_ bytes: Data, at position: Int32) {
        guard !bytes.isEmpty else {
            sqlite3_bind_zeroblob(handle, position, 0)
            return
        }
        bytes.withUnsafeBytes { bytes in
            _ = sqlite3_bind_blob64(
                handle, position, bytes.baseAddress, sqlite3_uint64(bytes.count), Self.copied)
        }
    }

    /// SQLITE_TRANSIENT, which is -1 cast to a function: what is bound is copied.
    private static var copied: sqlite3_destructor_type {
        unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    }

    /// - Returns: whether there is a row.
    func step() throws(StorageError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let result: throw StorageError(sqlite: result, on: database)
        }
    }

    func reset() { sqlite3_reset(handle) }

    /// The value of a column of the row that was stepped to.
    func value(at index: Int32) -> Value {
        switch sqlite3_column_type(handle, index) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, index))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, index))
        case SQLITE_TEXT:
            return .text(sqlite3_column_text(handle, index).map { String(cString: $0) } ?? "")
        case SQLITE_BLOB:
            let bytes = sqlite3_column_blob(handle, index)
            let count = Int(sqlite3_column_bytes(handle, index))
            return .blob(bytes.map { Data(bytes: $0, count: count) } ?? Data())
        default: return .null
        }
    }
}

/// An empty C string that is never freed: SQLite takes a null pointer for NULL, not for "".
private var emptyText: UnsafePointer<CChar> {
    UnsafeRawPointer(("" as StaticString).utf8Start).assumingMemoryBound(to: CChar.self)
}

/// The rows of a statement; it can be run again when they are read or let go.
final class SQLiteRows: Rows {
    let columns: Columns
    private let statement: SQLiteStatement
    private var isOver = false

    init(_ statement: SQLiteStatement) {
        self.statement = statement
        columns = statement.columns
        statement.isInUse = true
    }

    deinit { end() }

    func next(into cells: Cells) throws(StorageError) -> Bool {
        guard !isOver else { return false }
        do throws(StorageError) {
            guard try statement.step() else {
                end()
                return false
            }
        } catch {
            end()
            throw error
        }
        for index in 0..<columns.count { cells[index] = statement.value(at: Int32(index)) }
        return true
    }

    private func end() {
        guard !isOver else { return }
        isOver = true
        statement.reset()
        statement.isInUse = false
    }
}

/// A statement of its own: nothing else runs it meanwhile.
final class SQLiteBulk: Bulk {
    private let statement: SQLiteStatement
    /// The database that knows the number of the row that was inserted last; nil where the statement
    /// itself returns what is wanted.
    private let database: OpaquePointer?
    private var position: Int32 = 0

    init(_ statement: SQLiteStatement, numberedBy database: OpaquePointer? = nil) {
        self.statement = statement
        self.database = database
        statement.isInUse = true
    }

    deinit { statement.isInUse = false }

    func bind(_ number: Int64?) {
        position += 1
        if let number {
            sqlite3_bind_int64(statement.handle, position, number)
        } else {
            sqlite3_bind_null(statement.handle, position)
        }
    }

    func bind(_ text: String?) {
        position += 1
        if let text {
            statement.bind(text, at: position)
        } else {
            sqlite3_bind_null(statement.handle, position)
        }
    }

    func bind(_ bytes: Data?) {
        position += 1
        if let bytes {
            statement.bind(bytes, at: position)
        } else {
            sqlite3_bind_null(statement.handle, position)
        }
    }

    func bind(real: Double?) {
        position += 1
        if let real {
            sqlite3_bind_double(statement.handle, position, real)
        } else {
            sqlite3_bind_null(statement.handle, position)
        }
    }

    func run() throws(StorageError) -> Int64? {
        position = 0
        defer { statement.reset() }
        guard try statement.step() else { return database.map(sqlite3_last_insert_rowid) }
        return sqlite3_column_int64(statement.handle, 0)
    }
}
