package import Campus
package import Recurrence

/// Signs of life, and the times in which there were none.
extension Transaction {
    /// Since when a service gives signs of life, and when it gave the last; nil where it never did.
    ///
    /// The last is nil where nobody knows: rows of another database were put here since.
    package func lifeSign(
        of service: Uptime.Service
    ) throws(StorageError) -> (since: Instant, seen: Instant?)? {
        try row("SELECT since, seen FROM life_sign WHERE service = ?", [service.rawValue]).map {
            (
                since: Instant(seconds: $0["since"]),
                seen: ($0["seen"] as Int64?).map(Instant.init(seconds:))
            )
        }
    }

    /// Writes down that a service is there, and when it was not: since its last sign, where that is
    /// longer ago than a silence may be.
    ///
    /// A sign in the future is of a clock that was ahead, and so is an outage that ends there.
    package func noteLife(
        of service: Uptime.Service, at now: Instant, silence: Int64
    ) throws(StorageError) {
        if let seen = try lifeSign(of: service)?.seen, now - seen > silence {
            try execute(
                "INSERT INTO outage (service, since, until) VALUES (?, ?, ?)",
                [service.rawValue, seen.seconds, now.seconds])
        }
        try execute(
            "DELETE FROM outage WHERE service = ? AND until > ?", [service.rawValue, now.seconds])
        try execute(
            """
            INSERT INTO life_sign (service, since, seen) VALUES (?1, ?2, ?2)
            ON CONFLICT (service) DO UPDATE SET seen = excluded.seen
            """, [service.rawValue, now.seconds])
    }

    /// From now on nobody knows when services were there last: what stands here was written elsewhere, or
    /// before.
    package func forgetLastSigns() throws(StorageError) {
        try execute("UPDATE life_sign SET seen = NULL WHERE seen IS NOT NULL")
    }

    /// When a service was away that is there again, the latest first.
    package func outages(
        of service: Uptime.Service, endingAfter start: Instant
    ) throws(StorageError) -> [Uptime.Outage] {
        try rows(
            """
            SELECT since, until FROM outage WHERE service = ? AND until > ?
            ORDER BY until DESC, id DESC
            """, [service.rawValue, start.seconds]
        ).map {
            Uptime.Outage(
                since: Instant(seconds: $0["since"]), until: Instant(seconds: $0["until"]))
        }
    }
}
