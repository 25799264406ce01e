import Foundation
import Storage

/// What a transaction is called, so that the next server can be asked what became of it when the answer to
/// its COMMIT was lost.
struct PostgresCommit {
    /// Nil for one that altered nothing.
    private let name: String?

    init(on session: PostgresSession) throws(StorageError) {
        name = try session.text("SELECT pg_current_xact_id_if_assigned()")
    }

    /// How often it is asked while the server does not know yet, a tenth of a second apart.
    private static let most = 50

    /// - Throws: where no server knows; then nobody can say whether it was done.
    func isDone(on session: PostgresSession) throws(StorageError) -> Bool {
        guard let name else { return true }
        for _ in 0..<Self.most {
            switch try session.text("SELECT pg_xact_status('\(name)')") {
            case "committed": return true
            case "aborted": return false
            case "in progress": Thread.sleep(forTimeInterval: 0.1)
            default: throw .uncertain
            }
        }
        throw .uncertain
    }
}
