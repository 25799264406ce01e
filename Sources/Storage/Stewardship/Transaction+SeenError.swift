package import Campus
import Recurrence

/// What went wrong, once a kind of error.
extension Transaction {
    /// So many kinds are kept: of more the one that was seen longest ago is forgotten.
    package static let mostErrors = 200

    /// Counts what was seen.
    package func count(_ errors: [SeenError]) throws(StorageError) {
        // In one order, so that two who count do not wait for each other.
        for error in errors.sorted(by: { $0.digest < $1.digest }) {
            try execute(
                """
                INSERT INTO error_seen (digest, place, message, request, count, first_at, last_at)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (digest) DO UPDATE SET message = excluded.message,
                    request = COALESCE(excluded.request, error_seen.request),
                    count = error_seen.count + excluded.count, last_at = excluded.last_at
                """,
                [
                    error.digest, error.place, error.message, error.request, error.count,
                    error.first.seconds, error.last.seconds,
                ])
        }
        try execute(
            """
            DELETE FROM error_seen WHERE digest IN (SELECT digest FROM error_seen
                ORDER BY last_at DESC, digest LIMIT 1000 OFFSET \(Self.mostErrors))
            """)
    }

    /// The one that was seen last at the front.
    package func seenErrors() throws(StorageError) -> [SeenError] {
        try rows(
            """
            SELECT place, message, request, count, first_at, last_at FROM error_seen
            ORDER BY last_at DESC, digest
            """
        ).map { row in
            SeenError(
                place: row["place"], message: row["message"], request: row["request"],
                count: row["count"], first: Instant(seconds: row["first_at"]),
                last: Instant(seconds: row["last_at"]))
        }
    }

    /// - Returns: how many kinds are forgotten.
    package func clearErrors() throws(StorageError) -> Int {
        try execute("DELETE FROM error_seen")
    }
}
