package import Campus
package import Recurrence

/// What was reported, and how it stands.
extension Transaction {
    package func moderationCase(_ id: CaseID) throws(StorageError) -> ModerationCase? {
        try cases("WHERE c.id = ?", [id]).first
    }

    /// The case of a subject that is not decided on.
    package func openCase(of subject: ReportSubject) throws(StorageError) -> ModerationCase? {
        try cases(
            "WHERE subject_kind = ? AND subject_id = ? AND decided IS NULL",
            [subject.kind.rawValue, subject.number]
        ).first
    }

    /// The case of a subject that waits for a decision, the first or one on an appeal.
    package func waitingCase(of subject: ReportSubject) throws(StorageError) -> ModerationCase? {
        try cases(CaseQueries.waitingOfSubject, [subject.kind.rawValue, subject.number]).first
    }

    /// The case of a subject that was decided on last.
    package func decidedCase(of subject: ReportSubject) throws(StorageError) -> ModerationCase? {
        try cases(CaseQueries.decidedOfSubject, [subject.kind.rawValue, subject.number]).first
    }

    /// What waits for a decision, what was reported first at the head.
    package func waitingCases() throws(StorageError) -> [ModerationCase] {
        try cases("WHERE \(CaseQueries.waits) ORDER BY c.opened, c.id", [])
    }

    /// How many of them there are.
    func waitingCaseCount() throws(StorageError) -> Int {
        Int(
            try number("SELECT COUNT(*) FROM moderation_case AS c WHERE \(CaseQueries.waits)") ?? 0)
    }

    /// What was decided on, the latest first.
    package func decidedCases(atMost limit: Int) throws(StorageError) -> [ModerationCase] {
        try cases(
            """
            WHERE decided IS NOT NULL AND NOT \(CaseQueries.waits)
            ORDER BY decided DESC, c.id DESC LIMIT ?
            """, [limit])
    }

    /// What of somebody's waits for a decision.
    package func waitingCases(
        ofAuthor author: PersonID
    ) throws(StorageError) -> [ModerationCase] {
        try cases("WHERE author_id = ? AND \(CaseQueries.waits) ORDER BY c.id", [author])
    }

    /// What of somebody's was ever reported, the latest first.
    package func cases(ofAuthor author: PersonID) throws(StorageError) -> [ModerationCase] {
        try cases("WHERE author_id = ? ORDER BY c.id DESC", [author])
    }

    /// Opens a case; its number is the answer.
    package func openCase(
        _ subject: ReportSubject, of author: PersonID?, in community: CommunityID?, at now: Instant
    ) throws(StorageError) -> CaseID {
        try value(
            """
            INSERT INTO moderation_case (subject_kind, subject_id, author_id, community_id, opened)
            VALUES (?, ?, ?, ?, ?) RETURNING id
            """, [subject.kind.rawValue, subject.number, author, community, now.seconds]
        ).orThrow("the case was not stored")
    }

    /// Writes down since when a case's subject is hidden, for its reports or by what was decided; nil for not.
    package func setHidden(_ hidden: Instant?, of id: CaseID) throws(StorageError) {
        try execute("UPDATE moderation_case SET hidden = ? WHERE id = ?", [hidden?.seconds, id])
    }

    package func setDecided(_ id: CaseID, at now: Instant) throws(StorageError) {
        try execute("UPDATE moderation_case SET decided = ? WHERE id = ?", [now.seconds, id])
    }

    /// Writes down that a case's author knows of it, who may know already.
    package func setTold(_ id: CaseID, at now: Instant) throws(StorageError) {
        try execute(
            "UPDATE moderation_case SET told = ? WHERE id = ? AND told IS NULL",
            [now.seconds, id])
    }

    /// Whether a case that was opened after another of the same subject hides it.
    package func isHidden(byCaseAfter one: ModerationCase) throws(StorageError) -> Bool {
        try row(
            """
            SELECT 1 FROM moderation_case
            WHERE subject_kind = ? AND subject_id = ? AND id > ? AND hidden IS NOT NULL LIMIT 1
            """, [one.subject.kind.rawValue, one.subject.number, one.id]) != nil
    }

    private func cases(
        _ condition: String, _ values: Values
    ) throws(StorageError) -> [ModerationCase] {
        try rows("\(CaseQueries.all) \(condition)", values)
            .compactMap { ModerationCase(row: $0) }
    }
}

enum CaseQueries {
    static let all = """
        SELECT c.id, c.subject_kind, c.subject_id, c.author_id, person.handle AS author,
        c.community_id, community.name AS community, c.opened, c.hidden, c.decided, c.told
        FROM moderation_case AS c LEFT JOIN person ON person.id = c.author_id
        LEFT JOIN community ON community.id = c.community_id
        """

    static let waitingOfSubject =
        "WHERE subject_kind = ? AND subject_id = ? AND \(waits) ORDER BY c.id DESC"

    static let decidedOfSubject = """
        WHERE subject_kind = ? AND subject_id = ? AND decided IS NOT NULL
        ORDER BY decided DESC, c.id DESC LIMIT 1
        """

    static let waits = """
        (c.decided IS NULL OR EXISTS (SELECT 1 FROM appeal JOIN decision AS d
            ON d.id = appeal.decision_id WHERE d.case_id = c.id AND appeal.decided IS NULL))
        """
}

extension ReportSubject {
    /// Nil for a kind that an older program does not know.
    init?(row: Row) {
        guard let kind = Kind(rawValue: row["subject_kind"]) else { return nil }
        self.init(kind, row["subject_id"])
    }
}

extension ModerationCase {
    fileprivate init?(row: Row) {
        guard let subject = ReportSubject(row: row) else { return nil }
        self.init(
            id: row["id"], subject: subject, authorID: row["author_id"],
            author: (row["author"] as String?).flatMap { Handle($0) },
            communityID: row["community_id"], community: row["community"],
            opened: Instant(seconds: row["opened"]),
            hidden: (row["hidden"] as Int64?).map { Instant(seconds: $0) },
            decided: (row["decided"] as Int64?).map { Instant(seconds: $0) },
            told: (row["told"] as Int64?).map { Instant(seconds: $0) })
    }
}
