import Campus
import CPq
import Storage

/// One lane to a PostgreSQL server: connected when it is first asked for something, and anew when the
/// connection was lost.
///
/// Outside an act nothing is written: the session itself refuses.
final class PostgresConnection: Connection {
    let dialect = PostgresDialect.dialect
    let damage = Damage()
    private(set) var altered = 0
    private(set) var wasOvertaken = false
    private let address: PostgresAddress
    private let isolation: PostgresIsolation
    private var session: PostgresSession?
    /// Why the transaction is lost, though its body may not have minded.
    private var failure: StorageError?
    private var isWriting = false
    private var isRelaxed = false
    private var isInside = false
    private var isShut = false
    /// Rows on their way.
    private var copies: [PostgresCopy] = []
    /// How many were opened, each with a name of its own.
    private var cursors = 0
    /// How long a statement waits for another's lock, in milliseconds.
    var patience = 10_000 {
        didSet { if oldValue != patience { session = nil } }
    }

    init(_ address: PostgresAddress, _ isolation: PostgresIsolation) {
        self.address = address
        self.isolation = isolation
    }

    // MARK: - Statements

    func rows(_ sql: String, _ values: [Value]) throws(StorageError) -> any Rows {
        let (statement, result) = try run(sql, values)
        return PostgresRows(statement, result, damage)
    }

    func stream(_ sql: String, atOnce share: Int) throws(StorageError) -> any Rows {
        cursors += 1
        return try PostgresCursor("rows\(cursors)", of: dialect.sql(sql), atOnce: share, on: self)
    }

    @discardableResult
    func execute(_ sql: String, _ values: [Value]) throws(StorageError) -> Int {
        let (_, result) = try run(sql, values)
        altered += result.altered
        return result.altered
    }

    func bulk(_ sql: String) throws(StorageError) -> any Bulk {
        guard let copy = PostgresCopy(sql) else { return PostgresLoop(sql, on: self) }
        return PostgresCopying(copy, on: self)
    }

    /// The number in the only column of the first row.
    func number(_ sql: String, _ values: [Value] = []) throws(StorageError) -> Int64? {
        let rows = try rows(sql, values)
        let cells = Cells.empty(rows.columns.count)
        guard try rows.next(into: cells) else { return nil }
        return Int64(stored: cells[0])
    }

    /// What stands in the only column of all rows.
    func texts(_ sql: String, _ values: [Value] = []) throws(StorageError) -> [String] {
        let rows = try rows(sql, values)
        let cells = Cells.empty(rows.columns.count)
        var texts: [String] = []
        while try rows.next(into: cells) {
            if let text = String(stored: cells[0]) { texts.append(text) }
        }
        return texts
    }

    private func run(
        _ sql: String, _ values: [Value]
    ) throws(StorageError) -> (PostgresStatement, PostgresResult) {
        try flush()
        return try asking { session throws(StorageError) in
            let (statement, result) = try session.run(sql, values)
            guard result.isGood else { throw note(result, on: session) }
            return (statement, result)
        }
    }

    /// Runs statements that have no parameters and are not kept.
    func control(_ sql: String) throws(StorageError) {
        try flush()
        try asking { session throws(StorageError) in
            let result = session.execute(sql)
            guard result.isGood else { throw note(result, on: session) }
        }
    }

    /// Asks on a connection that stands; once more on a new one where it was lost and nothing else hung
    /// on it.
    private func asking<Answer>(
        _ body: (PostgresSession) throws(StorageError) -> Answer
    ) throws(StorageError) -> Answer {
        let known = session
        do throws(StorageError) {
            return try body(try connected())
        } catch {
            guard let known, known.isLost else { throw error }
            session = nil
            // All that was done is undone: the act may be run again from its beginning.
            if isInside { wasOvertaken = true }
            guard !isInside else { throw error }
            return try body(try connected())
        }
    }

    private func connected() throws(StorageError) -> PostgresSession {
        if let session {
            guard isInside || !session.isLost else { return try connect() }
            return session
        }
        guard !isInside else { throw failure ?? .unreachable(address.hosts) }
        return try connect()
    }

    private func connect() throws(StorageError) -> PostgresSession {
        guard !isShut else { throw .failed("the database is closed") }
        let session = try PostgresSession(address, patience: patience)
        self.session = session
        return session
    }

    private func note(_ result: PostgresResult, on session: PostgresSession) -> StorageError {
        if ["40001", "40P01"].contains(result.state) { wasOvertaken = true }
        let error = session.error(of: result)
        failure = failure ?? error
        return error
    }

    // MARK: - Rows on their way

    /// - Returns: numbers for that many new rows of a table.
    func numbers(_ count: Int, of table: String) throws(StorageError) -> [Int64] {
        let rows = try asking { session throws(StorageError) in
            let (statement, result) = try session.run(
                "SELECT nextval(pg_get_serial_sequence(?, 'id')) AS id FROM generate_series(1, ?)",
                [.text(table), .integer(Int64(count))])
            guard result.isGood else { throw note(result, on: session) }
            return PostgresRows(statement, result, damage)
        }
        let cells = Cells.empty(1)
        var numbers: [Int64] = []
        while try rows.next(into: cells) {
            if case .integer(let number) = cells[0] { numbers.append(number) }
        }
        return numbers
    }

