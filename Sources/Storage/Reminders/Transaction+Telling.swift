package import Campus
package import Recurrence

/// What a person is to be told beside their items.
extension Transaction {
    /// What imports altered in the classes of a person, with its number: in their own sources, and
    /// in the campus's as far as they take it.
    ///
    /// - Parameter since: of imports at or after it.
    package func changes(
        inClassesOf person: Person, since: Instant
    ) throws(StorageError) -> [(number: ChangeID, change: RecordedChange)] {
        let asked: Values = [person.id, since.seconds]
        let all = try markingOnAgain(
            changes(TellingQueries.ofOwn, asked) + changes(TellingQueries.ofCampus, asked),
            for: person)
        return try markingKnown(all, for: person)
    }

    /// Changes by their numbers, whoever heard of them; what is gone is left out.
    package func changes(
        _ numbers: [ChangeID]
    ) throws(StorageError) -> [(number: ChangeID, change: RecordedChange)] {
        guard !numbers.isEmpty else { return [] }
        let found = try changes(TellingQueries.ofNumbers, [Self.list(numbers)])
        let known = Dictionary(found.map { ($0.number, $0) }) { first, _ in first }
        return try markingOnAgain(numbers.compactMap { known[$0] })
    }

    func changes(
        _ sql: String, _ arguments: Values
    ) throws(StorageError) -> [(number: ChangeID, change: RecordedChange)] {
        try rows(sql, arguments).compactMap { row in
            RecordedChange(row: row).map { recorded in
                var recorded = recorded
                recorded.fetch = row["fetch_id"]
                recorded.change.place = row["moved_to"]
                recorded.change.isToldWithMove = row["told_with_move"]
                recorded.change.isExam = recorded.change.isOfExam(labelled: row["is_exam"])
                return (row["id"], recorded)
            }
        }
    }

    /// What a person is to be told of events, each with its community's name.
    ///
    /// - Parameter since: only what happened at or after it.
    package func news(
        for person: Person, since: Instant
    ) throws(StorageError) -> [(news: News, community: String?)] {
        try news(
            """
            \(TellingQueries.news) WHERE n.person_id = ? AND n.at >= ?
            ORDER BY n.id
            """, [person.id, since.seconds])
    }

    /// News by their numbers; what is gone is left out.
    package func news(
        _ numbers: [NewsID]
    ) throws(StorageError) -> [(news: News, community: String?)] {
        guard !numbers.isEmpty else { return [] }
        let found = try news(
            "\(TellingQueries.news) WHERE n.id IN (\(Self.listed))", [Self.list(numbers)])
        let known = Dictionary(found.map { ($0.news.id, $0) }) { first, _ in first }
        return numbers.compactMap { known[$0] }
    }

    private func news(
        _ sql: String, _ arguments: Values
    ) throws(StorageError) -> [(news: News, community: String?)] {
        try rows(sql, arguments).compactMap { row in
            News.Kind(rawValue: row["kind"]).map { kind in
                (
                    News(
                        id: row["id"], eventID: row["event_id"], kind: kind,
                        at: Instant(seconds: row["at"]),
                        sentence: KeptSentence(row["text"], row["message"]),
                        until: (row["until"] as Int64?).map { Instant(seconds: $0) },
                        author: (row["author"] as String?).flatMap { Handle($0) }),
                    row["name"]
                )
            }
        }
    }
}

extension Change {
    /// - Parameter isLabelled: what its meeting is now; nothing when it is gone, and its name says it.
    fileprivate func isOfExam(labelled isLabelled: Bool) -> Bool {
        // A whole day is no exam, but some weeks of them.
        guard start.contains("T") else { return false }
        guard kind == .removed else { return isLabelled }
        return isLabelled || MeetingKind(summary: summary, categories: nil, details: nil) == .exam
    }
}

