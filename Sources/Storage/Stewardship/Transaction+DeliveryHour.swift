package import Campus
package import Recurrence

/// What became of deliveries, hour by hour: of an hour that is over it is kept, so that nobody reads a day's ledger
/// again and again.
extension Transaction {
    /// What became of the deliveries of some hours, in the order of the hours.
    ///
    /// - Parameter current: the hour that is now; what is kept of it, or of later ones, is of a clock that was ahead.
    package func deliveryHours(
        _ hours: ClosedRange<Int64>, current: Int64
    ) throws(StorageError) -> [DeliveryHour] {
        var kept = try keptHours(hours)
        for row in try rows(
            "SELECT * FROM delivery_hour WHERE hour >= ? AND hour <= ? ORDER BY hour, kind",
            [hours.lowerBound, hours.upperBound])
        {
            kept[row["hour"]]?.tallies.append(DeliveryTally(row: row))
        }
        var found: [DeliveryHour] = []
        for hour in hours {
            if hour < current, let known = kept[hour] {
                found.append(known)
            } else {
                found.append(try countDeliveries(in: hour))
            }
        }
        return found
    }

    /// Which hours are kept, of those from one on.
    package func keptHours(since first: Int64) throws(StorageError) -> Set<Int64> {
        Set(
            try column(
                "SELECT hour FROM lateness_hour WHERE hour >= ?", [first], of: Int64.self))
    }

    private func keptHours(
        _ hours: ClosedRange<Int64>
    ) throws(StorageError) -> [Int64: DeliveryHour] {
        var kept: [Int64: DeliveryHour] = [:]
        for row in try rows(
            "SELECT * FROM lateness_hour WHERE hour >= ? AND hour <= ?",
            [hours.lowerBound, hours.upperBound])
        {
            let late = Lateness(
                delivered: row["delivered"], median: row["median"],
                ninetyNinth: row["ninety_ninth"], worst: row["worst"])
            kept[row["hour"]] = DeliveryHour(row["hour"], lateness: late)
        }
        return kept
    }

    /// Counts an hour's deliveries in one pass over them.
    package func countDeliveries(in hour: Int64) throws(StorageError) -> DeliveryHour {
        var tallies: [String: DeliveryTally] = [:]
        var late: [Int64: Int] = [:]
        try each(
            DeliveryHourQueries.counting, [hour * 3_600, (hour + 1) * 3_600]
        ) { row throws(StorageError) in
            let tally = DeliveryTally(row: row)
            tallies[tally.kind, default: DeliveryTally(tally.kind)] += tally
            if let milliseconds = row["late"] as Int64? {
                late[milliseconds, default: 0] += tally.taken
            }
        }
        return DeliveryHour(
            hour, tallies.values.sorted { $0.kind < $1.kind }, lateness: Lateness(counting: late))
    }

    /// Keeps what was counted of an hour that is over.
    package func keep(_ hour: DeliveryHour) throws(StorageError) {
        let late = hour.lateness
        let isNew = try execute(
            """
            INSERT INTO lateness_hour (hour, delivered, median, ninety_ninth, worst)
            VALUES (?, ?, ?, ?, ?) ON CONFLICT (hour) DO NOTHING
            """, [hour.number, late.delivered, late.median, late.ninetyNinth, late.worst])
        // Another process has counted it as well.
        guard isNew > 0 else { return }
        for tally in hour.tallies {
            try execute(
                """
                INSERT INTO delivery_hour
                    (hour, kind, attempts, delivered, failed, taken, refused, gone)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    hour.number, tally.kind, tally.attempts, tally.delivered, tally.failed,
                    tally.taken, tally.refused, tally.gone,
                ])
        }
    }

    /// Forgets the hours before one, and those from another on, which a clock that was ahead has had kept.
    package func forgetHours(before first: Int64, from current: Int64) throws(StorageError) {
        for table in ["delivery_hour", "lateness_hour"] {
            try execute("DELETE FROM \(table) WHERE hour < ? OR hour >= ?", [first, current])
        }
    }

    /// How many pushes that ended in a window their devices have acknowledged by now.
    package func receivedCount(in window: Range<Instant>) throws(StorageError) -> Int {
        let count = try number(
            DeliveryHourQueries.received, [window.lowerBound.seconds, window.upperBound.seconds])
        return Int(count ?? 0)
    }
}

extension DeliveryTally {
    fileprivate init(row: Row) {
        self.init(row["kind"] as String)
        attempts = row["attempts"]
        delivered = row["delivered"]
        failed = row["failed"]
        taken = row["taken"]
        refused = row["refused"]
        gone = row["gone"]
    }
}

enum DeliveryHourQueries {
    /// By the kind of channel, and by how late what was delivered was.
    static let counting = """
        SELECT kind, late, COUNT(CASE WHEN part = 0 THEN 1 END) AS attempts,
            COUNT(CASE WHEN part = 0 AND outcome = 'delivered' THEN 1 END) AS delivered,
            COUNT(CASE WHEN part = 0 AND outcome = 'failed' THEN 1 END) AS failed,
            COUNT(CASE WHEN outcome = 'delivered' THEN 1 END) AS taken,
            COUNT(CASE WHEN reason LIKE '%(403)%' THEN 1 END) AS refused,
            COUNT(CASE WHEN reason LIKE '%(410)%' THEN 1 END) AS gone
        FROM (SELECT outcome, reason, CASE WHEN outcome = 'delivered' THEN late_ms END AS late,
                CASE WHEN reason LIKE 'in %' THEN 1 ELSE 0 END AS part,
                CASE {position}(channel, ':') WHEN 0 THEN channel
                    ELSE substr(channel, 1, {position}(channel, ':') - 1) END AS kind
            FROM delivery WHERE finished >= ?1 AND finished < ?2) AS attempt
        GROUP BY kind, late
        """

    static let received = """
        SELECT COUNT(*) FROM delivery
        WHERE finished >= ? AND finished < ? AND received IS NOT NULL
        """
}
