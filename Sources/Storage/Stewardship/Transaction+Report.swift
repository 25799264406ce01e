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
    ///
    /// Who says it anew does not see the thing: they reported it as it was when they did.
    package func addReport(
        of subject: ReportSubject, in id: CaseID, by person: PersonID, for reason: ReportReason,
        _ words: String?, at now: Instant
    ) throws(StorageError) -> ReportID {
        try value(
            """
            INSERT INTO report (case_id, subject_kind, subject_id, reporter_id, reason, words, at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (reporter_id, case_id) DO UPDATE SET reason = excluded.reason,
            words = excluded.words, withdrawn = NULL,
            at = CASE WHEN report.withdrawn IS NULL THEN report.at ELSE excluded.at END RETURNING id
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

    /// The addresses of all notices since an instant, each as often as it was given.
    package func noticeAddresses(since: Instant) throws(StorageError) -> [String] {
        try rows("SELECT email FROM report WHERE email IS NOT NULL AND at > ?", [since.seconds])
            .map { $0["email"] }
    }

    package func withdraw(_ report: Report, at now: Instant) throws(StorageError) {
        try execute("UPDATE report SET withdrawn = ? WHERE id = ?", [now.seconds, report.id])
    }

    /// How many things somebody has reported since an instant, by all accounts of their mailbox.
    package func reportCount(
        by person: PersonID, since: Instant
    ) throws(StorageError) -> Int {
        Int(
            try number(
                """
                SELECT COUNT(*) FROM report WHERE at > ?2 AND (reporter_id = ?1
                    OR reporter_id IN (SELECT person_id FROM (\(MailboxQueries.others)) AS other))
                """, [person, since.seconds]) ?? 0)
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

    /// The same of some people.
    package func reported(
        _ kind: ReportSubject.Kind, by people: Set<PersonID>
    ) throws(StorageError) -> [PersonID: Set<Int64>] {
        try rows(
            """
            SELECT reporter_id, subject_id FROM report WHERE reporter_id IN (\(Self.listed))
            AND subject_kind = ? AND withdrawn IS NULL
            """, [Self.list(people), kind.rawValue]
        ).reduce(into: [:]) { $0[$1["reporter_id"], default: []].insert($1["subject_id"]) }
    }

    /// How many of those who report a case are of standing: all accounts of one mailbox are one.
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
                SELECT COUNT(DISTINCT \(MailboxQueries.key(of: "r.reporter_id")))
                FROM report AS r JOIN person ON person.id = r.reporter_id
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
        /// How often the letter was tried.
        package var tries: Int
    }

    /// So often a letter that is not taken is tried: for about three days.
    package static let mostLetterTries = 10
    /// For so many seconds after the first try nobody else tries it; each time it is twice as long.
    private static let letterPatience: Int64 = 240

    /// Whom a letter is due to, which nobody is about to send; the oldest first.
    package func unansweredNotices(at now: Instant) throws(StorageError) -> [UnansweredNotice] {
        let rows = try rows(
            """
            SELECT r.id, r.received, r.letter_tries, r.letter_tried, c.decided FROM report AS r
            JOIN moderation_case AS c ON c.id = r.case_id
            WHERE r.email IS NOT NULL AND r.answered IS NULL
            AND (r.received IS NULL OR c.decided IS NOT NULL) ORDER BY r.id
            """)
        var notices: [UnansweredNotice] = []
        for row in rows {
            let (tried, decided): (Int64?, Int64?) = (row["letter_tried"], row["decided"])
            // What is decided since is another letter.
            let isNew = tried.flatMap { tried in decided.map { tried < $0 } } ?? false
            let tries: Int = isNew ? 0 : row["letter_tries"]
            let isDue = tried.map { Self.isDue(after: tries, last: $0, at: now) } ?? true
            guard isDue, let report = try report(row["id"]) else { continue }
            notices.append(
                UnansweredNotice(
                    report: report, decision: try decisions(of: report.caseID).last,
                    isReceived: row["received"] as Int64? != nil, tries: tries))
        }
        return notices
    }

    private static func isDue(after tries: Int, last: Int64, at now: Instant) -> Bool {
        guard tries < mostLetterTries else { return false }
        let pause = letterPatience << Int64(max(0, tries - 1))
        // A clock that was set back keeps nobody waiting.
        return !(0..<pause).contains(now.seconds - last)
    }

    /// Takes the oldest letter that is due, so that nobody else sends it meanwhile; nil for none.
    ///
    /// Who is killed before it is sent leaves it to be tried again a little later.
    package func claimLetter(at now: Instant) throws(StorageError) -> UnansweredNotice? {
        guard var notice = try unansweredNotices(at: now).first else { return nil }
        notice.tries += 1
        try execute(
            "UPDATE report SET letter_tries = ?, letter_tried = ? WHERE id = ?",
            [notice.tries, now.seconds, notice.report.id])
        return notice
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
