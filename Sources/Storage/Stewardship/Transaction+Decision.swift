package import Campus
package import Recurrence

/// What stewards decided, and who asked another for it.
extension Transaction {
    /// The decisions on a case, the oldest first.
    package func decisions(of id: CaseID) throws(StorageError) -> [Decision] {
        try rows("SELECT \(Decision.columns) FROM decision WHERE case_id = ? ORDER BY id", [id])
            .compactMap { Decision(row: $0) }
    }

    package func decision(_ id: DecisionID) throws(StorageError) -> Decision? {
        try row("SELECT \(Decision.columns) FROM decision WHERE id = ?", [id])
            .flatMap { Decision(row: $0) }
    }

    package func addDecision(
        _ decision: Decision, by steward: PersonID
    ) throws(StorageError) -> DecisionID {
        try value(
            """
            INSERT INTO decision (case_id, steward_id, outcome, ground, words, at, until, appeal_id)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
            """,
            [
                decision.caseID, steward, decision.outcome.rawValue, decision.ground.rawValue,
                decision.words, decision.at.seconds, decision.until?.seconds, decision.appealID,
            ]
        ).orThrow("the decision was not stored")
    }

    /// The appeals against decisions on a case, the oldest first.
    package func appeals(in id: CaseID) throws(StorageError) -> [Appeal] {
        try rows(
            """
            SELECT a.id, a.decision_id, a.person_id, a.words, a.at, a.decided FROM appeal AS a
            JOIN decision AS d ON d.id = a.decision_id WHERE d.case_id = ? ORDER BY a.id
            """, [id]
        ).map { Appeal(row: $0) }
    }

    package func addAppeal(
        against decision: DecisionID, by person: PersonID, _ words: String, at now: Instant
    ) throws(StorageError) -> AppealID {
        try value(
            """
            INSERT INTO appeal (decision_id, person_id, words, at) VALUES (?, ?, ?, ?) RETURNING id
            """, [decision, person, words, now.seconds]
        ).orThrow("the appeal was not stored")
    }

    /// Writes down that all that waits in a case was answered.
    package func setAppealsDecided(in id: CaseID, at now: Instant) throws(StorageError) {
        try execute(
            """
            UPDATE appeal SET decided = ? WHERE decided IS NULL
            AND decision_id IN (SELECT id FROM decision WHERE case_id = ?)
            """, [now.seconds, id])
    }

    /// Who may decide on something: operators, and the organisers of its community, but for the suspended.
    package func stewards(of community: CommunityID?) throws(StorageError) -> [Person] {
        try rows(Self.stewarding, [community]).compactMap { Person(row: $0, shownTo: viewing) }
    }

    static let stewarding = """
        SELECT \(Person.columns) FROM person WHERE suspended IS NULL AND id IN (
            SELECT id FROM person WHERE role = 'operator'
            UNION SELECT person_id FROM membership WHERE community_id = ? AND organiser = 1)
        ORDER BY id
        """

    /// How often stewards decided so on what somebody wrote, but for one case: the last on each.
    ///
    /// - Parameter end: only what was decided before it counts; nil for all.
    package func record(
        of author: PersonID, besides id: CaseID, before end: DecisionID?
    ) throws(StorageError) -> [Decision.Outcome: Int] {
        try rows(
            """
            SELECT d.outcome, COUNT(*) AS count FROM decision AS d
            JOIN moderation_case AS c ON c.id = d.case_id
            WHERE c.author_id = ? AND c.id <> ?
            AND d.id = (SELECT MAX(id) FROM decision WHERE case_id = c.id AND id < ?)
            GROUP BY d.outcome
            """, [author, id, end?.number ?? Int64.max]
        ).reduce(into: [:]) { record, row in
            guard let outcome = Decision.Outcome(rawValue: row["outcome"]) else { return }
            record[outcome] = row["count"]
        }
    }
}

/// What is counted of all that, for everybody to read.
extension Transaction {
    /// What was reported and decided in months that follow each other.
    ///
    /// - Parameter months: the first day of each and when it begins, the latest first, which lasts until now.
    package func moderationMonths(
        _ months: [(first: CivilDate, start: Instant)]
    ) throws(StorageError) -> [ModerationMonth] {
        guard let since = months.last?.start.seconds else { return [] }
        var counted = months.map { ModerationMonth(first: $0.first) }
        let cases = months.enumerated().map { "WHEN at >= \($1.start.seconds) THEN \($0)" }
        let place = "CASE \(cases.joined(separator: " ")) END AS place, COUNT(*) AS count"
        func counts(of table: String) throws(StorageError) -> [Row] {
            try rows("SELECT \(place) FROM \(table) WHERE at >= ? GROUP BY place", [since])
        }
        for row in try counts(of: "report") {
            counted[row["place"] as Int].reports = row["count"]
        }
        for row in try counts(of: "appeal") {
            counted[row["place"] as Int].appeals = row["count"]
        }
        for row in try rows(
            """
            SELECT \(place), outcome, ground FROM decision WHERE at >= ?
            GROUP BY place, outcome, ground
            """, [since])
        {
            guard let outcome = Decision.Outcome(rawValue: row["outcome"]) else { continue }
            let ground = ReportReason(rawValue: row["ground"]) ?? .other
            let (place, count) = (row["place"] as Int, row["count"] as Int)
            counted[place].outcomes[outcome, default: 0] += count
            counted[place].grounds[ground, default: 0] += count
        }
        return counted
    }
}

extension Decision {
    fileprivate static let columns =
        "id, case_id, steward_id, outcome, ground, words, at, until, appeal_id"

    fileprivate init?(row: Row) {
        guard let outcome = Outcome(rawValue: row["outcome"]) else { return nil }
        self.init(
            id: row["id"], caseID: row["case_id"], stewardID: row["steward_id"], outcome: outcome,
            ground: ReportReason(rawValue: row["ground"]) ?? .other, words: row["words"],
            at: Instant(seconds: row["at"]),
            until: (row["until"] as Int64?).map { Instant(seconds: $0) },
            appealID: row["appeal_id"])
    }
}

extension Appeal {
    fileprivate init(row: Row) {
        self.init(
            id: row["id"], decisionID: row["decision_id"], personID: row["person_id"],
            words: row["words"], at: Instant(seconds: row["at"]),
            decided: (row["decided"] as Int64?).map { Instant(seconds: $0) })
    }
}
