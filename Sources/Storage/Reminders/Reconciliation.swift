import Campus
import Recurrence

/// Brings one person's rows into line with their plan.
///
/// - What is new and due from the window's beginning on is inserted; what was to be told before, but
///   had not begun then, is due at that beginning.
///   Of an item that its person dismissed it is written down as dismissed.
/// - What waits takes over its new due instant; what is snoozed only if it would ring too early or
///   too late for it.
/// - What waits and is planned no more goes; when it was due already, or was tried, it stays as
///   lapsed, so that all that was due is on record.
/// - What is settled stays. It gets another row, and so rings once more under another key, only
///   when its item was moved by more than `moved` seconds to an instant that was still to come at
///   the window's beginning.
/// - What is due this very moment is left to the bell, which reads its item again; so is what is of no
///   use any more.
/// - What is on its way to its person stays; when the plan says something else of it, it has to be
///   looked at again once that has ended.
struct Reconciliation {
    /// A smaller move is not told again.
    static let moved: Int64 = 600

    private let transaction: Transaction
    private let person: Person
    private let window: PlanWindow
    private let now: Instant

    init(_ transaction: Transaction, of person: Person, in window: PlanWindow, at now: Instant) {
        self.transaction = transaction
        self.person = person
        self.window = window
        self.now = now
    }

    /// What a reminder goes by, whatever its round.
    private struct Key: Hashable {
        var subject: String
        var lead: Int64
    }

    private struct Known {
        var row: Int64
        var next: Int64?
        var reminder: Reminder
    }

    /// - Returns: whether all is in line; false when something that is under way is planned otherwise.
    func run(_ planned: [Reminder]) throws -> Bool {
        var known = try self.known()
        var isInLine = true
        for reminder in planned where reminder.kind != .summary {
            let key = Key(subject: reminder.subject.description, lead: reminder.lead)
            if let waiting = try known.removeValue(forKey: key) ?? latest(key) {
                let isUnderWay = waiting.reminder.state == .claimed
                if isUnderWay, waiting.reminder.due != reminder.due { isInLine = false }
                try align(waiting, to: reminder)
            } else if reminder.due >= window.from {
                try insert(reminder, round: reminder.round)
            } else if reminder.due.adding(seconds: reminder.lead) > window.from {
                // New, and nearer than its lead: due when it appeared.
                try insert(reminder, round: reminder.round, at: window.from)
            }
        }
        try known.values.forEach(drop)
        return isInLine
    }

    static let knownRows = """
        SELECT r.id, r.next, \(Reminder.columns) FROM reminder AS r
        WHERE r.person_id = ? AND r.due >= ? ORDER BY r.due, r.round
        """

    /// The rows that the plan speaks of, the latest round of each.
    private func known() throws -> [Key: Known] {
        let rows = try transaction.rows(
            Self.knownRows, [person.id, window.planned.lowerBound.seconds])
        return Dictionary(
            rows.compactMap { row in
                Reminder(row: row).map { reminder in
                    (
                        Key(subject: row["subject"], lead: reminder.lead),
                        Known(row: row["id"], next: row["next"], reminder: reminder)
                    )
                }
            },
            uniquingKeysWith: { $0.reminder.round > $1.reminder.round ? $0 : $1 })
    }

    /// A row that was due long before: its item was moved far.
    private func latest(_ key: Key) throws -> Known? {
        let row = try transaction.row(
            """
            SELECT r.id, r.next, \(Reminder.columns) FROM reminder AS r
            WHERE r.person_id = ? AND r.subject = ? AND r.lead = ?
            ORDER BY r.round DESC LIMIT 1
            """, [person.id, key.subject, key.lead])
        return row.flatMap { row in
            Reminder(row: row).map { Known(row: row["id"], next: row["next"], reminder: $0) }
        }
    }

    private func align(_ known: Known, to planned: Reminder) throws {
        let state = known.reminder.state
        guard !state.isSettled else {
            let isLater =
                planned.due - known.reminder.due > Self.moved && planned.due >= window.from
            if isLater, state != .dismissed {
                try insert(planned, round: known.reminder.round + 1)
            }
            return
        }
        guard state != .claimed, !known.reminder.isPlannedAs(planned) else { return }
        let isMoved = planned.due != known.reminder.due && state == .planned
        try transaction.execute(
            """
            UPDATE reminder SET kind = ?1, due = ?2, until = ?3, important = ?4,
                meeting_id = ?5, original = ?6, doubt_meeting_id = ?7, doubt_original = ?8,
                next = CASE WHEN ?9 THEN ?2 ELSE next END,
                wanted = CASE WHEN ?9 THEN ?2 ELSE wanted END
            WHERE id = ?10
            """,
            [
                planned.kind.rawValue, planned.due.seconds, planned.until.seconds,
                planned.isImportant, planned.told?.meeting.number, planned.told?.original?.seconds,
                planned.doubt?.meeting.number, planned.doubt?.original?.seconds, isMoved, known.row,
            ])
        if state == .snoozed, planned.due != known.reminder.due {
            try wake(known, for: planned)
        }
    }

    /// A class that was moved while its reminder was snoozed: it rings in time for the new hour.
    private func wake(_ known: Known, for planned: Reminder) throws {
        guard let next = known.next else { return }
        let start = planned.due.adding(seconds: planned.lead).seconds
        let isEarly = planned.due.seconds > next
        guard isEarly || planned.lead > 0 && next >= start && start > now.seconds else { return }
        try ReminderJournal(transaction, at: now).put(
            known.row, off: max(now, planned.due), to: .planned, "its item was moved")
    }

    private func insert(_ reminder: Reminder, round: Int, at next: Instant? = nil) throws {
        try ReminderJournal(transaction, at: now)
            .insert(reminder, of: person, round: round, at: next)
    }

    /// It is planned no more.
    private func drop(_ known: Known) throws {
        let reminder = known.reminder
        guard reminder.state == .planned || reminder.state == .snoozed, reminder.kind != .summary,
            let next = known.next
        else { return }
        // The bell reads again what is due, and says how late what is over was found.
        let isOver = reminder.state == .snoozed || reminder.until <= now
        let isLate = now.seconds - next > DueReminder.lateAfter
        if next <= now.seconds, isOver || !isLate { return }
        if reminder.due > now {
            let altered = try transaction.execute(
                """
                DELETE FROM reminder WHERE id = ?1
                AND NOT EXISTS (SELECT 1 FROM delivery WHERE reminder_id = ?1)
                """, [known.row])
            if altered == 1 { return }
        }
        let journal = ReminderJournal(transaction, at: now)
        let reason = try journal.withdrawal(of: known.row) ?? "its item is gone, or rings no more"
        try journal.settle(known.row, .lapsed, reason)
    }
}

extension Reminder {
    /// Whether a plan alters nothing of a row.
    fileprivate func isPlannedAs(_ other: Reminder) -> Bool {
        kind == other.kind && due == other.due && until == other.until
            && isImportant == other.isImportant && told == other.told && doubt == other.doubt
    }
}
