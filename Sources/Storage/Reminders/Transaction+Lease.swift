import Campus
package import Recurrence

/// What one daemon holds: only under a lease that holds does it claim anything.
package struct RingLease: Hashable, Sendable {
    /// Of one life of one process.
    package var holder: String
    package var buckets: RingBuckets

    package init(_ holder: String, _ buckets: RingBuckets) {
        self.holder = holder
        self.buckets = buckets
    }
}

/// What a daemon learns when it renews its lease.
package struct RingStanding: Hashable, Sendable {
    /// What it has still.
    package var held: RingBuckets
    /// What the database's clock shows, in thousandths of a second since 1970.
    package var clock: Int64
    /// How many daemons take part.
    package var daemons: Int
    /// In how many thousandths of a second the next lease of another one runs out; nil where no other one
    /// has any.
    package var nextEnd: Int64?
}

/// Who rings for whom, where several daemons share a database: by its own clock, whatever theirs show.
extension Transaction {
    /// How long a lease lasts that is not renewed, in thousandths of a second.
    package static let leaseLength: Int64 = 10_000
    /// After so long nobody asks any more who took part.
    private static let holderMemory: Int64 = 3_600_000

    /// Renews what a daemon holds.
    ///
    /// What ran out and nobody took is held on: whoever takes a bucket writes their own name there.
    ///
    /// - Parameter isSharing: whether others leave it an even share.
    package func renewLease(
        of holder: String, isSharing: Bool = true
    ) throws(StorageError) -> RingStanding {
        if isSharing { try takePart(holder) }
        let held = try column(
            "UPDATE ring_lease SET until = {clock} + ? WHERE holder = ? RETURNING bucket",
            [Self.leaseLength, holder], of: Int64.self)
        let row = try row(
            """
            SELECT {clock} AS clock,
                (SELECT COUNT(*) FROM ring_holder WHERE until > {clock}) AS daemons,
                (SELECT MIN(until) FROM ring_lease WHERE holder <> ?) - {clock} AS next_end
            """, [holder])
        return RingStanding(
            held: RingBuckets(numbers: held), clock: row?["clock"] ?? 0,
            daemons: max(1, row?["daemons"] ?? 1), nextEnd: row?["next_end"])
    }

    private func takePart(_ holder: String) throws(StorageError) {
        try execute(
            """
            INSERT INTO ring_holder (holder, until) VALUES (?, {clock} + ?)
            ON CONFLICT (holder) DO UPDATE SET until = excluded.until
            """, [holder, Self.leaseLength])
        try execute(
            "DELETE FROM ring_holder WHERE until < {clock} - ?", [Self.holderMemory])
    }

    /// Makes the rows that say who has which bucket.
    package func makeBuckets() throws(StorageError) {
        guard try number("SELECT COUNT(*) FROM ring_lease") != Int64(RingBuckets.count) else {
            return
        }
        try execute(
            """
            INSERT INTO ring_lease (bucket, until) SELECT value, 0 FROM ({list}) AS made WHERE TRUE
            ON CONFLICT (bucket) DO NOTHING
            """, [Self.list(RingBuckets.all.numbers)])
    }

    /// Takes buckets that nobody has, or whose holder has not renewed its lease; what the one before left
    /// under way is to be made again.
    ///
    /// - Parameter wanted: among which.
    /// - Returns: what was taken, and how many attempts were interrupted.
    package func takeBuckets(
        _ count: Int, among wanted: RingBuckets = .all, for holder: String, at now: Instant
    ) throws(StorageError) -> (taken: RingBuckets, interrupted: Int) {
        let free = try column(
            """
            SELECT bucket FROM ring_lease WHERE (holder IS NULL OR until <= {clock})
            AND \(RingScope.holding("bucket")) ORDER BY bucket LIMIT ? {free}
            """, [Int64(bitPattern: wanted.rawValue), count], of: Int64.self)
        guard !free.isEmpty else { return ([], 0) }
        try execute(
            "UPDATE ring_lease SET holder = ?, until = {clock} + ? WHERE bucket IN ({list})",
            [holder, Self.leaseLength, Self.list(free)])
        let taken = RingBuckets(numbers: free)
        return (taken, try recover(at: now, of: .buckets(taken)))
    }

    /// Gives back what a daemon has nothing under way for.
    package func giveBack(_ lease: RingLease) throws(StorageError) {
        try execute(
            """
            UPDATE ring_lease SET holder = NULL, until = 0
            WHERE holder = ? AND bucket IN ({list})
            """, [lease.holder, Self.list(lease.buckets.numbers)])
    }

    /// Has nobody ring any more: whoever does takes part anew, and makes again what is under way.
    func freeBuckets() throws(StorageError) {
        try execute("DELETE FROM ring_holder")
        try execute("UPDATE ring_lease SET holder = NULL, until = 0")
    }

    /// Takes part no more: what is under way still is interrupted, and others have the buckets.
    ///
    /// - Returns: how many attempts were interrupted.
    package func leaveRing(_ holder: String, at now: Instant) throws(StorageError) -> Int {
        let held = try column(
            "SELECT bucket FROM ring_lease WHERE holder = ? {kept}", [holder], of: Int64.self)
        try execute("DELETE FROM ring_holder WHERE holder = ?", [holder])
        guard !held.isEmpty else { return 0 }
        let buckets = RingBuckets(numbers: held)
        let interrupted = try recover(at: now, of: .buckets(buckets))
        try giveBack(RingLease(holder, buckets))
        return interrupted
    }

    /// Whether all that a lease names is held now; and until this transaction ends nobody takes it.
    package func holds(_ lease: RingLease) throws(StorageError) -> Bool {
        let held = try column(
            "SELECT bucket FROM ring_lease WHERE holder = ? AND until > {clock} {kept}",
            [lease.holder], of: Int64.self)
        return RingBuckets(numbers: held).isSuperset(of: lease.buckets)
    }

    /// Who rings now and for how many of the 64, in order of their names; among them those who take part
    /// and have none yet.
    package func ringers() throws(StorageError) -> [(holder: String, buckets: Int)] {
        try rows(
            """
            SELECT holder, SUM(held) AS held FROM (
                SELECT holder, 0 AS held FROM ring_holder WHERE until > {clock}
                UNION ALL SELECT holder, 1 FROM ring_lease
                WHERE holder IS NOT NULL AND until > {clock}) AS living
            GROUP BY holder ORDER BY holder
            """
        ).map { ($0["holder"], $0["held"]) }
    }
}
