package import Campus

extension Transaction {
    /// The meetings of a module that a person's own sources tell of, and the campus's.
    package func meetings(
        of module: Module, for person: Person
    ) throws(StorageError) -> [SourcedMeeting] {
        let own = try sources(
            "WHERE person_id = ? AND kind = 'class' AND is_campus = 0 ORDER BY id", [person.id])
        return try meetings(of: module, in: own + campusSources(of: module))
    }

    /// The meetings of a module as the campus's sources tell of them; where none does, as a few of
    /// its feeds do, whosever they are.
    ///
    /// For their times alone: what else stands in a person's feed is that person's.
    package func timetable(of module: Module) throws(StorageError) -> [SourcedMeeting] {
        let campus = try campusSources(of: module)
        guard campus.isEmpty else { return try meetings(of: module, in: campus) }
        let sources = try sources(
            """
            WHERE kind = 'class' AND is_campus = 0 AND person_id IN (SELECT person_id FROM enrolment
            WHERE module_id = ? AND by_feed = 1 ORDER BY person_id LIMIT 3)
            """, [module.id])
        return try meetings(of: module, in: sources)
    }

    private func meetings(
        of module: Module, in sources: [Source]
    ) throws(StorageError) -> [SourcedMeeting] {
        var found: [SourcedMeeting] = []
        for source in sources {
            found += try sourcedMeetings(
                ModuleQueries.meetings, [source.id, module.id], of: [source.id: source])
        }
        return found
    }

    private func campusSources(of module: Module) throws(StorageError) -> [Source] {
        try sources(
            "WHERE id IN (SELECT source_id FROM campus_module WHERE module_id = ?) ORDER BY id",
            [module.id])
    }

    /// The meetings of a person that may belong to modules, but not for certain; for operators
    /// those of the campus's sources too.
    ///
    /// - Returns: each summary once, with the codes in it, the source's name, and how many there are:
    ///   the first of them, and of how many.
    package func doubtfulMeetings(
        of person: Person, atMost limit: Int
    ) throws(StorageError) -> (
        found: [(source: String, summary: String, codes: String, count: Int)], count: Int
    ) {
        let found = try rows(
            """
            SELECT source.name, MIN(entry.summary) AS summary, meeting_label.doubtful,
                   COUNT(DISTINCT meeting_label.meeting_id) AS meetings, COUNT(*) OVER () AS found
            FROM (SELECT id, name FROM source WHERE person_id = ?1 AND is_campus = 0
                  UNION ALL SELECT id, name FROM source WHERE is_campus = 1 AND ?2) AS source
            JOIN meeting_label ON meeting_label.source_id = source.id
            JOIN entry ON entry.meeting_id = meeting_label.meeting_id
            WHERE meeting_label.doubtful <> ''
            GROUP BY source.id, source.name, meeting_label.doubtful
            ORDER BY source.name, meeting_label.doubtful LIMIT ?3
            """, [person.id, person.role == .operator, limit])
        return (
            found.map { ($0["name"], $0["summary"], $0["doubtful"], $0["meetings"]) },
            found.first?["found"] ?? 0
        )
    }
}

/// The queries whose plans are promised.
enum ModuleQueries {
    static let meetings = """
        SELECT \(EntryRow.columns), uid, slot, codes, label_kind, group_name FROM
        (SELECT entry.*, meeting.uid, meeting.slot, meeting_label.codes,
         meeting_label.kind AS label_kind, meeting_label.group_name FROM meeting_module
         JOIN meeting ON meeting.id = meeting_module.meeting_id
         JOIN entry ON entry.meeting_id = meeting.id
         LEFT JOIN meeting_label ON meeting_label.meeting_id = meeting.id
         WHERE meeting_module.source_id = ? AND meeting_module.module_id = ?) AS entry
        ORDER BY meeting_id, original NULLS FIRST
        """

    static let classmates = """
        SELECT person.id, person.handle, \(PersonColumns.name), \(PersonColumns.picture)
        FROM enrolment
        JOIN person ON person.id = enrolment.person_id
        WHERE enrolment.module_id = ?1 AND has_left = 0 AND is_invisible = 0
        AND person.id <> ?2 AND \(PersonColumns.isShown)
        AND NOT EXISTS (SELECT 1 FROM invisible_person WHERE person_id = person.id)
        AND NOT EXISTS (SELECT 1 FROM friend_block AS block
                        WHERE (block.person_id = ?2 AND blocked_id = person.id)
                        OR (block.person_id = person.id AND blocked_id = ?2 AND NOT ?3))
        """

    static let comments = """
        SELECT \(Comment.columns) FROM comment LEFT JOIN person ON person.id = comment.person_id
        WHERE comment.module_id = ?1 AND comment.hidden IS NULL
        AND (comment.person_id IS NULL OR \(PersonColumns.isShown))
        AND NOT EXISTS (SELECT 1 FROM friend_block AS block
                        WHERE (block.person_id = ?3 AND blocked_id = comment.person_id)
                        OR (block.person_id = comment.person_id AND blocked_id = ?3 AND NOT ?4))
        AND NOT EXISTS (SELECT 1 FROM report WHERE subject_kind = 'comment'
                        AND subject_id = comment.id AND reporter_id = ?3 AND withdrawn IS NULL)
        ORDER BY comment.id DESC LIMIT ?2
        """
}
