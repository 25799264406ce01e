package import Campus
package import Recurrence

/// Says for whom something was altered that may ring: the daemon plans them anew, and what they see
/// is of another revision.
struct PlanMarks {
    private let transaction: Transaction
    private let now: Instant

    init(_ transaction: Transaction, at now: Instant) {
        self.transaction = transaction
        self.now = now
    }

    private static let marking = """
        ON CONFLICT (person_id) DO UPDATE SET stamp = plan_mark.stamp + 1,
            since = CASE WHEN excluded.since < plan_mark.since THEN excluded.since
                ELSE plan_mark.since END
        """

    func mark(_ person: PersonID) throws(StorageError) {
        try transaction.execute(
            """
            INSERT INTO plan_mark (person_id, since) SELECT id, ? FROM person WHERE id = ?
            \(Self.marking)
            """, [now.seconds, person])
        try transaction.raiseRevision(of: person)
    }

    func mark(_ people: some Collection<PersonID>) throws(StorageError) {
        guard !people.isEmpty else { return }
        try mark(
            "SELECT id AS person_id FROM person WHERE id IN (\(Transaction.listed))",
            [Transaction.list(people)])
    }

    /// Everybody whom a query lists, each once.
    func mark(_ people: String, _ arguments: Values = []) throws(StorageError) {
        // WHERE TRUE: without it the parser takes ON CONFLICT for a join's condition.
        let sql = """
            INSERT INTO plan_mark (person_id, since) SELECT DISTINCT person_id, \(now.seconds)
            FROM (\(people)) AS marked WHERE TRUE \(Self.marking)
            """
        try transaction.execute(sql, arguments)
        try transaction.raiseRevisions(of: people, arguments)
    }

    /// Those who have a source's meetings.
    ///
    /// - Parameter modules: of a campus source, those that were touched; nil for all it tells of.
    func mark(readersOf source: Source, modules: Set<ModuleID>? = nil) throws(StorageError) {
        try transaction.raiseRevisions(ofReadersOf: source)
        try mark(source.personID)
        // A community's feed tells of events that people joined.
        try mark(
            """
            SELECT attendance.person_id FROM community_feed
            JOIN event ON event.community_id = community_feed.community_id
            JOIN meeting ON meeting.id = event.meeting_id
                AND meeting.source_id = community_feed.source_id
            JOIN attendance ON attendance.event_id = event.id
            WHERE community_feed.source_id = ?
            """, [source.id])
        guard source.isCampus else { return }
        guard let modules, !modules.contains(CampusWriter.everyModule) else {
            try mark(
                """
                SELECT enrolment.person_id FROM campus_module
                JOIN enrolment ON enrolment.module_id = campus_module.module_id
                WHERE campus_module.source_id = ?
                """, [source.id])
            return
        }
        try mark(
            "SELECT person_id FROM enrolment WHERE module_id IN (\(Transaction.listed))",
            [Transaction.list(modules)])
    }
}

extension Transaction {
    /// The person is to be planned anew.
    package func mark(_ person: Person, at now: Instant) throws(StorageError) {
        try PlanMarks(self, at: now).mark(person.id)
    }

    /// These people are to be planned anew.
    package func mark(_ people: [Person], at now: Instant) throws(StorageError) {
        try PlanMarks(self, at: now).mark(people.map(\.id))
    }

    /// Everybody is to be planned anew.
    package func markEverybody(at now: Instant) throws(StorageError) {
        try PlanMarks(self, at: now).mark("SELECT id AS person_id FROM person")
    }

    /// All who joined an event or wait for a place are to be planned anew.
    package func markAttendants(of event: EventID, at now: Instant) throws(StorageError) {
        try PlanMarks(self, at: now)
            .mark("SELECT person_id FROM attendance WHERE event_id = ?", [event])
    }
}
