package import Campus
import Recurrence

/// How attempts ended: as sets, so that a hundred are as many statements as one.
extension Transaction {
    /// Attempts that ended, of a parameter made by `CellList`; of one that is not under way any more
    /// nothing is altered: whoever interrupted it has its reminder now.
    ///
    /// What the device has said that it has was delivered, whatever its service told us.
    static let ending = """
        UPDATE delivery SET finished = ended.at / 1000,
            outcome = CASE WHEN received IS NULL THEN ended.outcome ELSE 'delivered' END,
            reason = CASE WHEN received IS NULL THEN ended.reason END,
            message = CASE WHEN received IS NULL THEN ended.message END,
            receipt_due = CASE WHEN received IS NULL THEN ended.until END, late_ms = ended.at
                - 1000 * (SELECT wanted FROM reminder WHERE reminder.id = delivery.reminder_id)
        FROM (SELECT CAST(value ->> 0 AS BIGINT) AS number, CAST(value ->> 1 AS BIGINT) AS turn,
            CAST(value ->> 2 AS BIGINT) AS at, value ->> 3 AS outcome, value ->> 4 AS reason,
            CAST(value ->> 5 AS BIGINT) AS until, value ->> 6 AS message
            FROM ({cells}) AS cells) AS ended
        WHERE delivery.reminder_id = ended.number AND delivery.attempt = ended.turn
            AND delivery.outcome = 'underWay'
        RETURNING reminder_id, attempt, received IS NOT NULL AS is_received, EXISTS (
            SELECT 1 FROM reminder WHERE reminder.id = delivery.reminder_id
            AND reminder.kind = 'summary') AS is_summary
        """
    static let settling = """
        UPDATE reminder SET state = ended.state
        FROM (SELECT CAST(value ->> 0 AS BIGINT) AS number, value ->> 3 AS state
            FROM ({cells}) AS cells) AS ended
        WHERE reminder.id = ended.number AND reminder.state = 'claimed'
        """
    static let retrying = """
        UPDATE reminder SET state = 'planned', next = again.at, channel = again.channel,
            failures = again.failures
        FROM (SELECT CAST(value ->> 0 AS BIGINT) AS number, CAST(value ->> 1 AS BIGINT) AS at,
            CAST(value ->> 2 AS BIGINT) AS channel, CAST(value ->> 3 AS BIGINT) AS failures
            FROM ({cells}) AS cells) AS again
        WHERE reminder.id = again.number AND reminder.state = 'claimed'
        """
    /// What was told in a summary shares its fate, each on its own row with a delivery of its own.
    static let endingParts = """
        INSERT INTO delivery (reminder_id, attempt, channel, started, finished, outcome, reason,
            late_ms)
        SELECT part.id, 1 + COALESCE(
                (SELECT MAX(attempt) FROM delivery WHERE reminder_id = part.id), 0),
            d.channel, d.started, d.finished, d.outcome, 'in ' || s.subject,
            ended.at - 1000 * part.wanted
        FROM (SELECT CAST(value ->> 0 AS BIGINT) AS number, CAST(value ->> 1 AS BIGINT) AS turn,
            CAST(value ->> 2 AS BIGINT) AS at FROM ({cells}) AS cells) AS ended
        {order} JOIN reminder AS part ON part.summary_id = ended.number AND part.state = 'claimed'
        {order} JOIN reminder AS s ON s.id = ended.number
        {order} JOIN delivery AS d ON d.reminder_id = s.id AND d.attempt = ended.turn
        """
    static let settlingParts = """
        UPDATE reminder SET state = ended.state
        FROM (SELECT CAST(value ->> 0 AS BIGINT) AS number, value ->> 3 AS state
            FROM ({cells}) AS cells) AS ended
        WHERE reminder.summary_id = ended.number AND reminder.state = 'claimed'
        """

    /// Writes how attempts ended, and what that makes of their reminders.
    ///
    /// What the person said meanwhile stays: a dismissed reminder is dismissed.
    package func settle(_ ends: [DeliveryEnd]) throws(StorageError) {
        guard !ends.isEmpty else { return }
        try run {
            try raiseRevisions(ofHoldersOf: ends.map(\.attempt.reminder))
            try write(ends)
            try note(
                ends.flatMap { end in
                    end.notes.map { (note: $0, at: Instant(seconds: end.at / 1_000)) }
                })
        }
    }

    func write(_ ends: [DeliveryEnd]) throws {
        guard !ends.isEmpty else { return }
        let given = Dictionary(ends.map { ($0.attempt, $0) }) { first, _ in first }
        var (settled, again, summaries): ([Values], [Values], [Values]) = ([], [], [])
        for row in try rows(Self.ending, [CellList(given.values.map(\.cells)).text]) {
            let attempt = Attempt(reminder: row["reminder_id"], number: row["attempt"])
            guard var end = given[attempt] else { continue }
            if row["is_received"] { end.outcome = .delivered }
            if let values = end.again {
                again.append(values)
            } else {
                settled.append(end.cells)
                if row["is_summary"] { summaries.append(end.cells) }
            }
        }
        if !again.isEmpty { try execute(Self.retrying, [CellList(again).text]) }
        if !settled.isEmpty { try execute(Self.settling, [CellList(settled).text]) }
        guard !summaries.isEmpty else { return }
        let cells = CellList(summaries).text
        try execute(Self.endingParts, [cells])
        try execute(Self.settlingParts, [cells])
    }
}

extension DeliveryEnd {
    /// What it makes of the attempt, and of its reminder where that is settled by it.
    fileprivate var cells: Values {
        [
            attempt.reminder, attempt.number, at, isDelivered ? "delivered" : "failed",
            reason?.text, receiptDue?.seconds, reason?.message,
        ]
    }

    /// What it makes of a reminder that rings again; nil where that is settled.
    fileprivate var again: Values? {
        guard case .again(let at, let channel, let failures, _) = outcome else { return nil }
        return [attempt.reminder, at.seconds, channel, failures]
    }

    private var isDelivered: Bool {
        switch outcome {
        case .delivered, .accepted: true
        case .again, .failed: false
        }
    }

    private var receiptDue: Instant? {
        if case .accepted(let instant) = outcome { instant } else { nil }
    }
}
