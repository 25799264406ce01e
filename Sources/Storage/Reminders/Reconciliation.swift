import Campus
import Recurrence

/// Brings one person's rows into line with their plan, as `ReminderAlignment` says.
///
/// Of an item that its person dismissed what is new is written down as dismissed. What is on its way to
/// its person stays; when the plan says something else of it, it has to be looked at again once that has
/// ended.
struct Reconciliation {
    private let transaction: Transaction
    private let person: Person
    private let window: PlanWindow
    private let now: Instant
    private let alignment: ReminderAlignment

    init(_ transaction: Transaction, of person: Person, in window: PlanWindow, at now: Instant) {
        self.transaction = transaction
        self.person = person
        self.window = window
        self.now = now
        alignment = ReminderAlignment(in: window, at: now)
    }

    /// What a reminder goes by, whatever its round.
    private struct Key: Hashable {
        var subject: String
        var lead: Int64
    }

    private struct Known {
        var row: ReminderRowID
        var next: Instant?
        var reminder: Reminder
    }

    /// - Returns: whether all is in line; false when something that is under way is planned otherwise.
    func run(_ planned: [Reminder]) throws -> Bool {
        var known = try self.known()
        // Nobody who was never planned has rows from before, or dismissed anything.
        let isFirst = try known.isEmpty && !hasRows()
        var isInLine = true
        for reminder in planned where reminder.kind != .summary {
            let key = Key(subject: reminder.subject.description, lead: reminder.lead)
            if let waiting = try known.removeValue(forKey: key) ?? (isFirst ? nil : latest(key)) {
                let isUnderWay = waiting.reminder.state == .claimed
                if isUnderWay, waiting.reminder.due != reminder.due { isInLine = false }
                try align(waiting, to: reminder)
            } else {
                switch alignment.insertion(of: reminder) {
                case .whenDue:
                    try insert(reminder, round: reminder.round, mayBeDismissed: !isFirst)
                case .at(let instant):
                    guard try isFirst || !hasRung(reminder) else { continue }
                    try insert(
                        reminder, round: reminder.round, at: instant, mayBeDismissed: !isFirst)
                case .never: break
                }
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
                        Known(
                            row: row["id"],
                            next: (row["next"] as Int64?).map(Instant.init(seconds:)),
                            reminder: reminder)
                    )
                }
            },
            uniquingKeysWith: { $0.reminder.round > $1.reminder.round ? $0 : $1 })
    }

    private func hasRows() throws -> Bool {
        try transaction.value(
            "SELECT EXISTS (SELECT 1 FROM reminder WHERE person_id = ?)", [person.id]) ?? false
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
            Reminder(row: row).map {
                Known(
                    row: row["id"], next: (row["next"] as Int64?).map(Instant.init(seconds:)),
                    reminder: $0)
            }
        }
    }

    /// Whether its item rang nearer to its start than this one was to ring: who chooses a longer lead after that has
    /// heard of it.
    private func hasRung(_ reminder: Reminder) throws -> Bool {
        try transaction.value(
            """
            SELECT EXISTS (SELECT 1 FROM reminder WHERE person_id = ? AND subject = ? AND lead < ?
                AND due >= ? AND state = 'delivered')
            """,
            [person.id, reminder.subject.description, reminder.lead, reminder.due.seconds]) ?? false
    }

    private func align(_ known: Known, to planned: Reminder) throws {
        switch alignment.change(of: known.reminder, next: known.next, to: planned) {
        case .none: break
        case .again: try insert(planned, round: known.reminder.round + 1)
        case .taken(let isMoved): try update(known.row, to: planned, isMoved: isMoved)
        case .woken(let instant):
            try update(known.row, to: planned, isMoved: false)
            try ReminderJournal(transaction, at: now)
                .put(known.row, off: instant, to: .planned, .because("kept.reason.moved.item"))
        }
    }

    private func update(_ row: ReminderRowID, to planned: Reminder, isMoved: Bool) throws {
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
                planned.isImportant, planned.told?.meeting, planned.told?.original?.seconds,
                planned.doubt?.meeting, planned.doubt?.original?.seconds, isMoved, row,
            ])
    }

    private func insert(
        _ reminder: Reminder, round: Int, at next: Instant? = nil, mayBeDismissed: Bool = true
    ) throws {
        try ReminderJournal(transaction, at: now)
            .insert(
                reminder, of: person, round: round, at: next, mayBeDismissed: mayBeDismissed)
    }

    /// It is planned no more.
    private func drop(_ known: Known) throws {
        switch alignment.withdrawal(of: known.reminder, next: known.next) {
        case .none: return
        case .lapses: break
        case .goes:
            let gone = try transaction.execute(
                """
                DELETE FROM reminder WHERE id = ?1
                AND NOT EXISTS (SELECT 1 FROM delivery WHERE reminder_id = ?1)
                """, [known.row])
            if gone == 1 { return }
        }
        let journal = ReminderJournal(transaction, at: now)
        let reason = try journal.withdrawal(of: known.row) ?? .because("kept.reason.gone.item")
        try journal.settle(known.row, as: .lapsed, because: reason)
    }
}
