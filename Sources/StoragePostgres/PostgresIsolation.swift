import Storage

/// How much a transaction sees of what others do at the same time.
///
/// With less than SERIALIZABLE two who look whether a place is left, and then take it, both do
/// (docs/decisions/0040).
enum PostgresIsolation: String, Sendable {
    case serializable = "SERIALIZABLE"
    case readCommitted = "READ COMMITTED"

    /// With what a transaction begins; this is of its acts.
    func beginning(_ kind: TransactionKind) -> String {
        switch kind {
        case .look: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        case .act, .erasure: "BEGIN ISOLATION LEVEL \(rawValue) READ WRITE"
        case .whole:
            """
            BEGIN ISOLATION LEVEL \(rawValue) READ WRITE; SET LOCAL statement_timeout = 0;
            SET LOCAL idle_in_transaction_session_timeout = 0; \(Self.lockingAll)
            """
        case .relaxed:
            "BEGIN ISOLATION LEVEL \(rawValue) READ WRITE; SET LOCAL synchronous_commit = off"
        }
    }

    /// Keeps out all who write; who looks goes on.
    private static let lockingAll = """
        DO $$ BEGIN EXECUTE (
            SELECT 'LOCK TABLE ' || string_agg(quote_ident(tablename), ', ') || ' IN EXCLUSIVE MODE'
            FROM pg_tables WHERE schemaname = current_schema());
        END $$
        """
}
