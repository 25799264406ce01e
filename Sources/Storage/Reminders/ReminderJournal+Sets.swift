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
    static let lastReasons = """
        SELECT e.reminder_id, e.reason, e.message FROM ({list}) AS wanted
        {order} JOIN reminder_event AS e ON e.id = (
            SELECT MAX(id) FROM reminder_event WHERE reminder_id = wanted.value)
        """

    func write(
        _ reasons: [(row: ReminderRowID, reason: KeptSentence?)], as state: Reminder.State
    ) throws {
        guard !reasons.isEmpty else { return }
        let cells = CellList(reasons.map { [$0.row, $0.reason?.text, $0.reason?.message] })
        try transaction.execute(Self.writing, [now.seconds, state.rawValue, cells.text])
    }

    /// They ring no more; nothing happens to those that are settled already.
    ///
    /// - Returns: those to which something happened.
    @discardableResult
    func settle(
        _ reasons: [(row: ReminderRowID, reason: KeptSentence?)], as state: Reminder.State
    ) throws -> Set<ReminderRowID> {
        guard !reasons.isEmpty else { return [] }
        let altered = Set(
            try transaction.column(
                Self.settling, [state.rawValue, Transaction.list(reasons.map(\.row))],
                of: ReminderRowID.self))
        try write(reasons.filter { altered.contains($0.row) }, as: state)
        return altered
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

    /// Why they are what they are; of those of which nothing was said nothing.
    func lastReasons(of rows: [ReminderRowID]) throws -> [ReminderRowID: KeptSentence] {
        guard !rows.isEmpty else { return [:] }
        let found = try transaction.rows(Self.lastReasons, [Transaction.list(rows)])
        return Dictionary(
            found.compactMap { row in KeptSentence(reasonOf: row).map { (row["reminder_id"], $0) } }
        ) { first, _ in first }
    }
}
