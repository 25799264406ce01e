package import Campus
package import Recurrence

/// What people keep on items that a source tells of, and where it goes when another source alone
/// tells of them.
extension Transaction {
    /// All meetings that a source has entries of.
    package func meetingIDs(of source: Source) throws(StorageError) -> Set<MeetingID> {
        let rows = try rows(
            "SELECT DISTINCT meeting_id FROM entry WHERE source_id = ?", [source.id])
        return Set(rows.map { $0["meeting_id"] })
    }

    /// What people keep on some meetings: what they set with `item`, series that they dismissed, and
    /// reminders.
    ///
    /// - Parameter instant: reminders that were due before it are over.
    /// - Returns: by person. What is kept on a series as a whole has no original start.
    package func kept(
        on meetings: Set<MeetingID>, since instant: Instant
    ) throws(StorageError) -> [(person: Person, items: Set<ItemID>)] {
        var items: [PersonID: Set<ItemID>] = [:]
        let wanted = Self.list(meetings)
        let set = try rows(
            """
            SELECT person_id, meeting_id, original FROM item_view
            WHERE meeting_id IN (\(Self.listed))
            UNION SELECT person_id, meeting_id, NULL FROM dismissed_series
            WHERE meeting_id IN (\(Self.listed))
            """, [wanted, wanted])
        for row in set {
            items[row["person_id"], default: []].insert(
                Self.item(row["meeting_id"], row["original"]))
        }
        let due = try rows(
            "SELECT person_id, subject FROM reminder WHERE due >= ?", [instant.seconds])
        for row in due {
            guard case .item(let id) = ReminderSubject(row["subject"] as String),
                meetings.contains(id.meeting)
            else { continue }
            items[row["person_id"], default: []].insert(id)
        }
        let people = try rows(
            "SELECT \(Person.columns) FROM person WHERE id IN (\(Self.listed)) ORDER BY id",
            [Self.list(items.keys)]
        ).compactMap { Person(row: $0, shownTo: viewing) }
        return people.map { ($0, items[$0.id] ?? []) }
    }

    /// Lets what a person keeps on some items be kept on others, until it is taken back.
    ///
    /// What they set on those already stays, and is added to.
    ///
    /// - Parameter items: from where to where; those without an original start may be series.
    package func handOver(_ items: [ItemID: ItemID], of person: Person) throws(StorageError) {
        for (old, new) in items.sorted(by: { $0.key < $1.key }) {
            try move(old, to: new, person)
            try execute(
                """
                INSERT INTO handed_over
                    (person_id, meeting_id, original, heir_id, heir_original)
                VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (meeting_id, person_id, COALESCE(original, -9223372036854775808))
                DO UPDATE SET heir_id = excluded.heir_id, heir_original = excluded.heir_original
                """,
                [
                    person.id, old.meeting, old.original?.seconds, new.meeting,
                    new.original?.seconds,
                ])
        }
    }

    /// What was handed over by meetings that a source lists now.
    ///
    /// - Returns: by person, from where to where it went.
    package func handedOver(
        by source: Source
    ) throws(StorageError) -> [(person: Person, items: [ItemID: ItemID])] {
        let rows = try rows(
            """
            SELECT \(Person.part), h.meeting_id, h.original, h.heir_id, h.heir_original
            FROM handed_over AS h JOIN person ON person.id = h.person_id
            WHERE EXISTS (
                SELECT 1 FROM entry WHERE meeting_id = h.meeting_id AND source_id = ?)
            ORDER BY person.id
            """, [source.id])
        var found: [(person: Person, items: [ItemID: ItemID])] = []
        for row in rows {
            guard let person = Person(row: row.part("person"), shownTo: .program) else { continue }
            if found.last?.person.id != person.id { found.append((person, [:])) }
            found[found.count - 1].items[Self.item(row["meeting_id"], row["original"])] = Self.item(
                row["heir_id"], row["heir_original"])
        }
        return found
    }

    /// Lets what was handed over be kept where it was before.
    ///
    /// - Parameter items: from where to where it had gone.
    package func takeBack(_ items: [ItemID: ItemID], of person: Person) throws(StorageError) {
        for (old, new) in items.sorted(by: { $0.key < $1.key }) {
            try move(new, to: old, person)
            try execute(
                """
                DELETE FROM handed_over
                WHERE person_id = ? AND meeting_id = ? AND original IS NOT DISTINCT FROM ?
                """, [person.id, old.meeting, old.original?.seconds])
        }
    }

    private static func item(_ meeting: MeetingID, _ original: Int64?) -> ItemID {
        ItemID(meeting: meeting, original: original.map(WallTime.init(seconds:)))
    }

    private func move(
        _ old: ItemID, to new: ItemID, _ person: Person
    ) throws(StorageError) {
        let (from, to) = (old.original?.seconds, new.original?.seconds)
        try execute(
            """
            INSERT INTO item_view (person_id, meeting_id, original, hidden, name, note, colour, leads)
            SELECT person_id, ?, ?, hidden, name, note, colour, leads FROM item_view
            WHERE person_id = ? AND meeting_id = ? AND original IS NOT DISTINCT FROM ?
            ON CONFLICT (person_id, meeting_id, COALESCE(original, -9223372036854775808))
            DO UPDATE SET hidden = COALESCE(item_view.hidden, excluded.hidden),
                name = COALESCE(item_view.name, excluded.name),
                note = COALESCE(item_view.note, excluded.note),
                colour = COALESCE(item_view.colour, excluded.colour),
                leads = COALESCE(item_view.leads, excluded.leads)
            """, [new.meeting, to, person.id, old.meeting, from])
        try execute(
            "DELETE FROM item_view WHERE person_id = ? AND meeting_id = ? AND original IS NOT DISTINCT FROM ?",
            [person.id, old.meeting, from])
        try execute(
            """
            UPDATE former_view SET meeting_id = ?, original = ?
            WHERE meeting_id = ? AND original IS NOT DISTINCT FROM ?
            AND act_id IN (SELECT id FROM personal_act WHERE person_id = ?)
            """, [new.meeting, to, old.meeting, from, person.id])
        try execute(
            """
            UPDATE reminder SET subject = ?1 WHERE person_id = ?2 AND subject = ?3
            AND NOT EXISTS (
                SELECT 1 FROM reminder AS other
                WHERE other.person_id = ?2 AND other.subject = ?1
                AND other.lead = reminder.lead AND other.round = reminder.round)
            """,
            [
                ReminderSubject.item(new).description, person.id,
                ReminderSubject.item(old).description,
            ])
        if from == nil, to == nil { try moveDismissal(old, to: new, person) }
    }

    /// That a person dismissed a series as a whole.
    private func moveDismissal(
        _ old: ItemID, to new: ItemID, _ person: Person
    ) throws(StorageError) {
        try execute(
            """
            UPDATE dismissed_series SET meeting_id = ?1 WHERE person_id = ?2 AND meeting_id = ?3
            AND NOT EXISTS (
                SELECT 1 FROM dismissed_series AS other
                WHERE other.person_id = ?2 AND other.meeting_id = ?1)
            """,
            [new.meeting, person.id, old.meeting])
    }
}
