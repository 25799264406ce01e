import GRDB
import GRDBSQLite
import Storage

/// One connection to an SQLite database.
///
/// Every statement is prepared once.
final class SQLiteConnection: Connection {
    let dialect = Dialect(
        order: "CROSS", list: "SELECT value FROM json_each(?)",
        texts: "SELECT value FROM json_each(?)",
        pairs: """
            SELECT json_extract(value, '$[0]') AS person, json_extract(value, '$[1]') AS subject
            FROM json_each(?)
            """,
        cells: "SELECT value FROM json_each(?)",
        clock: "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)", kept: "", free: "",
        turn: "", age: "rowid", position: "instr", search: SQLiteSearch.dialect)
    let damage = Damage()
    private let database: Database
    private var statements: [StatementText: SQLiteStatement] = [:]
    /// What this transaction has altered of how the connection writes; put back at its end.
    private var wayBack: [String] = []
    /// Writers wait for each other: nobody comes between.
    let wasOvertaken = false
    private var isClosed = false
    /// Whether it was asked for to write: looking never does.
    var mayWrite = true

    init(_ database: Database) {
        self.database = database
        // GRDB has SQLite ask it about each column that a statement names, for whoever observes a
        // database; nobody does, and a short command would pay for it at each statement.
        sqlite3_set_authorizer(database.sqliteConnection, nil, nil)
    }

    /// None of one that is closed, which SQLite may not be asked about.
    var altered: Int { database.sqliteConnection == nil ? 0 : database.totalChangesCount }

    func references(to table: String) throws(StorageError) -> [Reference] {
        try list(
            """
            SELECT m.name, k."from", k.on_delete FROM sqlite_master AS m
            JOIN pragma_foreign_key_list(m.name) AS k
            WHERE m.type = 'table' AND k."table" = ? ORDER BY m.name, k."from"
            """, with: table
        ) { statement in
            Reference(
                table: statement.text(at: 0), column: statement.text(at: 1),
                becomesNull: statement.text(at: 2) == "SET NULL")
        }
    }

    func columns(called name: String) throws(StorageError) -> [Reference] {
        try list(
            """
            SELECT m.name, c.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
            WHERE m.type = 'table' AND c.name = ? ORDER BY m.name
            """, with: name
        ) { Reference(table: $0.text(at: 0), column: $0.text(at: 1)) }
    }

    func rows(_ sql: String, _ values: [Value]) throws(StorageError) -> any Rows {
        let statement = try statement(sql)
        try statement.bind(values)
        return SQLiteRows(statement)
    }

    func stream(_ sql: String, atOnce share: Int) throws(StorageError) -> any Rows {
        try rows(sql, [])
    }

    @discardableResult
    func execute(_ sql: String, _ values: [Value]) throws(StorageError) -> Int {
        let statement = try statement(sql)
        try statement.bind(values)
        defer { statement.reset() }
        while try statement.step() {}
        return Int(sqlite3_changes(try handle()))
    }

    /// A statement to be run many times.
    ///
    /// For what one returns SQLite makes a table, and drops it, at each row. The number of a new row it
    /// knows without.
    func bulk(_ sql: String) throws(StorageError) -> any Bulk {
        let returning = " RETURNING id"
        guard sql.hasSuffix(returning), !sql.contains("ON CONFLICT") else {
            return SQLiteBulk(try statement(sql))
        }
        let inserting = try statement(String(sql.dropLast(returning.count)))
        return SQLiteBulk(inserting, numberedBy: try handle())
    }

    func rebuild() throws(StorageError) {
        for statement in SQLiteSearch.rebuilding + ["REINDEX"] { try control(statement) }
    }

    func begin(_ kind: TransactionKind) throws(StorageError) {
        switch kind {
        case .look, .act, .whole: break
        case .relaxed:
            // In WAL mode this never breaks integrity (sqlite.org/wal.html).
            try control("PRAGMA synchronous = NORMAL")
            wayBack = ["PRAGMA synchronous = FULL"]
        case .erasure:
            let former = try number("PRAGMA secure_delete")
            try control("PRAGMA secure_delete = ON")
            wayBack = ["PRAGMA secure_delete = \(former)"]
        }
        do {
            try control(kind == .look ? "BEGIN DEFERRED" : "BEGIN IMMEDIATE")
        } catch {
            goBack()
            throw error
        }
    }

    func commit() throws(StorageError) {
        try control("COMMIT")
        goBack()
    }

    func rollback() {
        // Some errors end a transaction by themselves.
        if database.isInsideTransaction { try? control("ROLLBACK") }
        goBack()
    }

    func beginPart(_ kind: TransactionKind) throws(StorageError) {
        // Some errors end a transaction by themselves: what follows was to be a part of it.
        guard database.isInsideTransaction else { throw .failed("the transaction was undone") }
        if kind == .erasure, wayBack.isEmpty {
            let former = try number("PRAGMA secure_delete")
            try control("PRAGMA secure_delete = ON")
            wayBack = ["PRAGMA secure_delete = \(former)"]
        }
        try control("SAVEPOINT part")
    }

    func keepPart() throws(StorageError) { try control("RELEASE part") }

    func undoPart() {
        if database.isInsideTransaction { try? control("ROLLBACK TO part; RELEASE part") }
    }

    private func goBack() {
        for statement in wayBack { try? control(statement) }
        wayBack = []
    }

    /// Refuses all that is asked from now on, and lets go of what is prepared: with that a connection
    /// cannot be closed, and another thread may have waited to prepare more.
    func close() {
        isClosed = true
        statements = [:]
    }

    /// Runs statements that have no parameters, and are not kept.
    func control(_ sql: String) throws(StorageError) {
        let handle = try handle()
        let result = sqlite3_exec(handle, sql, nil, nil, nil)
        guard result == SQLITE_OK else { throw StorageError(sqlite: result, on: handle) }
    }

    func number(_ sql: String) throws(StorageError) -> Int64 {
        let statement = try statement(sql)
        defer { statement.reset() }
        return try statement.step() ? sqlite3_column_int64(statement.handle, 0) : 0
    }

    func list<Element>(
        _ sql: String, with value: String, _ read: (SQLiteStatement) -> Element
    ) throws(StorageError) -> [Element] {
        let statement = try statement(sql)
        try statement.bind([.text(value)])
        defer { statement.reset() }
        var found: [Element] = []
        while try statement.step() { found.append(read(statement)) }
        return found
    }

    private func handle() throws(StorageError) -> OpaquePointer {
        let handle = isClosed ? nil : database.sqliteConnection
        return try handle.orThrow("the database is closed")
    }

    /// The statement that is kept, or another one while that is in use.
    private func statement(_ sql: String) throws(StorageError) -> SQLiteStatement {
        let handle = try handle()
        let text = StatementText(sql: sql)
        let known = statements[text]
        if let known, !known.isInUse { return try checked(known) }
        let statement = try checked(SQLiteStatement(dialect.sql(sql), on: handle, damage))
        if known == nil { statements[text] = statement }
        return statement
    }

    private func checked(_ statement: SQLiteStatement) throws(StorageError) -> SQLiteStatement {
        guard mayWrite || statement.isReading else {
            throw .failed("what only looks may not write")
        }
        return statement
    }
}

extension SQLiteStatement {
    func text(at index: Int32) -> String {
        if case .text(let text) = value(at: index) { text } else { "" }
    }
}

/// A statement's text as a key: to hash all of it took as long as to run a small one, and hardly two of
/// the program's have one length.
private struct StatementText: Hashable {
    var sql: String

    func hash(into hasher: inout Hasher) { hasher.combine(sql.utf8.count) }
}
