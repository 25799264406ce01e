package import Campus
package import Recurrence

/// Claims: as sets, so that five hundred are as many statements as one.
extension Transaction {
    /// Reminders that ring: those of a parameter made by `CellList` of (row, title, channel), at the
    /// instant ?.
    ///
    /// What was held until there was room waits for nothing (`next`), and has no attempt under way.
    static let claiming = """
        UPDATE reminder SET state = 'claimed', next = NULL, title = claim.title FROM (
            SELECT CAST(value ->> 0 AS BIGINT) AS number, value ->> 1 AS title
            FROM ({cells}) AS cells) AS claim
        WHERE reminder.id = claim.number AND reminder.state IN ('planned', 'snoozed', 'claimed')
            AND (reminder.next <= ? OR (reminder.next IS NULL AND NOT EXISTS (
                SELECT 1 FROM delivery
                WHERE delivery.reminder_id = reminder.id AND delivery.outcome = 'underWay')))
        RETURNING id
        """
    /// Their attempts, of the same parameter, begun at the instant ?.
    static let beginning = """
        INSERT INTO delivery (reminder_id, attempt, channel, started, outcome)
        SELECT claim.number, 1 + COALESCE(
            (SELECT MAX(attempt) FROM delivery WHERE reminder_id = claim.number), 0),
            claim.channel, ?, 'underWay'
        FROM (SELECT CAST(value ->> 0 AS BIGINT) AS number, value ->> 2 AS channel
            FROM ({cells}) AS cells) AS claim
        RETURNING reminder_id, attempt
        """
    static let forgettingReceipts = """
        UPDATE delivery SET receipt_due = NULL
        WHERE reminder_id IN ({list}) AND receipt_due IS NOT NULL
        """

    /// Writes that attempts begin: all in one transaction, which outlives a loss of power.
    ///
    /// - Parameter lease: by which they are claimed, where daemons share the database: nothing is where it
    ///   does not hold, and nothing of anybody whom it does not name.
    /// - Returns: in their order; nil where the reminder is settled already, put off, gone, or on its way.
    package func claim(
        _ claims: [ReminderClaim], at now: Instant, under lease: RingLease? = nil
    ) throws(StorageError) -> [Attempt?] {
        guard !claims.isEmpty else { return [] }
        return try run {
            if let lease, try !holds(lease) { return claims.map { _ in nil } }
            let scope = lease.map { RingScope.buckets($0.buckets) } ?? .everybody
            let claiming = scope.narrow(
                Self.claiming, after: "reminder.id = claim.number", on: "reminder.person_id")
            try raiseRevisions(ofHoldersOf: claims.map(\.row))
            let cells = CellList(claims.map(\.cells)).text
            var waiting = Set(
                try column(
                    claiming, [cells] + scope.values + [now.seconds], of: ReminderRowID.self))
            // Of one that is named twice the first alone rings.
            let rings = claims.map { waiting.remove($0.row) != nil }
            let ringing = zip(claims, rings).filter(\.1).map(\.0)
            // Nearly always all of them ring: that list is made already.
            let isAll = ringing.count == claims.count
            let numbers = try begin(
                isAll ? cells : CellList(ringing.map(\.cells)).text, ringing.count, at: now)
            return zip(claims, rings).map { claim, rings in
                rings
                    ? numbers[claim.row].map { Attempt(reminder: claim.row, number: $0) } : nil
            }
        }
    }

    /// - Returns: the attempts' numbers.
    private func begin(
        _ cells: String, _ count: Int, at now: Instant
    ) throws -> [ReminderRowID: Int] {
        guard count > 0 else { return [:] }
        let begun = try rows(Self.beginning, [now.seconds, cells])
        let numbers = Dictionary(
            begun.map { ($0["reminder_id"] as ReminderRowID, $0["attempt"] as Int) }
        ) { first, _ in first }
        // What rings again, snoozed or not, waits for no receipt of before.
        let again = numbers.filter { $0.value > 1 }.keys
        if !again.isEmpty { try execute(Self.forgettingReceipts, [Self.list(again)]) }
        return numbers
    }
}

extension ReminderClaim {
    fileprivate var cells: Values { [row, title, channel] }
}
