package import Campus
package import Foundation
package import Recurrence

/// Calendar programs that wait to be let in.
extension Transaction {
    /// So many wait at most; beyond them the oldest are forgotten.
    private static let mostLoginFlows: Int64 = 20_000

    /// Keeps that a program waits.
    ///
    /// - Parameters:
    ///   - poll: the digest of what it asks by.
    ///   - page: the digest of what stands in the address of the page on which somebody lets it in.
    package func addLoginFlow(
        of program: String, poll: Data, page: Data, from now: Instant, until end: Instant
    ) throws(StorageError) {
        try execute("DELETE FROM login_flow WHERE expires <= ?", [now.seconds])
        let id: Int64? = try value(
            """
            INSERT INTO login_flow (program, poll_digest, page_digest, expires)
            VALUES (?, ?, ?, ?) RETURNING id
            """, [program, poll, page, end.seconds])
        try execute("DELETE FROM login_flow WHERE id <= ?", [(id ?? 0) - Self.mostLoginFlows])
    }

    /// The program that waits to be let in on a page; nil for none, or no more.
    package func waitingProgram(page: Data, at now: Instant) throws(StorageError) -> String? {
        try value(
            """
            SELECT program FROM login_flow
            WHERE page_digest = ? AND person_id IS NULL AND expires > ?
            """, [page, now.seconds])
    }

    /// Lets a program in, which was not yet.
    ///
    /// - Returns: which one; nil where none waits there.
    package func allowLoginFlow(
        page: Data, by person: PersonID, at now: Instant
    ) throws(StorageError) -> String? {
        try value(
            """
            UPDATE login_flow SET person_id = ?
            WHERE page_digest = ? AND person_id IS NULL AND expires > ? RETURNING program
            """, [person, page, now.seconds])
    }

    /// Whether somebody has let in the program that asks.
    package func isLoginFlowAllowed(poll: Data, at now: Instant) throws(StorageError) -> Bool {
        try number(
            """
            SELECT 1 FROM login_flow
            WHERE poll_digest = ? AND person_id IS NOT NULL AND expires > ?
            """, [poll, now.seconds]) != nil
    }

    /// Takes what came of the waiting, which is gone then.
    ///
    /// - Returns: nil where nobody has let the program in, or it was told before.
    package func takeLoginFlow(
        poll: Data, at now: Instant
    ) throws(StorageError) -> (program: String, by: PersonID)? {
        try row(
            """
            DELETE FROM login_flow
            WHERE poll_digest = ? AND person_id IS NOT NULL AND expires > ?
            RETURNING program, person_id
            """, [poll, now.seconds]
        ).map { ($0["program"], $0["person_id"]) }
    }
}
