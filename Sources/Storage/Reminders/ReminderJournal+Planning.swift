import Campus
import Recurrence

/// What plans alter, for many people at once.
extension ReminderJournal {
    /// A reminder that is not on record yet.
    struct New {
        var reminder: Reminder
        var person: PersonID
        var round: Int
        /// When it rings; nil for when it is due.
        var next: Instant?
        /// False where it is known that the person dismissed nothing.
        var mayBeDismissed = true

        fileprivate var cells: Values {
            [
                person, reminder.subject.description, reminder.lead, round, reminder.kind.rawValue,
                reminder.due.seconds, reminder.until.seconds, reminder.isImportant,
                reminder.told?.meeting, reminder.told?.original?.seconds, reminder.doubt?.meeting,
                reminder.doubt?.original?.seconds, (next ?? reminder.due).seconds,
            ]
        }
    }

    static let inserting = """
        INSERT INTO reminder (person_id, subject, lead, round, kind, due, until, important,
            meeting_id, original, doubt_meeting_id, doubt_original, state, next, wanted)
        SELECT CAST(value ->> 0 AS BIGINT), value ->> 1, CAST(value ->> 2 AS BIGINT),
            CAST(value ->> 3 AS BIGINT), value ->> 4, CAST(value ->> 5 AS BIGINT),
            CAST(value ->> 6 AS BIGINT), CAST(value ->> 7 AS BIGINT), CAST(value ->> 8 AS BIGINT),
            CAST(value ->> 9 AS BIGINT), CAST(value ->> 10 AS BIGINT),
            CAST(value ->> 11 AS BIGINT), 'planned', CAST(value ->> 12 AS BIGINT),
            CAST(value ->> 12 AS BIGINT)
        FROM ({cells}) AS cells WHERE TRUE
        ON CONFLICT (person_id, subject, lead, round) DO NOTHING
        RETURNING id, person_id, subject
        """
    /// Of items of people, those that they dismissed.
    static let dismissed = """
        SELECT wanted.person, wanted.subject
        FROM (SELECT CAST(value ->> 0 AS BIGINT) AS person, value ->> 1 AS subject
            FROM ({cells}) AS cells) AS wanted
        WHERE EXISTS (SELECT 1 FROM reminder AS r
            WHERE r.person_id = wanted.person AND r.subject = wanted.subject
                AND r.state = 'dismissed' AND ? = (SELECT reason FROM reminder_event
                    WHERE reminder_id = r.id ORDER BY id DESC LIMIT 1))
        """
    static let takingOver = """
        UPDATE reminder SET kind = planned.kind, due = planned.due, until = planned.until,
            important = planned.important, meeting_id = planned.meeting,
            original = planned.original, doubt_meeting_id = planned.doubt,
            doubt_original = planned.doubted,
            next = CASE WHEN planned.moved = 1 THEN planned.due ELSE reminder.next END,
            wanted = CASE WHEN planned.moved = 1 THEN planned.due ELSE reminder.wanted END
        FROM (SELECT CAST(value ->> 0 AS BIGINT) AS number, value ->> 1 AS kind,
            CAST(value ->> 2 AS BIGINT) AS due, CAST(value ->> 3 AS BIGINT) AS until,
            CAST(value ->> 4 AS BIGINT) AS important, CAST(value ->> 5 AS BIGINT) AS meeting,
            CAST(value ->> 6 AS BIGINT) AS original, CAST(value ->> 7 AS BIGINT) AS doubt,
            CAST(value ->> 8 AS BIGINT) AS doubted, CAST(value ->> 9 AS BIGINT) AS moved
            FROM ({cells}) AS cells) AS planned
        WHERE reminder.id = planned.number
        """
    static let removing = """
        DELETE FROM reminder WHERE id IN ({list})
            AND NOT EXISTS (SELECT 1 FROM delivery WHERE reminder_id = reminder.id)
        RETURNING id
        """

