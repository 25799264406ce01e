import CPq
import Foundation
import Storage

/// One connection to a server, from its opening until it is lost or let go.
final class PostgresSession {
    let handle: OpaquePointer
    /// Another one for each start of each server.
    private(set) var server = ""
    private let address: PostgresAddress
    private let watch: PostgresWatch
    /// By their texts as they are written for every engine.
    private var statements: [String: PostgresStatement] = [:]
    private var prepared = 0

    /// - Throws: what `StorageError` says of servers that are not to be had, or are none of ours.
    init(
        _ address: PostgresAddress, patience: Int, watch: PostgresWatch = .shared
    ) throws(StorageError) {
        let parameters = address.parameters
        let (names, values) = (parameters.map(\.0), parameters.map(\.1))
        let opened = withCStrings(names) { names in
            withCStrings(values) { PQconnectdbParams(names, $0, 1) }
        }
        handle = try opened.orThrow("there is no memory left")
        (self.address, self.watch) = (address, watch)
        belltower_pq_silence(handle)
        guard PQstatus(handle) == CONNECTION_OK else {
            throw StorageError(opening: handle, address)
        }
        try check()
        // All SQL is written for plans that look at no parameter, as SQLite's do: each statement is planned
        // once a session. Planned anew, half of the time of a week's agenda was planning. A table that was
        // empty when it was counted, as deliveries are before the first nine o'clock, would be read whole for
        // each row for as long as the plan is kept; and what ends after a thousand rows has no use for
        // workers that read ahead.
        server =
            try text(
                """
                SET default_transaction_read_only = on; SET join_collapse_limit = 1; SET jit = off;
                SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off;
                SET max_parallel_workers_per_gather = 0;
                SET statement_timeout = '120s';
                SET idle_in_transaction_session_timeout = '\(patience < Self.usual ? 5 : 120)s';
                SET lock_timeout = \(max(patience, 1));
                SELECT pg_postmaster_start_time()
                """) ?? ""
    }

    /// Who is less patient, in milliseconds, is a daemon: stopped in the midst of an act it must not keep
    /// from the others for whom it rang.
    private static let usual = 10_000

    deinit { PQfinish(handle) }

    var isLost: Bool { PQstatus(handle) != CONNECTION_OK }

    /// Whether a statement failed since the transaction began: nothing else is taken then.
    var isFailed: Bool { PQtransactionStatus(handle) == PQTRANS_INERROR }

    var isInTransaction: Bool { PQtransactionStatus(handle) != PQTRANS_IDLE }

    private func check() throws(StorageError) {
        let version = Int(PQserverVersion(handle))
        guard version >= 15_00_00 else {
            throw .unsuited(.version("\(version / 10_000).\(version % 10_000)"))
        }
        let encoding = PQparameterStatus(handle, "server_encoding").map { String(cString: $0) }
        guard encoding == "UTF8" else { throw .unsuited(.encoding(address.database)) }
    }

    /// Asks something, and waits for the answer as long as the server is there.
    func waiting<Answer>(_ body: () -> Answer) -> Answer {
        watch.watching(PQsocket(handle), of: server, at: address, body)
    }

    /// Has statements done that are not kept.
    func execute(_ sql: String) -> PostgresResult {
        waiting { PostgresResult(PQexec(handle, sql)) }
    }

    /// Runs statements without parameters, which are not kept.
    func run(_ sql: String) throws(StorageError) {
        let result = execute(sql)
        guard result.isGood else { throw error(of: result) }
    }

    /// The text in the first column of the first row.
    func text(_ sql: String) throws(StorageError) -> String? {
        let result = execute(sql)
        guard result.isGood else { throw error(of: result) }
        return result.text
    }

    func error(of result: PostgresResult) -> StorageError {
        StorageError(isLost ? nil : result.state, result.message, of: address)
    }

    /// Runs a statement that is prepared once, or once more where its values are of other types than
    /// were thought.
    func run(_ sql: String, _ values: [Value]) throws(StorageError) -> (
        PostgresStatement, PostgresResult
    ) {
        var statement = try statement(sql)
        guard values.count == statement.types.count else {
            throw .failed("\(values.count) values for \(statement.types.count) parameters")
        }
        var parameters = PostgresParameters(values, as: statement.types)
        if !parameters.misfits.isEmpty {
            var types = statement.types
            for index in parameters.misfits { types[index] = values[index].type }
            statement = try prepare(sql, types)
            parameters = PostgresParameters(values, as: types)
        }
        return (statement, waiting { parameters.run(statement, on: self) })
    }

    /// Statements that a text of the day makes are never met again: they go all at once.
    private static let most = 1_000

    private func statement(_ sql: String) throws(StorageError) -> PostgresStatement {
        if let known = statements[sql] { return known }
        if statements.count >= Self.most {
            try run("DEALLOCATE ALL")
            statements = [:]
        }
        return try prepare(sql, [])
    }

    private func prepare(_ sql: String, _ types: [Oid]) throws(StorageError) -> PostgresStatement {
        prepared += 1
        let name = "s\(prepared)"
        let text = Placeholders.numbered(PostgresDialect.dialect.sql(sql))
        let (made, described) = waiting { describe(name, text, types) }
        guard made.isGood else { throw error(of: made) }
        guard described.isGood else { throw error(of: described) }
        let statement = PostgresStatement(name, described)
        statements[sql] = statement
        return statement
    }

    /// Prepares a statement and has it described in one round trip
    /// (postgresql.org/docs/15/libpq-pipeline-mode.html).
    private func describe(
        _ name: String, _ text: String, _ types: [Oid]
    ) -> (made: PostgresResult, described: PostgresResult) {
        PQenterPipelineMode(handle)
        defer { PQexitPipelineMode(handle) }
        PQsendPrepare(handle, name, text, Int32(types.count), types)
        PQsendDescribePrepared(handle, name)
        PQpipelineSync(handle)
        let (made, described) = (answer(), answer())
        // The end of the pipeline answers too.
        _ = PostgresResult(PQgetResult(handle))
        return (made, described)
    }

    /// The next answer, of which there is one a question, and nothing after it.
    private func answer() -> PostgresResult {
        let answer = PostgresResult(PQgetResult(handle))
        _ = PostgresResult(PQgetResult(handle))
        return answer
    }

    /// Hands in rows of a COPY, in its binary format.
    ///
    /// - Returns: what went wrong; nil where nothing did.
    func copy(_ rows: [UInt8], by statement: String) -> PostgresResult? {
        waiting { copyNow(rows, by: statement) }
    }

    private func copyNow(_ rows: [UInt8], by statement: String) -> PostgresResult? {
        let started = PostgresResult(PQexec(handle, statement))
        guard started.status == PGRES_COPY_IN else { return started }
        rows.withUnsafeBytes { bytes in
            var rest = bytes.bindMemory(to: CChar.self)[...]
            while !rest.isEmpty {
                let part = rest.prefix(1 << 20)
                let start = UnsafeBufferPointer(rebasing: part).baseAddress
                // What fails here is told by the result below.
                guard PQputCopyData(handle, start, Int32(part.count)) > 0 else { break }
                rest = rest.dropFirst(part.count)
            }
        }
        PQputCopyEnd(handle, nil)
        var failed: PostgresResult?
        while let next = PQgetResult(handle) {
            let result = PostgresResult(next)
            if !result.isGood, failed == nil { failed = result }
        }
        return failed ?? (isLost ? PostgresResult(nil) : nil)
    }
}

/// C strings with a null pointer at their end, for as long as the body runs.
private func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer {
        body($0.baseAddress)
    }
}
