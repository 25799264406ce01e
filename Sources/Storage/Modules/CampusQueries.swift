/// The queries of campus sources, whose plans are promised: what they read grows with what one
/// person takes, and not with the campus.
enum CampusQueries {
    /// The sources that tell of a module that the person takes: ?1.
    static let sources = """
        SELECT DISTINCT campus_module.source_id FROM enrolment
        {order} JOIN campus_module ON campus_module.module_id = enrolment.module_id
        WHERE enrolment.person_id = ?1 AND enrolment.has_left = 0
        """

    /// What reaches the person ?1 and may have an occurrence from ?2 to ?3.
    static let meetings = """
        SELECT \(EntryRow.columns), uid, slot, codes, label_kind, group_name FROM
        (SELECT entry.*, meeting.uid, meeting.slot, meeting_label.codes,
         meeting_label.kind AS label_kind, meeting_label.group_name
         FROM (\(reached)) AS reached
         {order} JOIN meeting ON meeting.id = reached.meeting_id
         {order} JOIN entry ON entry.meeting_id = meeting.id
         LEFT JOIN meeting_label ON meeting_label.meeting_id = meeting.id
         WHERE entry.last_at >= ?2 AND entry.first_at <= ?3) AS entry
        ORDER BY meeting_id, original NULLS FIRST
        """

    /// What a source ?1 tells of a module ?2 and may have an occurrence from ?3 to ?4.
    static let ofPlace = """
        SELECT \(EntryRow.columns), uid, slot, codes, label_kind, group_name FROM
        (SELECT entry.*, meeting.uid, meeting.slot, meeting_label.codes,
         meeting_label.kind AS label_kind, meeting_label.group_name
         FROM campus_meeting
         {order} JOIN meeting ON meeting.id = campus_meeting.meeting_id
         {order} JOIN entry ON entry.meeting_id = meeting.id
         LEFT JOIN meeting_label ON meeting_label.meeting_id = meeting.id
         WHERE campus_meeting.source_id = ?1 AND campus_meeting.module_id = ?2
         AND campus_meeting.last_at >= ?3 AND campus_meeting.first_at <= ?4
         AND entry.last_at >= ?3 AND entry.first_at <= ?4) AS entry
        ORDER BY meeting_id, original NULLS FIRST
        """

    /// Which sources tell of what the person ?1 takes.
    static let places = """
        SELECT campus_module.source_id, enrolment.module_id FROM enrolment
        {order} JOIN campus_module ON campus_module.module_id = enrolment.module_id
        WHERE enrolment.person_id = ?1 AND enrolment.has_left = 0
        """

    private static let reached = """
        SELECT campus_meeting.meeting_id FROM enrolment
        {order} JOIN campus_module ON campus_module.module_id = enrolment.module_id
        {order} JOIN campus_meeting ON campus_meeting.source_id = campus_module.source_id
        AND campus_meeting.module_id = enrolment.module_id
        WHERE enrolment.person_id = ?1 AND enrolment.has_left = 0
        AND campus_meeting.last_at >= ?2 AND campus_meeting.first_at <= ?3
        UNION
        SELECT campus_meeting.meeting_id FROM (\(sources)) AS telling
        {order} JOIN campus_meeting ON campus_meeting.source_id = telling.source_id
        AND campus_meeting.module_id = \(CampusWriter.everyModule)
        WHERE campus_meeting.last_at >= ?2 AND campus_meeting.first_at <= ?3
        """

    /// The changes that concern the person ?1, from the instant ?2 on.
    static let changesTold = """
        SELECT change.id FROM source JOIN change ON change.source_id = source.id
        WHERE source.person_id = ?1 AND source.is_campus = 0 AND change.at >= ?2
        UNION
        SELECT campus_change.change_id FROM enrolment
        {order} JOIN campus_change ON campus_change.module_id = enrolment.module_id
        WHERE enrolment.person_id = ?1 AND enrolment.has_left = 0
        UNION
        SELECT campus_change.change_id FROM (\(sources)) AS telling
        {order} JOIN campus_change ON campus_change.module_id = \(CampusWriter.everyModule)
        AND campus_change.source_id = telling.source_id
        """

    /// The parallel groups of what the person ?1 takes.
    static let groups = """
        SELECT module.code, NULLIF(campus_group.kind, ''), campus_group.name FROM enrolment
        {order} JOIN campus_group ON campus_group.module_id = enrolment.module_id
        {order} JOIN module ON module.id = enrolment.module_id
        WHERE enrolment.person_id = ?1 AND enrolment.has_left = 0
        """

    /// How many meetings of the source ?1 reach nobody: neither a module nor whole days.
    static let unreached = """
        SELECT COUNT(DISTINCT meeting_id) FROM entry WHERE source_id = ?1 AND NOT EXISTS
        (SELECT 1 FROM campus_meeting WHERE campus_meeting.meeting_id = entry.meeting_id)
        """
}
