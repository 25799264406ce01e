import Foundation
import Storage

/// What is left of a transaction by which it is known whether it was done, when the answer to its COMMIT was lost.
///
/// It is a row of `belltower_commit` that is there if all the rest of it is. The transaction's number would not do: a standby that
/// takes a primary's place, and a server that recovers from a crash, give a number that was lost to somebody else.
struct PostgresCommit {
    /// Nobody else's: 64 bits of chance.
    let mark: Int64
    /// The transaction's number; nil where it altered nothing, and left no row.
    let number: String?
    /// As `PostgresSession.server`.
    private let server: String

    init(_ mark: Int64, number: String?, server: String) {
        (self.mark, self.number, self.server) = (mark, number, server)
    }

    /// Leaves the row, of the mark ?, where something was altered.
    private static let marking = """
        INSERT INTO belltower_commit (mark) SELECT CAST(? AS BIGINT)
        WHERE pg_current_xact_id_if_assigned() IS NOT NULL
        RETURNING CAST(pg_current_xact_id() AS TEXT) AS number
        """

    /// Leaves the row, as the last thing that a transaction does.
    ///
    /// - Returns: what the server said, which need not be good; and how to ask for the transaction.
    static func leave(
        on session: PostgresSession
    ) throws(StorageError) -> (result: PostgresResult, commit: PostgresCommit) {
        let mark = Int64.random(in: .min ... .max)
        let (_, result) = try session.run(marking, [.integer(mark)])
        return (result, PostgresCommit(mark, number: result.text, server: session.server))
    }

    /// How often it is asked while the server is still at it, a tenth of a second apart.
    private static let most = 50

    /// Returns whether the act's own row is there, which alone decides.
    ///
    /// The number only says whether to wait for the row: a server that recovers from a crash keeps its start
    /// time and gives the numbers anew that were lost.
    ///
    /// - Parameter session: with the server itself, or with what took its place.
    /// - Throws: where the server is still at it; then nobody can say whether it was done.
    func isDone(on session: PostgresSession) throws(StorageError) -> Bool {
        guard let number else { return true }
        for _ in 0..<Self.most {
            // Asked first: what ends between the two questions has its row by the second.
            let isUnderWay = isUnderWay(number, on: session)
            if try session.text("SELECT mark FROM belltower_commit WHERE mark = \(mark)") != nil {
                return true
            }
            guard isUnderWay else { return false }
            Thread.sleep(forTimeInterval: 0.1)
        }
        throw .uncertain
    }

    /// Whether the server itself may still be at it, as while it waits for its standby; another one never is.
    private func isUnderWay(_ number: String, on session: PostgresSession) -> Bool {
        guard session.server == server else { return false }
        // A number that lies ahead of a server that lost it is an error there.
        return (try? session.text("SELECT pg_xact_status('\(number)')")) == "in progress"
    }

    // MARK: - Rows of no use any more

    /// About one transaction in a thousand removes what others left.
    var isToTidy: Bool { mark % 1_024 == 0 }

    /// A lane asks within seconds, or a minute where a server is replaced.
    static let tidying = """
        BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;
        DELETE FROM belltower_commit WHERE at < now() - INTERVAL '1 hour';
        COMMIT
        """
}
