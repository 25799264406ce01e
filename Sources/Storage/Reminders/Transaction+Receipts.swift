package import Campus
package import Recurrence
import Words

/// Receipts: a push service takes what it may never pass on, so the device says by itself that it has
/// it, and where it does not, the person's next channel rings.
extension Transaction {
    /// Seconds in which a device acknowledges what its push service has taken.
    package static let receiptPatience: Int64 = 120

    static let lateReceipts = """
        SELECT d.id, d.reminder_id, d.channel FROM delivery AS d
        {order} JOIN reminder AS r ON r.id = d.reminder_id WHERE d.receipt_due <= ?
        """
    /// What is waited for.
    static func awaited(by scope: RingScope) -> String {
        let rows = "FROM delivery AS d"
        if case .everybody = scope { return rows + " WHERE d.receipt_due IS NOT NULL" }
        return rows + """
             {order} JOIN reminder AS r ON r.id = d.reminder_id
            WHERE d.receipt_due IS NOT NULL\(scope.condition(on: "r.person_id"))
            """
    }

    /// When the next receipt is late; nil when none is waited for.
    ///
    /// - Parameter scope: from whom.
    package func nextReceiptDue(
        of scope: RingScope = .everybody
    ) throws(StorageError) -> Instant? {
        try number(
            "SELECT MIN(d.receipt_due) " + Self.awaited(by: scope), scope.values
        ).map(Instant.init(seconds:))
    }

    /// Whether there is something for `passOnUnacknowledged` to do: a receipt is late, or the clock
    /// was ahead when it was to come.
    package func hasLateReceipts(
        at now: Instant, of scope: RingScope = .everybody
    ) throws(StorageError) -> Bool {
        let bounds: Values = [now.seconds, now.seconds + Self.receiptPatience]
        let sql = "SELECT EXISTS (SELECT 1 " + Self.awaited(by: scope)
        return try number(
            sql + " AND (d.receipt_due <= ? OR d.receipt_due > ?))",
            scope.values + bounds) == 1
    }

    /// Lets the next channel ring where a receipt is late, and the reminder is of use still.
    ///
    /// What the person said meanwhile stays, and so does what was moved and is planned anew.
    ///
    /// - Parameter scope: for whom.
    /// - Returns: how many ring again.
    @discardableResult
    package func passOnUnacknowledged(
        at now: Instant, of scope: RingScope = .everybody
    ) throws(StorageError) -> Int {
        try run {
            let latest = now.seconds + Self.receiptPatience
            try execute(
                "UPDATE delivery SET receipt_due = ?1 WHERE receipt_due > ?1", [latest])
            let late = try rows(
                Self.lateReceipts + scope.condition(on: "r.person_id"),
                [now.seconds] + scope.values)
            try raiseRevisions(ofHoldersOf: late.map { $0["reminder_id"] })
            guard !late.isEmpty else { return 0 }
            try execute(
                "UPDATE delivery SET receipt_due = NULL WHERE id IN (\(Self.listed))",
                [Self.list(late.map { $0["id"] as Int64 })])
            let channels = late.map {
                ($0["reminder_id"] as ReminderRowID, $0["channel"] as String)
            }
            return try passOn(Dictionary(channels) { first, _ in first }, at: now)
        }
    }

    static let passingOn = """
        UPDATE reminder SET state = 'planned', next = ?1, channel = channel + 1, failures = 0
        WHERE id IN ({list}) AND state = 'delivered' AND until > ?1 AND NOT EXISTS (
            SELECT 1 FROM reminder AS later
            WHERE later.person_id = reminder.person_id AND later.subject = reminder.subject
                AND later.lead = reminder.lead AND later.round > reminder.round)
        RETURNING id
        """

    /// - Parameter channels: from which each reminder had no receipt.
    /// - Returns: how many ring again.
    private func passOn(
        _ channels: [ReminderRowID: String], at now: Instant
    ) throws -> Int {
        let rows: [ReminderRowID] = try column(
            Self.passingOn, [now.seconds, Self.list(channels.keys)])
        guard !rows.isEmpty else { return 0 }
        try ReminderJournal(self, at: now).write(
            rows.map { row in
                let channel = channels[row] ?? ""
                return (
                    row, .because("kept.reason.unacknowledged", ["channel": .text(channel)])
                )
            }, as: .planned)
        // What a summary tells is told again with it.
        try execute(
            """
            UPDATE reminder SET state = 'claimed', next = NULL
            WHERE summary_id IN (\(Self.listed)) AND state = 'delivered'
            """, [Self.list(rows)])
        return rows.count
    }

    /// A device says that it has a reminder.
    ///
    /// - Parameter id: the reminder's.
    /// - Returns: whether a push of it was under way, or waited for a receipt.
    @discardableResult
    package func noteReceipt(
        of id: String, for person: Person, at now: Instant
    ) throws(StorageError) -> Bool {
        guard let subject = ReminderName(id)?.subject else { return false }
        let known = try reminders(of: person, about: subject).filter { $0.reminder.id == id }
        var noted = 0
        for reminder in known {
            noted += try execute(
                """
                UPDATE delivery SET received = ?, receipt_due = NULL
                WHERE reminder_id = ? AND received IS NULL AND channel LIKE 'push:%'
                """, [now.seconds, reminder.row])
        }
        return noted > 0
    }

    /// Settles what a dead process had under way and the device has said that it has.
    func settleReceived(of scope: RingScope) throws(StorageError) {
        try run {
            let received = try rows(
                """
                SELECT reminder_id, attempt, received FROM delivery
                WHERE outcome = 'underWay' AND received IS NOT NULL\(scope.ofDeliveries)
                """, scope.values)
            try write(
                received.map { row in
                    let attempt = Attempt(reminder: row["reminder_id"], number: row["attempt"])
                    return DeliveryEnd(
                        attempt, .delivered, at: 1_000 * (row["received"] as Int64))
                })
        }
    }
}
