import GRDB

/// Reads and writes that stand or fall together.
///
/// Some rules look before they write: whether a place is left, whether somebody asked already.
/// They are kept in `Operations` and run between the statements of one transaction, so that two
/// processes at once cannot both find the last place free.
package struct Transaction {
    let database: Database
    /// Nil where something may be written: what is undone must not stay on it.
    var cache: CampusMeetingCache?

    func run<Value>(_ body: (Database) throws -> Value) throws(StorageError) -> Value {
        do { return try body(database) } catch { throw StorageError(error) }
    }

    func execute(_ sql: String, _ arguments: StatementArguments = []) throws(StorageError) {
        try run { try $0.cachedStatement(sql: sql).execute(arguments: arguments) }
    }

    func rows(
        _ sql: String, _ arguments: StatementArguments = []
    ) throws(StorageError) -> [Row] {
        try run { try Row.fetchAll($0.cachedStatement(sql: sql), arguments: arguments) }
    }

    func row(_ sql: String, _ arguments: StatementArguments = []) throws(StorageError) -> Row? {
        try run { try Row.fetchOne($0.cachedStatement(sql: sql), arguments: arguments) }
    }

    func number(
        _ sql: String, _ arguments: StatementArguments = []
    ) throws(StorageError) -> Int64? {
        try run { try Int64.fetchOne($0.cachedStatement(sql: sql), arguments: arguments) }
    }
}

extension Store {
    /// Runs the body in one transaction that begins with the right to write.
    ///
    /// What the body throws undoes it all and is thrown on; all else is a `StorageError`.
    package func transaction<Value>(_ body: (Transaction) throws -> Value) throws -> Value {
        do {
            return try queue.write { try body(Transaction(database: $0)) }
        } catch let error as DatabaseError {
            throw StorageError(error)
        }
    }

    /// Runs the body, which only reads, on one state of the database.
    package func reading<Value>(_ body: (Transaction) throws -> Value) throws -> Value {
        do {
            return try queue.inDatabase { database in
                var value: Value?
                try database.inTransaction(.deferred) {
                    value = try body(Transaction(database: database, cache: cache))
                    return .commit
                }
                return try value.orThrow("nothing was read")
            }
        } catch let error as DatabaseError {
            throw StorageError(error)
        }
    }
}
