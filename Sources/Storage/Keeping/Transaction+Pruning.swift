import Campus
package import Recurrence

/// What goes with time, and what the file still holds of what is gone.
extension Transaction {
    /// For how long it stays on record what rang and what was told, in seconds.
    package static let recordLength: Int64 = 400 * 86_400

    /// How long what was said of a class's room stays after it, in seconds.
    private static let correctionLength: Int64 = 30 * 86_400

    /// Forgets what rang, what was told, which passwords and codes were tried, when somebody looked at pages and
    /// which feeds were revoked before that, who may come back by now, what was said of the rooms of classes that are over, and how things were
    /// that were reported and decided on, once nobody may appeal any more.
    ///
    /// - Parameter limit: at most so many reminders at once, so that nobody waits long.
    /// - Returns: how many reminders are forgotten; fewer than the limit when none is left.
    package func prune(at now: Instant, limit: Int) throws(StorageError) -> Int {
        let oldest = now.seconds - Self.recordLength
        try execute("DELETE FROM news WHERE at < ?", [oldest])
        try execute("DELETE FROM password_try WHERE at < ?", [oldest])
        try execute("DELETE FROM door_try WHERE at < ?", [oldest])
        try execute("DELETE FROM active_hour WHERE day < ?", [oldest / 86_400])
        try execute("DELETE FROM outage WHERE until < ?", [oldest])
        try execute("DELETE FROM answer_day WHERE day < ?", [oldest / 86_400])
        try execute("DELETE FROM revoked_feed WHERE at < ?", [oldest])
        try execute("DELETE FROM bar WHERE until <= ?", [now.seconds])
        try forgetSealedCopies(decidedBefore: now.adding(seconds: -Decision.appealLength))
        try execute(
            "DELETE FROM correction WHERE starts_at < ?", [now.seconds - Self.correctionLength])
        let over = """
            FROM reminder WHERE due < ? AND state NOT IN ('planned', 'snoozed', 'claimed')
            ORDER BY due, id LIMIT ?
            """
        try raiseRevisions(of: "SELECT person_id \(over)", [oldest, limit])
        return try execute(
            "DELETE FROM reminder WHERE id IN (SELECT id \(over))", [oldest, limit])
    }

    /// From now on the file is to be written anew: bytes of what was deleted may be left in it.
    package func wantCompaction(at now: Instant) throws(StorageError) {
        try execute(
            """
            INSERT INTO compaction (id, since) VALUES (1, ?)
            ON CONFLICT (id) DO UPDATE SET stamp = compaction.stamp + 1
            """, [now.seconds])
    }

    /// Whether the file is to be written anew; nil when it is not.
    package func compactionWanted() throws(StorageError) -> CompactionWish? {
        try row("SELECT since, stamp FROM compaction WHERE id = 1").map { row in
            CompactionWish(since: Instant(seconds: row["since"]), stamp: row["stamp"])
        }
    }

    /// Says that it was, as it was wished then; what was deleted since waits still.
    func settleCompaction(_ wish: CompactionWish) throws(StorageError) {
        try execute("DELETE FROM compaction WHERE stamp = ?", [wish.stamp])
    }
}

/// That the database's file is to be written anew.
package struct CompactionWish: Hashable, Sendable {
    /// The first of those who were erased since it was last.
    package var since: Instant
    /// Another one as soon as somebody else is.
    var stamp: Int64
}
