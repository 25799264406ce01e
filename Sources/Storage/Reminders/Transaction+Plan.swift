package import Campus
package import Recurrence

/// Plans in the ledger: who is to be planned, and what a plan alters.
extension Transaction {
    static let planMarks = """
        SELECT \(Person.part), m.since, m.stamp, p.until FROM plan_mark AS m
        JOIN person ON person.id = m.person_id
        LEFT JOIN person_plan AS p ON p.person_id = m.person_id
        ORDER BY COALESCE((SELECT MIN(due) FROM reminder
            WHERE person_id = m.person_id AND due >= ?), 0), m.person_id LIMIT ?
        """
    static let nearHorizons = """
        SELECT \(Person.part), NULL AS since, -1 AS stamp, p.until FROM person_plan AS p
        {order} JOIN person ON person.id = p.person_id
        WHERE p.until < ? ORDER BY p.until LIMIT ?
        """

    /// Who is to be planned anew: whom nobody has planned yet, then nearest due first.
    package func marked(
        at now: Instant, limit: Int, of scope: RingScope = .everybody
    ) throws(StorageError) -> [PlanMark] {
        let sql = scope.narrow(
            Self.planMarks, after: "JOIN person ON person.id = m.person_id", on: "m.person_id")
        return try marks(sql, scope.values + [now.seconds, limit])
    }

    /// Whose plan does not reach an instant.
    package func horizons(
        before instant: Instant, limit: Int, of scope: RingScope = .everybody
    ) throws(StorageError) -> [PlanMark] {
        let sql = scope.narrow(Self.nearHorizons, after: "< ?", on: "p.person_id")
        return try marks(sql, [instant.seconds] + scope.values + [limit])
    }

    /// The marks of some people, as far as they are marked.
    package func marks(of people: Set<PersonID>) throws(StorageError) -> [PlanMark] {
        try run {
            let statement = """
                SELECT \(Person.part), m.since, m.stamp, p.until FROM plan_mark AS m
                {order} JOIN person ON person.id = m.person_id
                LEFT JOIN person_plan AS p ON p.person_id = m.person_id
                WHERE m.person_id = ?
                """
            return try people.compactMap { person in
                try row(statement, [person]).flatMap(PlanMark.init(row:))
            }
        }
    }

    private func marks(_ sql: String, _ arguments: Values) throws(StorageError) -> [PlanMark] {
        try rows(sql, arguments).compactMap(PlanMark.init(row:))
    }

    /// Marks everybody when what all plans are made with is another than last time.
    ///
    /// - Returns: whether it was.
    @discardableResult
    package func notePlanBasis(
        _ name: String, _ value: String, at now: Instant
    ) throws(StorageError) -> Bool {
        try run {
            let known: String? = try self.value(
                "SELECT value FROM plan_basis WHERE name = ?", [name])
            guard known != value else { return false }
            try execute(
                """
                INSERT INTO plan_basis (name, value) VALUES (?, ?)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                """, [name, value])
            if known != nil {
                try PlanMarks(self, at: now).mark("SELECT id AS person_id FROM person")
            }
            return known != nil
        }
    }

    /// Brings the ledger into line with what is planned for a person, and takes the mark off.
    ///
    /// What has rung or was settled otherwise stays; see `Reconciliation`.
    /// - Returns: whether all is in line. If not, the mark stays: something that is planned otherwise
    ///   now was under way, and the person is to be planned again when that has ended.
    @discardableResult
    package func reconcile(
        _ mark: PlanMark, planned: [Reminder], in window: PlanWindow, at now: Instant
    ) throws(StorageError) -> Bool {
        try reconcile([PersonPlan(mark, planned, in: window)], at: now).isEmpty
    }

    /// The same for some people, all in one transaction.
    ///
    /// - Returns: the numbers of those for whom not all is in line.
    package func reconcile(
        _ plans: [PersonPlan], at now: Instant
    ) throws(StorageError) -> [PersonID] {
        guard !plans.isEmpty else { return [] }
        return try run {
            try plans.filter { try !reconcile($0, at: now) }.map(\.mark.person.id)
        }
    }

    private func reconcile(
        _ plan: PersonPlan, at now: Instant
    ) throws -> Bool {
        let person = plan.mark.person
        // Somebody may have been erased since they were planned.
        let isThere = "SELECT 1 FROM person WHERE id = ?"
        guard try number(isThere, [person.id]) != nil else { return true }
        let before = connection.altered
        let isInLine = try Reconciliation(self, of: person, in: plan.window, at: now)
            .run(plan.reminders)
        if connection.altered != before { try raiseRevision(of: person.id) }
        if isInLine {
            try execute(
                "DELETE FROM plan_mark WHERE person_id = ? AND stamp = ?",
                [person.id, plan.mark.stamp])
        } else {
            // Who was planned for the sake of their horizon has no mark yet.
            try PlanMarks(self, at: now).mark(person.id)
        }
        try execute(
            """
            INSERT INTO person_plan (person_id, until) VALUES (?, ?)
            ON CONFLICT (person_id) DO UPDATE SET until = excluded.until
            """, [person.id, plan.window.until.seconds])
        return isInLine
    }
}

/// What is planned for one person.
package struct PersonPlan: Sendable {
    package var mark: PlanMark
    package var reminders: [Reminder]
    package var window: PlanWindow

    package init(_ mark: PlanMark, _ reminders: [Reminder], in window: PlanWindow) {
        self.mark = mark
        self.reminders = reminders
        self.window = window
    }
}

extension PlanMark {
    fileprivate init?(row: Row) {
        guard let person = Person(row: row.part("person")) else { return nil }
        self.init(
            person: person, since: (row["since"] as Int64?).map(Instant.init(seconds:)),
            stamp: row["stamp"],
            plannedUntil: (row["until"] as Int64?).map(Instant.init(seconds:)))
    }
}