    /// Has rows handed in before anything else is asked.
    func hold(_ copy: PostgresCopy) { copies.append(copy) }

    func flush() throws(StorageError) {
        guard !copies.isEmpty else { return }
        let waiting = copies
        copies = []
        for copy in waiting {
            let rows = copy.take()
            altered += rows.count
            try asking { session throws(StorageError) in
                guard let failed = session.copy(rows.bytes, by: copy.statement) else { return }
                throw note(failed, on: session)
            }
        }
    }

    private func drop() {
        for copy in copies { _ = copy.take() }
        copies = []
    }

    // MARK: - Transactions

    func begin(_ kind: TransactionKind) throws(StorageError) {
        drop()
        (wasOvertaken, failure) = (false, nil)
        isRelaxed = kind == .relaxed
        do throws(StorageError) {
            try control(isolation.beginning(kind))
        } catch {
            // It may have begun, and have waited for locks.
            rollback()
            throw error
        }
        isInside = true
        isWriting = kind != .look
    }

    func commit() throws(StorageError) {
        try flush()
        let session = try connected()
        // A statement failed and nobody minded: here that undoes all, and says so.
        if session.isFailed { throw failure ?? .failed("the transaction had failed") }
        let mark = isWriting && !isRelaxed ? try mark() : nil
        let result = session.execute("COMMIT")
        guard !result.isGood else {
            isInside = false
            if mark?.isToTidy ?? false { tidy(session) }
            return
        }
        let error = note(result, on: session)
        guard session.isLost else { throw error }
        isInside = false
        self.session = nil
        // What was read is good, whatever became of the connection.
        if !isWriting { return }
        guard let mark else { throw error }
        guard try mark.isDone(on: try connect()) else {
            wasOvertaken = true
            throw error
        }
    }

    private func mark() throws(StorageError) -> PostgresCommit {
        try asking { session throws(StorageError) in
            let (result, mark) = try PostgresCommit.leave(on: session)
            guard result.isGood else { throw note(result, on: session) }
            return mark
        }
    }

    /// Whoever comes at the same time removes the same; what fails is done another time.
    private func tidy(_ session: PostgresSession) {
        guard !session.execute(PostgresCommit.tidying).isGood else { return }
        rollback()
    }

    func rollback() {
        drop()
        isInside = false
        guard let session, session.isInTransaction else { return }
        if session.isLost || (try? session.run("ROLLBACK")) == nil { self.session = nil }
    }

    func beginPart(_ kind: TransactionKind) throws(StorageError) { try control("SAVEPOINT part") }

    func keepPart() throws(StorageError) {
        try flush()
        // A statement failed and nobody minded: here that undoes all of the part, and says so.
        if session?.isFailed ?? false { throw failure ?? .failed("the transaction had failed") }
        try control("RELEASE part")
    }

    func undoPart() {
        drop()
        guard isInside, let session, session.isInTransaction, !session.isLost else { return }
        guard session.execute("ROLLBACK TO part; RELEASE part").isGood else { return }
        // What others did meanwhile is not over with the part.
        if !wasOvertaken { failure = nil }
    }

    /// Lets go of the server; whatever is asked next connects anew.
    func close() { session = nil }

    /// Refuses all that is asked from now on.
    func shut() {
        session = nil
        isShut = true
    }

    // MARK: - The schema

    func references(to table: String) throws(StorageError) -> [Reference] {
        try list(
            """
            SELECT c.relname AS "table", a.attname AS "column", k.confdeltype = 'n' AS becomes_null
            FROM pg_constraint AS k JOIN pg_class AS c ON c.oid = k.conrelid
            JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
            WHERE k.contype = 'f' AND k.confrelid = to_regclass(?) ORDER BY c.relname, a.attname
            """, table)
    }

    func columns(called name: String) throws(StorageError) -> [Reference] {
        try list(
            """
            SELECT c.relname AS "table", a.attname AS "column", FALSE AS becomes_null
            FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
            WHERE c.relkind = 'r' AND c.relnamespace = CAST(current_schema() AS regnamespace)
            AND NOT a.attisdropped AND a.attname = ? ORDER BY c.relname
            """, name)
    }

    private func list(_ sql: String, _ name: String) throws(StorageError) -> [Reference] {
        let rows = try rows(sql, [.text(name)])
        let cells = Cells.empty(3)
        var found: [Reference] = []
        while try rows.next(into: cells) {
            guard case .text(let table) = cells[0], case .text(let column) = cells[1] else {
                continue
            }
            found.append(
                Reference(table: table, column: column, becomesNull: cells[2] == .integer(1)))
        }
        return found
    }

    func rebuild() throws(StorageError) {
        for statement in PostgresSearch.rebuilding { try control(statement) }
        for key in try columns(called: "id") { try control("REINDEX TABLE \"\(key.table)\"") }
    }
}
