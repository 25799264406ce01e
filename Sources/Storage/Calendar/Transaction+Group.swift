package import Campus

/// One of the parallel groups of a module's meetings.
package struct StoredGroup: Hashable, Sendable {
    package var module: ModuleCode
    package var kind: MeetingKind?
    package var name: String
}

extension Transaction {
    /// The groups that a person's own sources tell of, and the campus's of what they take; some may
    /// be told twice.
    package func groups(of person: Person) throws(StorageError) -> [StoredGroup] {
        try readFeeds(reaching: person.id)
        return try rows(
            """
            SELECT DISTINCT codes, meeting_label.kind, group_name FROM source
            JOIN meeting_label ON meeting_label.source_id = source.id
            WHERE source.person_id = ?1 AND source.is_campus = 0 AND group_name IS NOT NULL
            UNION ALL
            \(CampusQueries.groups)
            """, [person.id]
        ).compactMap { row in
            [ModuleCode](joined: row["codes"]).first.map { module in
                StoredGroup(
                    module: module,
                    kind: (row["kind"] as String?).flatMap(MeetingKind.init(rawValue:)),
                    name: row["group_name"])
            }
        }
    }

    /// The groups that a person chose.
    package func groupChoices(of person: Person) throws(StorageError) -> [StoredGroup] {
        try rows(
            """
            SELECT module_code, meeting_kind, group_name FROM group_choice WHERE person_id = ?
            """, [person.id]
        ).compactMap { row in
            ModuleCode(row["module_code"] as String).map {
                StoredGroup(
                    module: $0, kind: MeetingKind(rawValue: row["meeting_kind"]),
                    name: row["group_name"])
            }
        }
    }

    /// Keeps which group a person is in; nil forgets it.
    package func chooseGroup(
        _ name: String?, of module: ModuleCode, _ kind: MeetingKind?, for person: Person
    ) throws(StorageError) {
        try execute(
            """
            DELETE FROM group_choice WHERE person_id = ? AND module_code = ? AND meeting_kind = ?
            """, [person.id, module.text, kind?.rawValue ?? ""])
        guard let name else { return }
        try execute(
            """
            INSERT INTO group_choice (person_id, module_code, meeting_kind, group_name)
            VALUES (?, ?, ?, ?)
            """, [person.id, module.text, kind?.rawValue ?? "", name])
    }
}