/// What a person is told of grows with what they take, and not with what the campus altered.
enum TellingQueries {
    private static let columns = """
        SELECT change.kind, change.meeting_id, meeting.uid, meeting.slot, summary, starts_at,
        starts, occurrences, before_text, after_text, source.name AS source, at, reverted_at, change.id,
        change.fetch_id, EXISTS (
            SELECT 1 FROM meeting_label WHERE meeting_id = change.meeting_id AND kind = 'exam') AS is_exam,
        (SELECT MAX(beside.after_text) FROM change AS beside WHERE beside.meeting_id = change.meeting_id
            AND beside.fetch_id = change.fetch_id AND beside.starts = change.starts
            AND beside.kind = 'relocated' AND change.kind = 'moved') AS moved_to,
        EXISTS (SELECT 1 FROM change AS beside WHERE beside.meeting_id = change.meeting_id
            AND beside.fetch_id = change.fetch_id AND beside.starts = change.starts
            AND beside.kind = 'moved' AND change.kind = 'relocated'
            AND change.after_text IS NOT NULL) AS told_with_move
        """
    private static let rest = """
        {order} JOIN meeting ON meeting.id = change.meeting_id
        """

    /// In the sources of the person ?1, from the instant ?2 on.
    static let ofOwn = """
        \(columns) FROM source {order} JOIN change ON change.source_id = source.id \(rest)
        WHERE source.person_id = ?1 AND source.is_campus = 0 AND source.kind = 'class'
        AND NOT EXISTS (SELECT 1 FROM community_feed WHERE source_id = source.id) AND at >= ?2
        ORDER BY source.name, source.id, change.id
        """

    /// In the campus's, of what the person ?1 takes.
    ///
    /// What went over to another module is told no more to those who take the former one; what does
    /// not take place any more is of no module, and is told by the change's own audience.
    static let ofCampus = """
        \(columns) FROM (
            SELECT DISTINCT campus_change.change_id FROM enrolment
            {order} JOIN campus_change ON campus_change.module_id = enrolment.module_id
            WHERE enrolment.person_id = ?1 AND has_left = 0) AS told
        {order} JOIN change ON change.id = told.change_id \(rest)
        {order} JOIN source ON source.id = change.source_id
        WHERE source.is_campus = 1 AND at >= ?2 AND (change.kind IN ('cancelled', 'removed') OR EXISTS (
            SELECT 1 FROM meeting_module JOIN enrolment
            ON enrolment.module_id = meeting_module.module_id
            WHERE meeting_module.source_id = change.source_id
            AND meeting_module.meeting_id = change.meeting_id
            AND enrolment.person_id = ?1 AND has_left = 0))
        ORDER BY source.name, source.id, change.id
        """

    /// Of some meetings, what says whether they take place, in the order in which it was said.
    static let ofMeetings = """
        \(columns) FROM ({list}) AS wanted
        {order} JOIN change ON change.meeting_id = wanted.value \(rest)
        {order} JOIN source ON source.id = change.source_id
        WHERE change.kind IN ('added', 'cancelled', 'removed') ORDER BY change.id
        """

    /// What the person ? was told of changes, and when that was due.
    static let rung = """
        SELECT subject, due FROM reminder WHERE person_id = ? AND kind IN ('change', 'digest')
        AND title IS NOT NULL AND state IN ('claimed', 'delivered', 'dismissed', 'snoozed')
        """

    static let ofNumbers = """
        \(columns) FROM ({list}) AS wanted {order} JOIN change ON change.id = wanted.value
        \(rest) {order} JOIN source ON source.id = change.source_id
        """

    static let news = """
        SELECT n.id, n.event_id, n.kind, n.at, n.text, n.message, n.until, c.name, author.handle AS author
        FROM news AS n
        LEFT JOIN event AS e ON e.id = n.event_id
        LEFT JOIN community AS c ON c.id = e.community_id
        LEFT JOIN person AS author ON author.id = n.by_id
        """
}
