import CPq
import Storage

/// What a server answered, until it is let go.
final class PostgresResult {
    let handle: OpaquePointer?

    init(_ handle: OpaquePointer?) { self.handle = handle }

    deinit { PQclear(handle) }

    var status: ExecStatusType { PQresultStatus(handle) }

    var isGood: Bool { status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK }

    /// SQLSTATE; nil where the server said none.
    var state: String? { field(67) }

    /// In one line.
    var message: String? { field(77) }

    /// By the letter that libpq has for it (PG_DIAG_SQLSTATE, PG_DIAG_MESSAGE_PRIMARY).
    private func field(_ code: Int32) -> String? {
        PQresultErrorField(handle, code).map { String(cString: $0) }
    }

    /// Rows that were altered; 0 for what alters none.
    var altered: Int { PQcmdTuples(handle).flatMap { Int(String(cString: $0)) } ?? 0 }

    var count: Int { Int(PQntuples(handle)) }

    /// What stands, as text, in the first column of the first row.
    var text: String? {
        guard count > 0, PQgetisnull(handle, 0, 0) == 0 else { return nil }
        return PQgetvalue(handle, 0, 0).map { String(cString: $0) }
    }

    /// What stands in a column that the server wrote in its binary format.
    func value(_ row: Int, _ column: Int, _ type: Oid) -> Value {
        let (row, column) = (Int32(row), Int32(column))
        guard PQgetisnull(handle, row, column) == 0, let bytes = PQgetvalue(handle, row, column)
        else { return .null }
        let count = Int(PQgetlength(handle, row, column))
        return Value(binary: UnsafeRawBufferPointer(start: bytes, count: count), type)
    }
}
