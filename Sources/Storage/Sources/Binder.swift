import GRDB
import GRDBSQLite

/// Binds values to a statement one after the other, and runs it.
struct Binder {
    let statement: OpaquePointer?
    private var position: Int32 = 0

    init(statement: OpaquePointer?) { self.statement = statement }

    mutating func bind(_ number: Int64?) {
        position += 1
        if let number {
            sqlite3_bind_int64(statement, position, number)
        } else {
            sqlite3_bind_null(statement, position)
        }
    }

    mutating func bindNull() { bind(nil as Int64?) }

    /// The text is copied: SQLITE_TRANSIENT, which is -1 cast to a function.
    mutating func bind(_ text: String?) {
        guard var text else { return bindNull() }
        position += 1
        let copy = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                _ = sqlite3_bind_text(
                    statement, position, characters.baseAddress ?? emptyText,
                    Int32(characters.count), copy)
            }
        }
    }

    func run(on database: Database) throws {
        let result = sqlite3_step(statement)
        sqlite3_reset(statement)
        guard result == SQLITE_DONE else {
            throw DatabaseError(
                resultCode: ResultCode(rawValue: result), message: database.lastErrorMessage)
        }
    }
}

/// An empty C string that is never freed: SQLite takes a null pointer for NULL, not for "".
private var emptyText: UnsafePointer<CChar> {
    UnsafeRawPointer(("" as StaticString).utf8Start).assumingMemoryBound(to: CChar.self)
}
