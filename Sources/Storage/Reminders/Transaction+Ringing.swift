package import Campus
package import Recurrence

/// What many reminders that are due together say: read for all of them at once.
extension Transaction {
    /// The meetings of some numbers, with their sources and labels; what is gone is left out.
    package func meetings(
        numbered ids: Set<MeetingID>
    ) throws(StorageError) -> [MeetingID: SourcedMeeting] {
        let wanted = Self.list(ids)
        let sources = try sources(
            "WHERE id IN (SELECT source_id FROM meeting WHERE id IN (\(Self.listed)))", [wanted])
        let known = Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
        let meetings = try sourcedMeetings(RingingQueries.meetings, [wanted], of: known)
        return Dictionary(
            meetings.compactMap { sourced in sourced.meeting.id.map { ($0, sourced) } }
        ) { first, _ in first }
    }

    /// The profiles and settings of some people, by their number.
    package func settings(
        of people: Set<PersonID>
    ) throws(StorageError) -> [PersonID: PersonSettings] {
        let wanted = Self.list(people)
        var found: [PersonID: PersonSettings] = [:]
        for row in try rows(
            "SELECT id, units, zone FROM person WHERE id IN (\(Self.listed))", [wanted])
        {
            found[row["id"]] = PersonSettings(
                units: (row["units"] as String?).flatMap(Profile.Units.init(rawValue:)),
                zone: row["zone"])
        }
        for row in try rows(
            "SELECT person_id, key, value FROM setting WHERE person_id IN (\(Self.listed))",
            [wanted])
        {
            found[row["person_id"]]?.values[row["key"]] = row["value"]
        }
        try addPushDevices(to: &found)
        try addAddresses(to: &found)
        for row in try rows(
            """
            SELECT person_id, module_code, c.name FROM mute
            LEFT JOIN community AS c ON c.id = community_id WHERE person_id IN (\(Self.listed))
            """, [wanted])
        {
            if let code = (row["module_code"] as String?).flatMap({ ModuleCode($0) }) {
                found[row["person_id"]]?.mutes.modules.insert(code)
            } else if let name = row["name"] as String? {
                found[row["person_id"]]?.mutes.communities.insert(name)
            }
        }
        for row in try rows(
            """
            SELECT person_id, meeting_id FROM dismissed_series
            WHERE person_id IN (\(Self.listed))
            """, [wanted])
        {
            found[row["person_id"]]?.dismissed.insert(row["meeting_id"])
        }
        return found
    }

    /// The devices of those who have pushes among their channels.
    private func addPushDevices(
        to settings: inout [PersonID: PersonSettings]
    ) throws(StorageError) {
        let pushed = settings.filter { $0.value.values["channels"]?.contains("push") ?? false }
        guard !pushed.isEmpty else { return }
        for (person, devices) in try pushDevices(of: Set(pushed.keys)) {
            settings[person]?.devices = devices
        }
    }

    /// The first address that was proved to be theirs, of those who chose no channels.
    private func addAddresses(
        to settings: inout [PersonID: PersonSettings]
    ) throws(StorageError) {
        let unset = settings.filter { $0.value.values["channels"] == nil }.keys
        guard !unset.isEmpty else { return }
        for row in try rows(
            """
            SELECT person_id, address FROM proven_address
            WHERE person_id IN (\(Self.listed)) ORDER BY at DESC, id DESC
            """, [Self.list(unset)])
        {
            guard let address = EmailAddress(row["address"] as String) else { continue }
            settings[row["person_id"]]?.address = address
        }
    }

    /// What some people changed for themselves about some meetings.
    package func itemViews(
        of people: Set<PersonID>, on meetings: Set<MeetingID>
    ) throws(StorageError) -> [PersonID: ItemViews] {
        let rows = try rows(
            """
            SELECT person_id, meeting_id, original, hidden, name, note, colour, leads
            FROM item_view WHERE person_id IN (\(Self.listed))
            """, [Self.list(people)])
        var found: [PersonID: [ItemID: ItemView]] = [:]
        for row in rows where meetings.contains(row["meeting_id"]) {
            let original = (row["original"] as Int64?).map { WallTime(seconds: $0) }
            let id = ItemID(meeting: row["meeting_id"], original: original)
            found[row["person_id"], default: [:]][id] = ItemView(row: row)
        }
        return found.mapValues { ItemViews($0) }
    }

