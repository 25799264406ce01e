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
    static let marksOfSome = """
        SELECT \(Person.part), m.since, m.stamp, p.until FROM ({list}) AS wanted
        {order} JOIN plan_mark AS m ON m.person_id = wanted.value
        {order} JOIN person ON person.id = m.person_id
        LEFT JOIN person_plan AS p ON p.person_id = m.person_id
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
        try marks(Self.marksOfSome, [Self.list(people)])
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
            // Somebody may have been erased since they were planned.
            let there = Set(
                try column(
                    "SELECT id FROM person WHERE id IN (\(Self.listed))",
                    [Self.list(plans.map(\.mark.person.id))], of: PersonID.self))
            return try align(plans.filter { there.contains($0.mark.person.id) }, at: now)
        }
    }

    private func align(_ plans: [PersonPlan], at now: Instant) throws -> [PersonID] {
        guard !plans.isEmpty else { return [] }
        var reconciliation = try Reconciliation(self, of: plans, at: now)
        try reconciliation.write()
        try raiseRevisions(of: reconciliation.altered)
        let (done, rest) = plans.reduce(into: ([PersonPlan](), [PersonID]())) { parts, plan in
            let person = plan.mark.person.id
            if reconciliation.outOfLine.contains(person) {
                parts.1.append(person)
            } else {
                parts.0.append(plan)
            }
        }
        let stamps = CellList(done.map { [$0.mark.person.id, $0.mark.stamp] })
        try execute(Self.takingMarksOff, [stamps.text])
        // Who was planned for the sake of their horizon has no mark yet.
        try PlanMarks(self, at: now).mark(rest)
        let horizons = CellList(plans.map { [$0.mark.person.id, $0.window.until.seconds] })
        try execute(Self.keepingHorizons, [horizons.text])
        return rest
    }

    /// Marks that were not made anew since; of a parameter made by `CellList` of (person, stamp).
    static let takingMarksOff = """
        DELETE FROM plan_mark WHERE person_id IN (
            SELECT m.person_id FROM (SELECT CAST(value ->> 0 AS BIGINT) AS person,
                CAST(value ->> 1 AS BIGINT) AS stamp FROM ({cells}) AS cells) AS done
            {order} JOIN plan_mark AS m ON m.person_id = done.person AND m.stamp = done.stamp)
        """
    static let keepingHorizons = """
        INSERT INTO person_plan (person_id, until)
        SELECT CAST(value ->> 0 AS BIGINT), CAST(value ->> 1 AS BIGINT)
        FROM ({cells}) AS cells WHERE TRUE
        ON CONFLICT (person_id) DO UPDATE SET until = excluded.until
        """
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
        guard let person = Person(row: row.part("person"), shownTo: .program) else { return nil }
        self.init(
            person: person, since: (row["since"] as Int64?).map(Instant.init(seconds:)),
            stamp: row["stamp"],
            plannedUntil: (row["until"] as Int64?).map(Instant.init(seconds:)))
    }
}