    /// New rows, unless they are there; of an item that was dismissed they are dismissed too.
    ///
    /// - Returns: whose they are.
    @discardableResult
    func insert(_ new: [New]) throws -> Set<PersonID> {
        // Who has no rows has none that a new one could meet.
        let first = new.filter { !$0.mayBeDismissed }
        try add(first)
        return try insert(besides: new.filter(\.mayBeDismissed)).union(first.lazy.map(\.person))
    }

    /// Of people without any rows: handed in together, each once.
    private func add(_ new: [New]) throws {
        guard !new.isEmpty else { return }
        let rows = try transaction.bulk(
            """
            INSERT INTO reminder (person_id, subject, lead, round, kind, due, until, important,
                meeting_id, original, doubt_meeting_id, doubt_original, state, next, wanted)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        var met: Set<Key> = []
        for one in new {
            let reminder = one.reminder
            let next = (one.next ?? reminder.due).seconds
            let key = Key(
                subject: Subject(person: one.person, text: reminder.subject.description),
                lead: reminder.lead, round: one.round)
            guard met.insert(key).inserted else { continue }
            rows.bind(one.person)
            rows.bind(key.subject.text)
            rows.bind(reminder.lead)
            rows.bind(Int64(one.round))
            rows.bind(reminder.kind.rawValue)
            rows.bind(reminder.due.seconds)
            rows.bind(reminder.until.seconds)
            rows.bind(reminder.isImportant ? 1 : 0)
            rows.bind(reminder.told?.meeting.number)
            rows.bind(reminder.told?.original?.seconds)
            rows.bind(reminder.doubt?.meeting.number)
            rows.bind(reminder.doubt?.original?.seconds)
            rows.bind(Reminder.State.planned.rawValue)
            rows.bind(next)
            rows.bind(next)
            try rows.run()
        }
    }

    /// What no two rows share.
    private struct Key: Hashable {
        var subject: Subject
        var lead: Int64
        var round: Int
    }

    private func insert(besides new: [New]) throws -> Set<PersonID> {
        guard !new.isEmpty else { return [] }
        var people: Set<PersonID> = []
        var added: [(row: ReminderRowID, of: Subject)] = []
        for row in try transaction.rows(Self.inserting, [CellList(new.map(\.cells)).text]) {
            let subject = Subject(person: row["person_id"], text: row["subject"])
            people.insert(subject.person)
            added.append((row["id"], subject))
        }
        let dismissed = try dismissed(Set(added.map(\.of)))
        try settle(
            added.filter { dismissed.contains($0.of) }
                .map { ($0.row, ReminderReason.itemDismissed) }, as: .dismissed)
        return people
    }

    /// What somebody is reminded of.
    struct Subject: Hashable {
        var person: PersonID
        var text: String
    }

    /// Those of some that are items which their people dismissed, and not only one of their reminders.
    func dismissed(_ subjects: Set<Subject>) throws -> Set<Subject> {
        let items = subjects.filter {
            if case .item = ReminderSubject($0.text) { true } else { false }
        }
        guard !items.isEmpty else { return [] }
        let cells = CellList(items.map { [$0.person, $0.text] })
        return try Set(
            transaction.rows(Self.dismissed, [cells.text, ReminderReason.itemDismissed.text])
                .map { Subject(person: $0["person"], text: $0["subject"]) })
    }

    /// Rows become what is planned now.
    func take(
        over moved: [(row: ReminderRowID, planned: Reminder, isMoved: Bool)]
    ) throws {
        guard !moved.isEmpty else { return }
        let cells = CellList(
            moved.map { row, planned, isMoved in
                [
                    row, planned.kind.rawValue, planned.due.seconds, planned.until.seconds,
                    planned.isImportant, planned.told?.meeting, planned.told?.original?.seconds,
                    planned.doubt?.meeting, planned.doubt?.original?.seconds, isMoved,
                ]
            })
        try transaction.execute(Self.takingOver, [cells.text])
    }

    /// Removes rows that were never tried.
    ///
    /// - Returns: those that were.
    func remove(_ rows: [ReminderRowID]) throws -> [ReminderRowID] {
        guard !rows.isEmpty else { return [] }
        return try transaction.column(
            Self.removing, [Transaction.list(rows)], of: ReminderRowID.self)
    }
}
