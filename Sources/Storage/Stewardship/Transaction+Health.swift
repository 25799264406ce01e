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

    /// How many devices take pushes, what push services say of them now, and how many pushes that ended in a window
    /// they have acknowledged.
    package func pushCounts(in window: Range<Instant>) throws(StorageError) -> PushCounts {
        var push = PushCounts(devices: try pushDeviceCount())
        if let refused = try refusedPushes() {
            (push.refusedDevices, push.reason) = (refused.count, refused.reason)
        }
        push.received = try receivedCount(in: window)
        return push
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

/// The size of a campus.
extension Transaction {
    /// How many people there are, and how many events and reports there are to come and to decide on.
    package func campusCounts(
        at now: Instant
    ) throws(StorageError) -> (people: Int, events: Int, reports: Int) {
        let people = try number("SELECT COUNT(*) FROM person") ?? 0
        let events = try number(
            """
            SELECT COUNT(*) FROM event
            WHERE last_at >= ? AND cancelled IS NULL AND hidden IS NULL
            """, [now.seconds])
        return (Int(people), Int(events ?? 0), try waitingCaseCount())
    }

    /// How many looked at a page on a day, as far as that is on record or can still be told.
    package func activePeople(on day: DayStretch) throws(StorageError) -> Int {
        let kept = try recordedFigures(on: day.first..<day.first.adding(days: 1))[day.first]
        if let kept { return kept[.active] ?? 0 }
        return try activePeople(
            on: day.first..<day.first.adding(days: 1), from: day.start, until: day.end)
    }

    /// How many looked at a page on any of some days, each of them once, as the rows tell.
    ///
    /// - Parameters:
    ///   - start: of the first day.
    ///   - end: of the last one.
    package func activePeople(
        on days: Range<CivilDate>, from start: Instant, until end: Instant
    ) throws(StorageError) -> Int {
        let count = try number(
            """
            SELECT COUNT(*) FROM (
                SELECT person_id FROM active_hour WHERE day >= ?1 AND day < ?2
                UNION SELECT person_id FROM session WHERE used >= ?3 AND used < ?4) AS active
            """,
            [
                days.lowerBound.dayNumber, days.upperBound.dayNumber, start.seconds, end.seconds,
            ])
        return Int(count ?? 0)
    }
}
