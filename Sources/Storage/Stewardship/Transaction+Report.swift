package import Campus
package import Recurrence

/// What people have against things.
extension Transaction {
    /// The reports of a case, the oldest first.
    package func reports(of id: CaseID) throws(StorageError) -> [Report] {
        try reports("WHERE r.case_id = ? ORDER BY r.id", [id])
    }

    /// What somebody reported, the latest first.
    package func reports(by person: PersonID) throws(StorageError) -> [Report] {
        try reports("WHERE r.reporter_id = ? ORDER BY r.id DESC", [person])
    }

    package func report(_ id: ReportID) throws(StorageError) -> Report? {
        try reports("WHERE r.id = ?", [id]).first
    }

    /// Keeps what somebody has against a thing: of one case the last they said.
    package func addReport(
        of subject: ReportSubject, in id: CaseID, by person: PersonID, for reason: ReportReason,
        _ words: String?, at now: Instant
    ) throws(StorageError) -> ReportID {
        try value(
            """
            INSERT INTO report (case_id, subject_kind, subject_id, reporter_id, reason, words, at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (reporter_id, case_id) DO UPDATE SET reason = excluded.reason,
            words = excluded.words, at = excluded.at, withdrawn = NULL RETURNING id
            """,
            [
                id, subject.kind.rawValue, subject.number, person, reason.rawValue, words,
                now.seconds,
            ]
        ).orThrow("the report was not stored")
    }

    /// Keeps a notice by somebody without an account.
    package func addNotice(
        of subject: ReportSubject, in id: CaseID, by notifier: Notifier, for reason: ReportReason,
        _ words: String, at now: Instant
    ) throws(StorageError) -> ReportID {
        try value(
            """
            INSERT INTO report (case_id, subject_kind, subject_id, reason, words, at, name, email,
                language)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
            """,
            [
                id, subject.kind.rawValue, subject.number, reason.rawValue, words, now.seconds,
                notifier.name, notifier.email.text, notifier.language,
            ]
        ).orThrow("the notice was not stored")
    }

    package func withdraw(_ report: Report, at now: Instant) throws(StorageError) {
        try execute("UPDATE report SET withdrawn = ? WHERE id = ?", [now.seconds, report.id])
    }

    /// How many things somebody has reported since an instant.
    package func reportCount(
        by person: PersonID, since: Instant
    ) throws(StorageError) -> Int {
        Int(
            try number(
                "SELECT COUNT(*) FROM report WHERE reporter_id = ? AND at > ?",
                [person, since.seconds]) ?? 0)
    }

    /// The things of a kind that somebody reported, and does not see therefore.
    package func reported(
        _ kind: ReportSubject.Kind, by person: PersonID
    ) throws(StorageError) -> Set<Int64> {
        Set(
            try rows(
                """
                SELECT subject_id FROM report
                WHERE reporter_id = ? AND subject_kind = ? AND withdrawn IS NULL
                """, [person, kind.rawValue]
            ).map { $0["subject_id"] })
    }

    /// The comments that some people reported, and do not see therefore.
    package func reportedComments(
        by people: Set<PersonID>
    ) throws(StorageError) -> [PersonID: Set<CommentID>] {
        try rows(
            """
            SELECT reporter_id, subject_id FROM report WHERE reporter_id IN (\(Self.listed))
            AND subject_kind = 'comment' AND withdrawn IS NULL
            """, [Self.list(people)]
        ).reduce(into: [:]) { $0[$1["reporter_id"], default: []].insert($1["subject_id"]) }
    }

    /// How many of those who report a case are of standing.
    ///
    /// They have been here for a while, may act, and of what they reported of late no more was found to be
    /// nothing than was found to be something.
    /// - Parameters:
    ///   - joined: when their account was made at the latest.
    ///   - since: what they reported before that does not count.
    package func reportersOfStanding(
        in id: CaseID, joinedBefore joined: Instant, judgedSince since: Instant
    ) throws(StorageError) -> Int {
        Int(
            try number(
                """
                SELECT COUNT(*) FROM report AS r JOIN person ON person.id = r.reporter_id
                WHERE r.case_id = ?1 AND r.withdrawn IS NULL AND person.created <= ?2
                AND person.suspended IS NULL AND 0 >= (
                    SELECT COALESCE(SUM(CASE WHEN d.outcome = 'keep' THEN 1 ELSE -1 END), 0)
                    FROM report AS former JOIN decision AS d ON d.case_id = former.case_id
                    WHERE former.reporter_id = r.reporter_id AND former.at >= ?3
                    AND former.withdrawn IS NULL
                    AND d.id = (SELECT MAX(id) FROM decision WHERE case_id = former.case_id))
                """, [id, joined.seconds, since.seconds]) ?? 0)
    }

    private func reports(_ condition: String, _ values: Values) throws(StorageError) -> [Report] {
        try rows(
            """
            SELECT r.id, r.case_id, r.subject_kind, r.subject_id, r.reporter_id,
            person.handle AS reporter, r.reason, r.words, r.at, r.withdrawn, r.name, r.email,
            r.language
            FROM report AS r LEFT JOIN person ON person.id = r.reporter_id \(condition)
            """, values
        ).compactMap { Report(row: $0) }
    }
}

/// Whom is still to be written.
extension Transaction {
    /// A notice of which is still to be said that it came, or what was decided on it.
    package struct UnansweredNotice: Sendable {
        package var report: Report
        /// Nil while there is none.
        package var decision: Decision?
        /// Whether they know that it came.
        package var isReceived: Bool
    }

    package func unansweredNotices() throws(StorageError) -> [UnansweredNotice] {
        let rows = try rows(
            """
            SELECT r.id, r.received FROM report AS r
            JOIN moderation_case AS c ON c.id = r.case_id
            WHERE r.email IS NOT NULL AND r.answered IS NULL
            AND (r.received IS NULL OR c.decided IS NOT NULL) ORDER BY r.id
            """)
        var notices: [UnansweredNotice] = []
        for row in rows {
            guard let report = try report(row["id"]) else { continue }
            notices.append(
                UnansweredNotice(
                    report: report, decision: try decisions(of: report.caseID).last,
                    isReceived: row["received"] as Int64? != nil))
        }
        return notices
    }

    /// Writes down that somebody was written: that their notice came, or what was decided.
    package func setWritten(
        _ report: ReportID, isAnswer: Bool, at now: Instant
    ) throws(StorageError) {
        try execute(
            "UPDATE report SET \(isAnswer ? "answered" : "received") = ? WHERE id = ?",
            [now.seconds, report])
    }
}

extension Report {
    fileprivate init?(row: Row) {
        guard let subject = ReportSubject(row: row) else { return nil }
        let name: String? = row["name"]
        let language: String? = row["language"]
        let email = (row["email"] as String?).flatMap { EmailAddress($0) }
        self.init(
            id: row["id"], caseID: row["case_id"], subject: subject,
            reporterID: row["reporter_id"],
            reporter: (row["reporter"] as String?).flatMap { Handle($0) },
            reason: ReportReason(rawValue: row["reason"]) ?? .other, words: row["words"],
            at: Instant(seconds: row["at"]),
            withdrawn: (row["withdrawn"] as Int64?).map { Instant(seconds: $0) },
            notifier: email.map { Notifier(name: name ?? "", email: $0, language: language) })
    }
}
