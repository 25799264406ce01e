package import Campus
package import Foundation
package import Recurrence

extension Transaction {
    /// How long an answer is kept, in seconds: a day.
    private static let lifetime: Int64 = 86_400

    /// - Returns: nil where nothing was asked under that key, or a day ago.
    package func answeredRequest(
        _ key: String, of person: PersonID, at now: Instant
    ) throws(StorageError) -> AnsweredRequest? {
        try rows(
            """
            SELECT digest, status, body FROM answered_request
            WHERE person_id = ? AND key = ? AND at > ?
            """, [person, key, now.seconds - Self.lifetime]
        ).first.map { row in
            let status: Int? = row["status"]
            return AnsweredRequest(
                digest: row["digest"],
                answer: status.map { .init(status: $0, body: row["body"] ?? Data()) })
        }
    }

    /// Writes down that something is done under a key, beside what is done.
    ///
    /// - Returns: false where that stands there already.
    @discardableResult
    package func noteRequest(
        _ key: String, _ digest: Data, of person: PersonID, at now: Instant
    ) throws(StorageError) -> Bool {
        try forgetRequests(at: now)
        return try execute(
            """
            INSERT INTO answered_request (person_id, key, digest, at) VALUES (?, ?, ?, ?)
            ON CONFLICT (person_id, key) DO NOTHING
            """, [person, key, digest, now.seconds]) > 0
    }

    /// Forgets that something was begun under a key of which it was not answered what came of it.
    package func forgetUnanswered(
        _ key: String, of person: PersonID
    ) throws(StorageError) {
        try execute(
            "DELETE FROM answered_request WHERE person_id = ? AND key = ? AND status IS NULL",
            [person, key])
    }

    /// Writes down what was answered.
    package func keep(
        _ answer: AnsweredRequest.Answer, to key: String, _ digest: Data, of person: PersonID,
        at now: Instant
    ) throws(StorageError) {
        try noteRequest(key, digest, of: person, at: now)
        try execute(
            "UPDATE answered_request SET status = ?, body = ? WHERE person_id = ? AND key = ?",
            [answer.status, answer.body, person, key])
    }

    /// Forgets what was answered a day ago.
    package func forgetRequests(at now: Instant) throws(StorageError) {
        try execute(
            "DELETE FROM answered_request WHERE at <= ?", [now.seconds - Self.lifetime])
    }
}
