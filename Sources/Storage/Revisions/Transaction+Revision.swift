package import Campus

/// A state of somebody's calendar: as long as all numbers are the same, so is that.
package struct Revision: Hashable, Sendable {
    /// Raised by whatever alters what this one person sees.
    package var person: Int64
    /// Raised by whatever alters what anybody may look up and has no topic of its own.
    package var campus: Int64
    /// Raised by whatever alters a source of the campus that tells of what they take.
    package var feeds: Int64
}

extension Transaction {
    /// What somebody's calendar is made of is of this revision: one statement.
    package func revision(of person: PersonID) throws(StorageError) -> Revision {
        let row = try row(RevisionQueries.ofPerson, [person])
        return row.map { Revision(person: $0["person"], campus: $0["campus"], feeds: $0["feeds"]) }
            ?? Revision(person: 0, campus: 0, feeds: 0)
    }

    package func campusRevision() throws(StorageError) -> Int64 {
        try number("SELECT number FROM campus_revision WHERE id = 1") ?? 0
    }

    /// Something was altered that anybody may look up.
    package func raiseCampusRevision() throws(StorageError) {
        touched.add(.some([.campus]))
        try execute("UPDATE campus_revision SET number = number + 1 WHERE id = 1")
    }

    private static let raising =
        "ON CONFLICT (person_id) DO UPDATE SET number = revision.number + 1"

    /// Something was altered that one person sees.
    package func raiseRevision(of person: PersonID) throws(StorageError) {
        touched.add(.some([.person(person)]))
        try execute(
            """
            INSERT INTO revision (person_id, number) SELECT id, 1 FROM person WHERE id = ?
            \(Self.raising)
            """, [person])
    }

    /// The same of everybody whom a query lists in a column `person_id`, each once.
    func raiseRevisions(of people: String, _ arguments: Values = []) throws(StorageError) {
        touched.add(.any)
        try raise(people, arguments)
    }

    private func raise(_ people: String, _ arguments: Values) throws(StorageError) {
        // WHERE TRUE: without it the parser takes ON CONFLICT for a join's condition.
        try execute(
            """
            INSERT INTO revision (person_id, number)
            SELECT DISTINCT person_id, 1 FROM (\(people)) AS raised WHERE TRUE \(Self.raising)
            """, arguments)
    }

    /// The same of some people.
    func raiseRevisions(of people: Set<PersonID>) throws(StorageError) {
        guard !people.isEmpty else { return }
        touched.add(.some(Set(people.map(Topic.person))))
        try raise(
            "SELECT id AS person_id FROM person WHERE id IN (\(Self.listed))", [Self.list(people)])
    }

    /// Something was altered of reminders, given by their numbers: whose they are see it.
    func raiseRevisions(ofHoldersOf reminders: [ReminderRowID]) throws(StorageError) {
        try raiseRevisions(
            of: "SELECT person_id FROM reminder WHERE id IN (\(Self.listed))",
            [Self.list(reminders)])
    }

    /// Something was altered in somebody's calendar, of which friends see where it is free.
    package func raiseRevisions(ofFriendsAnd person: PersonID) throws(StorageError) {
        let friends: [Int64] = try column(
            "SELECT friend_id FROM friendship WHERE person_id = ?", [person])
        try raiseRevisions(of: Set(friends.map { PersonID($0) } + [person]))
    }

    /// Something was altered of what a source tells.
    func raiseRevisions(ofReadersOf source: Source) throws(StorageError) {
        if source.isCampus { return try touch(.feed(source.id)) }
        try raiseRevisions(ofFriendsAnd: source.personID)
    }
}

private enum RevisionQueries {
    static let ofPerson = """
        SELECT campus.number AS campus,
            COALESCE((SELECT number FROM revision WHERE person_id = ?1), 0) AS person,
            COALESCE((SELECT SUM(number) FROM topic WHERE key IN (
                SELECT source_id * 16 + \(Topic.Kind.feed.rawValue)
                FROM (\(CampusQueries.sources)) AS telling)), 0) AS feeds
        FROM campus_revision AS campus WHERE campus.id = 1
        """
}
