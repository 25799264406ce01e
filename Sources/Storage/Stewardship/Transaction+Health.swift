package import Campus
package import Recurrence

/// What the ledger and the sources tell of how a home is doing, in counts of nobody in particular.
extension Transaction {
    /// Since when every attempt to import a source has failed; nil when the last one has not.
    package func failingSince(_ source: SourceID) throws(StorageError) -> Instant? {
        try number(
            """
            SELECT at FROM "fetch" WHERE source_id = ?1 AND outcome = 'failed' AND id > COALESCE(
                (SELECT MAX(id) FROM "fetch" WHERE source_id = ?1 AND outcome <> 'failed'), 0)
            ORDER BY id LIMIT 1
            """, [source]
        ).map(Instant.init(seconds:))
    }

    /// How people's own sources are, in counts alone: no name and no address.
    package func ownSources(at now: Instant) throws(StorageError) -> OwnSourceCounts {
        let row = try row(
            """
            SELECT COUNT(*) AS total, COUNT(CASE WHEN s.failures > 0 THEN 1 END) AS failing,
                COUNT(CASE WHEN s.refused_ids IS NOT NULL THEN 1 END) AS held,
                COUNT(CASE WHEN s.next_at + source.every < ?1 THEN 1 END) AS late
            FROM source LEFT JOIN source_state AS s ON s.source_id = source.id
            WHERE is_campus = 0 AND address NOT IN ('-', '\(Source.personalAddress)')
                AND source.id NOT IN (SELECT source_id FROM community_feed)
            """, [now.seconds])
        guard let row else { return OwnSourceCounts() }
        return OwnSourceCounts(
            all: row["total"], failing: row["failing"], held: row["held"], late: row["late"])
    }

    /// What became of attempts at deliveries that ended in a window, by the kind of channel.
    ///
    /// What was told within a summary is no attempt of its own.
    package func channelCounts(
        in window: Range<Instant>
    ) throws(StorageError) -> [ChannelCounts] {
        var counts: [String: ChannelCounts] = [:]
        for row in try rows(
            """
            SELECT channel, outcome, COUNT(*) AS number FROM delivery
            WHERE finished >= ? AND finished < ? AND (reason IS NULL OR reason NOT LIKE 'in %')
            GROUP BY channel, outcome
            """, [window.lowerBound.seconds, window.upperBound.seconds])
        {
            let channel: String = row["channel"]
            // Behind the kind stands a host or a path: whose that is is nobody's business.
            let kind = String(channel.prefix { $0 != ":" })
            let (outcome, number): (String, Int) = (row["outcome"], row["number"])
            var count = counts[kind] ?? ChannelCounts(kind: kind)
            count.attempts += number
            if outcome == "delivered" { count.delivered += number }
            if outcome == "failed" { count.failed += number }
            counts[kind] = count
        }
        return counts.values.sorted { $0.kind < $1.kind }
    }

    /// What push services and devices said of pushes that ended in a window.
    package func pushCounts(in window: Range<Instant>) throws(StorageError) -> PushCounts {
        let row = try row(
            """
            SELECT COUNT(CASE WHEN outcome = 'delivered' THEN 1 END) AS sent,
                COUNT(received) AS received,
                COUNT(CASE WHEN reason LIKE '%(403)%' THEN 1 END) AS refused,
                COUNT(CASE WHEN reason LIKE '%(410)%' THEN 1 END) AS gone
            FROM delivery WHERE finished >= ? AND finished < ?
            AND (channel = 'push' OR channel LIKE 'push:%')
            """, [window.lowerBound.seconds, window.upperBound.seconds])
        var counts = PushCounts(devices: try pushDeviceCount())
        if let refused = try refusedPushes() {
            (counts.refusedDevices, counts.reason) = (refused.count, refused.reason)
        }
        guard let row else { return counts }
        counts.sent = row["sent"]
        counts.received = row["received"]
        counts.refused = row["refused"]
        counts.gone = row["gone"]
        return counts
    }

    /// How late each delivery was that ended in a window, by the hour: thousandths of a second, by hours since 1970.
    package func lateByHour(
        in window: Range<Instant>
    ) throws(StorageError) -> [Int64: [Int64]] {
        var late: [Int64: [Int64]] = [:]
        try each(
            """
            SELECT finished, late_ms FROM delivery WHERE finished >= ? AND finished < ?
            AND outcome = 'delivered' AND late_ms IS NOT NULL
            """, [window.lowerBound.seconds, window.upperBound.seconds]
        ) { row throws(StorageError) in
            let (finished, by): (Int64, Int64) = (row["finished"], row["late_ms"])
            late[finished / 3_600, default: []].append(by)
        }
        return late
    }

    /// By how much the bell itself was late at most since an instant, in thousandths of a second; nil
    /// where nothing rang.
    ///
    /// What a channel did not take at first is late for that, and not for the bell.
    package func worstLateness(since start: Instant) throws(StorageError) -> Int64? {
        try number(
            """
            SELECT MAX(late_ms) FROM delivery
            WHERE finished >= ? AND outcome = 'delivered' AND attempt = 1
            """, [start.seconds])
    }
}