    /// What imports altered in some meetings and was not taken back, the latest first.
    package func changes(
        in meetings: Set<MeetingID>, since: Instant
    ) throws(StorageError) -> [MeetingID: [Change]] {
        let found = try rows(
            RingingQueries.changes, [Self.list(meetings), since.seconds]
        ).compactMap { RecordedChange(row: $0)?.change }
        return Dictionary(grouping: found.filter { $0.meeting != nil }) {
            $0.meeting ?? MeetingID(0)
        }
    }

    /// Whose friends whose numbers are.
    package func friendships(
        of people: Set<PersonID>
    ) throws(StorageError) -> [PersonID: [PersonID]] {
        try pairs(
            """
            SELECT person_id, friend_id AS other FROM friendship WHERE person_id IN (\(Self.listed))
            """, [Self.list(people)])
    }

    /// Whom each of some people has blocked, or was blocked by.
    package func blocks(of people: Set<PersonID>) throws(StorageError) -> [PersonID: [PersonID]] {
        let wanted = Self.list(people)
        return try pairs(
            """
            SELECT person_id, blocked_id AS other FROM friend_block WHERE person_id IN (\(Self.listed))
            UNION ALL
            SELECT blocked_id, person_id FROM friend_block WHERE blocked_id IN (\(Self.listed))
            """, [wanted, wanted])
    }

    private func pairs(
        _ sql: String, _ arguments: Values
    ) throws(StorageError) -> [PersonID: [PersonID]] {
        try rows(sql, arguments).reduce(into: [:]) {
            $0[$1["person_id"], default: []].append($1["other"])
        }
    }

    /// Who takes a module, in order of the handle; those who are not shown too.
    package func roster(of module: Module) throws(StorageError) -> [RosterEntry] {
        try rows(RingingQueries.roster, [module.id]).map { row in
            RosterEntry(
                id: row["id"], handle: row["handle"], name: row["name"], isShown: row["is_shown"])
        }
    }

    /// A row of numbers as SQL can look through it.
    static func list(_ numbers: some Sequence<Int64>) -> String {
        "[\(numbers.map(String.init).joined(separator: ","))]"
    }

    static func list<Rows>(_ ids: some Sequence<RowID<Rows>>) -> String {
        list(ids.map { $0.number })
    }

    static let listed = "{list}"
}

/// What one person set, as reminders need it.
package struct PersonSettings: Sendable {
    package var units: Profile.Units?
    /// An IANA id; nil for the home's.
    package var zone: String?
    /// By key.
    package var values: [String: String] = [:]
    package var mutes = Mutes()
    /// Browsers that take pushes, where they are among their channels.
    package var devices: [PushSubscriptionID] = []
    /// That they proved to be theirs; looked for of those alone who chose no channels.
    package var address: EmailAddress?
    /// Series of which nothing rings any more.
    package var dismissed: Set<MeetingID> = []
}

/// Somebody who takes a module.
package struct RosterEntry: Hashable, Sendable {
    package var id: PersonID
    package var handle: String
    /// Nil where they gave none, or nobody is shown it.
    package var name: String?
    /// Neither invisible to classmates nor suspended.
    package var isShown: Bool
}

private enum RingingQueries {
    static let meetings = """
        SELECT \(EntryRow.columns), uid, slot, codes, label_kind, group_name FROM
        (SELECT entry.*, meeting.uid, meeting.slot, meeting_label.codes,
         meeting_label.kind AS label_kind, meeting_label.group_name
         FROM ({list}) AS wanted {order} JOIN entry ON entry.meeting_id = wanted.value
         JOIN meeting ON meeting.id = entry.meeting_id
         LEFT JOIN meeting_label ON meeting_label.meeting_id = meeting.id) AS entry
        ORDER BY meeting_id, original NULLS FIRST
        """

    static let changes = """
        SELECT change.kind, meeting_id, '' AS uid, '' AS slot, summary, starts_at, starts, occurrences,
        before_text, after_text, '' AS source, at, reverted_at
        FROM ({list}) AS wanted {order} JOIN change ON meeting_id = wanted.value
        WHERE at >= ? AND reverted_at IS NULL ORDER BY change.id DESC
        """

    static let roster = """
        SELECT person.id, person.handle, \(PersonColumns.name),
        is_invisible = 0 AND \(PersonColumns.isShown)
        AND NOT EXISTS (SELECT 1 FROM invisible_person WHERE person_id = person.id) AS is_shown
        FROM enrolment JOIN person ON person.id = enrolment.person_id
        WHERE enrolment.module_id = ? AND has_left = 0 ORDER BY person.handle
        """
}
