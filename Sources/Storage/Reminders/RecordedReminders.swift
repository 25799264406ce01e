import Campus
import Recurrence

/// What is on record of people who are planned anew, as far as their plans speak of it: read for all of
/// them at once.
struct RecordedReminders {
    /// What a reminder goes by, whatever its round.
    struct Key: Hashable {
        var person: PersonID
        var subject: String
        var lead: Int64

        init(of person: PersonID, _ reminder: Reminder) {
            self.init(person, reminder.subject.description, reminder.lead)
        }

        fileprivate init(_ person: PersonID, _ subject: String, _ lead: Int64) {
            (self.person, self.subject, self.lead) = (person, subject, lead)
        }

        fileprivate var cells: Values { [person, subject, lead] }
    }

    struct Recorded {
        var row: ReminderRowID
        var next: Instant?
        /// When it was to ring.
        var wanted: Instant
        var reminder: Reminder
    }

    /// The latest round of each row that the plans' windows reach.
    private(set) var known: [Key: Recorded] = [:]
    /// Of rows that were due long before: their items were moved far.
    private var former: [Key: Recorded] = [:]
    /// Who has rows, from whenever: nobody else dismissed anything.
    private var planned: Set<PersonID> = []
    /// Whose item rang nearer to its start than they were to ring.
    private var rung: Set<Key> = []

    init(_ plans: [PersonPlan], in transaction: Transaction) throws {
        known = try Self.read(
            Self.knownRows,
            plans.map { [$0.mark.person.id, $0.window.planned.lowerBound.seconds] }, in: transaction
        )
        planned = Set(known.keys.map(\.person))
        let others = Set(plans.map(\.mark.person.id)).subtracting(planned)
        if !others.isEmpty {
            let rows = try transaction.column(
                Self.peopleWithRows, [Transaction.list(others)], of: PersonID.self)
            planned.formUnion(rows)
        }
        let new = plans.flatMap { plan in
            plan.reminders.lazy.filter { $0.kind != .summary }.map {
                (
                    key: Key(of: plan.mark.person.id, $0), due: $0.due,
                    isNear: $0.due < plan.window.from
                )
            }
        }.filter { known[$0.key] == nil && planned.contains($0.key.person) }
        guard !new.isEmpty else { return }
        former = try Self.latest(new.map(\.key), in: transaction)
        let near = new.filter { $0.isNear && former[$0.key] == nil }
        guard !near.isEmpty else { return }
        rung = try Set(
            transaction.rows(
                Self.rungNearer, [CellList(near.map { $0.key.cells + [$0.due.seconds] }).text]
            ).map { Key($0["person"], $0["subject"], $0["lead"]) })
    }

    /// What is on record of a planned reminder; asked once, it is no more among what is planned no more.
    mutating func take(_ key: Key) -> Recorded? {
        known.removeValue(forKey: key) ?? former[key]
    }

    /// Whether its item rang already, or was put off: who chooses a longer lead after that has heard
    /// of it.
    func hasRung(_ key: Key) -> Bool { rung.contains(key) }

    func mayHaveDismissed(_ person: PersonID) -> Bool { planned.contains(person) }

    /// The latest round of each of some keys.
    static func latest(
        _ keys: [Key], in transaction: Transaction
    ) throws -> [Key: Recorded] {
        try read(latestRows, keys.map(\.cells), in: transaction)
    }

    private static func read(
        _ sql: String, _ cells: [Values], in transaction: Transaction
    ) throws -> [Key: Recorded] {
        var found: [Key: Recorded] = [:]
        for row in try transaction.rows(sql, [CellList(cells).text]) {
            guard let reminder = Reminder(row: row) else { continue }
            let recorded = Recorded(
                row: row["id"], next: (row["next"] as Int64?).map(Instant.init(seconds:)),
                wanted: Instant(seconds: row["wanted"]), reminder: reminder)
            found[Key(row["person_id"], row["subject"], reminder.lead)] = recorded
        }
        return found
    }

    /// Of people, each with the instant from which on their plan speaks of it; the latest round last.
    static let knownRows = """
        SELECT r.person_id, r.id, r.next, r.wanted, \(Reminder.columns)
        FROM (SELECT CAST(value ->> 0 AS BIGINT) AS person, CAST(value ->> 1 AS BIGINT) AS start
            FROM ({cells}) AS cells) AS wanted
        {order} JOIN reminder AS r ON r.person_id = wanted.person AND r.due >= wanted.start
        ORDER BY r.round
        """
    static let peopleWithRows = """
        SELECT value FROM ({list}) AS wanted
        WHERE EXISTS (SELECT 1 FROM reminder WHERE person_id = wanted.value)
        """
    private static let keys = """
        FROM (SELECT CAST(value ->> 0 AS BIGINT) AS person, value ->> 1 AS subject,
            CAST(value ->> 2 AS BIGINT) AS lead, CAST(value ->> 3 AS BIGINT) AS due
            FROM ({cells}) AS cells) AS wanted
        """
    /// By their keys; the latest round last.
    static let latestRows = """
        SELECT r.person_id, r.id, r.next, r.wanted, \(Reminder.columns) \(keys)
        {order} JOIN reminder AS r ON r.person_id = wanted.person AND r.subject = wanted.subject
            AND r.lead = wanted.lead
        ORDER BY r.round
        """
    /// Keys of what is planned, each with when it would ring.
    static let rungNearer = """
        SELECT wanted.person, wanted.subject, wanted.lead \(keys)
        WHERE EXISTS (SELECT 1 FROM reminder AS r WHERE r.person_id = wanted.person
            AND r.subject = wanted.subject AND r.lead < wanted.lead AND r.due >= wanted.due
            AND r.state IN ('delivered', 'snoozed'))
        """
}
