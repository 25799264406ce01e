import Campus
import Recurrence
import Words

/// Reminders whose items are not what they were planned from.
extension ReminderJournal {
    private static let withdrawn = "looked at again: "
    static let withdrawing = """
        UPDATE reminder SET state = 'planned', next = put.until, summary_id = NULL
        FROM (SELECT CAST(value ->> 0 AS BIGINT) AS number, CAST(value ->> 1 AS BIGINT) AS until
            FROM ({cells}) AS cells) AS put
        WHERE reminder.id = put.number AND reminder.state IN ('planned', 'snoozed', 'claimed')
        RETURNING id
        """

    /// Their people are marked, and they wait for the plan.
    func withdraw(
        _ rows: [(row: ReminderRowID, until: Instant, reason: KeptSentence?)]
    ) throws {
        guard !rows.isEmpty else { return }
        let altered = Set(
            try transaction.column(
                Self.withdrawing, [CellList(rows.map { [$0.row, $0.until.seconds] }).text],
                of: ReminderRowID.self))
        let known = try withdrawals(of: Array(altered))
        // As long as no plan says otherwise they are looked at again and again: that is said once.
        let news = rows.filter {
            altered.contains($0.row) && known[$0.row]?.text != $0.reason?.text
        }
        try write(news.map { ($0.row, $0.reason.map(Self.said)) }, as: .planned)
        try PlanMarks(transaction, at: now).mark(
            "SELECT person_id FROM reminder WHERE id IN (\(Transaction.listed))",
            [Transaction.list(rows.map(\.row))])
    }

    private static func said(_ reason: KeptSentence) -> KeptSentence {
        let message = reason.message.map {
            Message("kept.reason.withdrawn", ["why": .message($0)])
        }
        return KeptSentence(withdrawn + reason.text, message)
    }

    /// Why they are not on record as rung, when the plan drops what was withdrawn.
    func withdrawals(of rows: [ReminderRowID]) throws -> [ReminderRowID: KeptSentence] {
        try lastReasons(of: rows).compactMapValues { reason in
            guard reason.text.hasPrefix(Self.withdrawn) else { return nil }
            let why: Message? =
                if case .message(let why)? = reason.message?.arguments["why"] { why } else { nil }
            return KeptSentence(String(reason.text.dropFirst(Self.withdrawn.count)), why)
        }
    }
}
