package import Campus
package import Recurrence

/// What is due, and its claims.
extension Transaction {
    static let dueReminders = """
        SELECT \(DueReminder.columns) FROM reminder AS r
        {order} JOIN person ON person.id = r.person_id
        WHERE r.next <= ? ORDER BY r.next, r.person_id LIMIT ?
        """
    static let claimedReminders = """
        SELECT \(DueReminder.columns) FROM ({list}) AS wanted
        {order} JOIN reminder AS r ON r.id = wanted.value AND r.state = 'claimed'
        {order} JOIN person ON person.id = r.person_id
        """
    static let nextReminder = "SELECT MIN(next) FROM reminder WHERE next IS NOT NULL"

    /// Of the buckets ?: what is due in others is not looked at, however much there is.
    static let nextOfBuckets = """
        SELECT MIN((SELECT MIN(next) FROM reminder
            WHERE person_id % \(RingBuckets.count) = bucket.value AND next IS NOT NULL))
        FROM ({list}) AS bucket
        """

    /// What is due, in order of its instant, then of the person.
    ///
    /// - Parameter scope: for whom.
    package func due(
        at now: Instant, limit: Int, of scope: RingScope = .everybody
    ) throws(StorageError) -> [DueReminder] {
        try run {
            let sql = scope.narrow(Self.dueReminders, after: "<= ?", on: "r.person_id")
            return try rows(sql, [now.seconds] + scope.values + [limit])
                .compactMap(DueReminder.init(row:))
        }
    }

    /// When there is something to do next; nil when nothing is planned.
    package func nextDue(of scope: RingScope = .everybody) throws(StorageError) -> Instant? {
        let next =
            if case .buckets(let buckets) = scope {
                try number(Self.nextOfBuckets, [Self.list(buckets.numbers)])
            } else {
                try number(Self.nextReminder + scope.condition(on: "person_id"), scope.values)
            }
        return next.map(Instant.init(seconds:))
    }

    /// Reminders by their numbers, in that order: those that were held until there is room.
    package func reminders(_ rows: [ReminderRowID]) throws(StorageError) -> [DueReminder] {
        try run {
            let found = try self.rows(Self.claimedReminders, [Self.list(rows)])
                .compactMap(DueReminder.init(row:))
            let known = Dictionary(found.map { ($0.row, $0) }) { first, _ in first }
            return rows.compactMap { known[$0] }
        }
    }

    /// What a summary tells, in order of the instants at which it was to ring.
    package func parts(ofSummary row: ReminderRowID) throws(StorageError) -> [DueReminder] {
        try run {
            try rows(
                """
                SELECT \(DueReminder.columns) FROM reminder AS r
                {order} JOIN person ON person.id = r.person_id
                WHERE r.summary_id = ? AND r.state = 'claimed' ORDER BY r.wanted, r.id
                """, [row]
            ).compactMap(DueReminder.init(row:))
        }
    }

    /// Whether any attempt is under way, as the ledger has it.
    package func hasUnderWay(of scope: RingScope) throws(StorageError) -> Bool {
        try number(
            "SELECT 1 FROM delivery WHERE outcome = 'underWay'\(scope.ofDeliveries) LIMIT 1",
            scope.values) != nil
    }

    /// What a dead process left: its attempts were interrupted, and are to be made again at once.
    ///
    /// To be run by the only process that rings for these people, before it does.
    /// - Returns: how many attempts that were.
    @discardableResult
    package func recover(
        at now: Instant, of scope: RingScope = .everybody
    ) throws(StorageError) -> Int {
        try run {
            try settleReceived(of: scope)
            let own = scope.condition(on: "person_id")
            let interrupted = try execute(
                """
                UPDATE delivery SET finished = ?, outcome = 'interrupted'
                WHERE outcome = 'underWay'\(scope.ofDeliveries)
                """, [now.seconds] + scope.values)
            try raiseRevisions(
                of: "SELECT person_id FROM reminder WHERE state = 'claimed'\(own)", scope.values)
            // What is told in a summary waits for that summary.
            try execute(
                """
                UPDATE reminder SET state = 'planned', next = wanted
                WHERE state = 'claimed' AND summary_id IS NULL\(own)
                """, scope.values)
            return interrupted
        }
    }
}
