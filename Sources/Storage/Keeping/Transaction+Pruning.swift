package import Recurrence

/// What goes with time, and what the file still holds of what is gone.
extension Transaction {
    /// For how long it stays on record what rang and what was told, in seconds.
    package static let recordLength: Int64 = 400 * 86_400

    /// Forgets what rang, what was told and which passwords were tried before that.
    ///
    /// - Parameter limit: at most so many reminders at once, so that nobody waits long.
    /// - Returns: how many reminders are forgotten; fewer than the limit when none is left.
    package func prune(at now: Instant, limit: Int) throws(StorageError) -> Int {
        let oldest = now.seconds - Self.recordLength
        try execute("DELETE FROM news WHERE at < ?", [oldest])
        try execute("DELETE FROM password_try WHERE at < ?", [oldest])
        try raise(
            """
            SELECT person_id FROM reminder WHERE due < ?
            AND state NOT IN ('planned', 'snoozed', 'claimed')
            """, [oldest])
        return try execute(
            """
            DELETE FROM reminder WHERE id IN (SELECT id FROM reminder WHERE due < ?
                AND state NOT IN ('planned', 'snoozed', 'claimed') ORDER BY due, id LIMIT ?)
            """, [oldest, limit])
    }

    /// From now on the file is to be written anew: bytes of what was deleted may be left in it.
    package func wantCompaction(at now: Instant) throws(StorageError) {
        try execute(
            "INSERT INTO compaction (id, wanted) VALUES (1, ?) ON CONFLICT (id) DO NOTHING",
            [now.seconds])
    }

    /// Since when the file is to be written anew; nil when it is not.
    package func compactionWanted() throws(StorageError) -> Instant? {
        try number("SELECT wanted FROM compaction WHERE id = 1").map(Instant.init(seconds:))
    }

    /// Says that it was; what was deleted since another instant waits still.
    package func settleCompaction(wantedAt instant: Instant) throws(StorageError) {
        try execute("DELETE FROM compaction WHERE wanted = ?", [instant.seconds])
    }
}
