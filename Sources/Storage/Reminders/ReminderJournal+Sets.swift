import Campus
import Recurrence

/// The same of many reminders at once, each of which is named once.
extension ReminderJournal {
    private static let writing = """
        INSERT INTO reminder_event (reminder_id, at, state, reason, message)
        SELECT CAST(value ->> 0 AS BIGINT), ?, ?, value ->> 1, value ->> 2 FROM ({cells}) AS cells
        """
    static let settling = """
        UPDATE reminder SET state = ?, next = NULL
        WHERE id IN ({list}) AND state IN ('planned', 'snoozed', 'claimed') RETURNING id
        """
    static let puttingOff = """
        UPDATE reminder SET state = 'planned', next = put.until, wanted = put.until, failures = 0,
            summary_id = NULL
        FROM (SELECT CAST(value ->> 0 AS BIGINT) AS number, CAST(value ->> 1 AS BIGINT) AS until
            FROM ({cells}) AS cells) AS put
        WHERE reminder.id = put.number AND reminder.state IN ('planned', 'snoozed', 'claimed')
        RETURNING id
        """

    func write(
        _ reasons: [(row: ReminderRowID, reason: KeptSentence?)], as state: Reminder.State
    ) throws {
        guard !reasons.isEmpty else { return }
        let cells = CellList(reasons.map { [$0.row, $0.reason?.text, $0.reason?.message] })
        try transaction.execute(Self.writing, [now.seconds, state.rawValue, cells.text])
    }

    /// They ring no more; nothing happens to those that are settled already.
    func settle(
        _ reasons: [(row: ReminderRowID, reason: KeptSentence?)], as state: Reminder.State
    ) throws {
        guard !reasons.isEmpty else { return }
        let altered = Set(
            try transaction.column(
                Self.settling, [state.rawValue, Transaction.list(reasons.map(\.row))],
                of: ReminderRowID.self))
        try write(reasons.filter { altered.contains($0.row) }, as: state)
    }

    /// They ring at another time; nothing happens to those that are settled.
    func putOff(_ waits: [(row: ReminderRowID, until: Instant, reason: KeptSentence?)]) throws {
        guard !waits.isEmpty else { return }
        let cells = CellList(waits.map { [$0.row, $0.until.seconds] })
        let altered = Set(
            try transaction.column(Self.puttingOff, [cells.text], of: ReminderRowID.self))
        try write(
            waits.filter { altered.contains($0.row) }.map { ($0.row, $0.reason) }, as: .planned)
    }
}
