package import Campus
package import Recurrence

/// Calendars that programs made for a person's own entries.
extension Transaction {
    /// Their names, in the order of their making.
    package func madeCalendars(of person: PersonID) throws(StorageError) -> [String] {
        try column(
            "SELECT name FROM made_calendar WHERE person_id = ? ORDER BY created, name", [person])
    }

    package func makeCalendar(
        _ name: String, of person: PersonID, at now: Instant
    ) throws(StorageError) {
        try execute(
            "INSERT INTO made_calendar (person_id, name, created) VALUES (?, ?, ?)",
            [person, name, now.seconds])
    }

    /// The entries that are in one of them.
    package func entries(
        inCalendar name: String, of person: PersonID
    ) throws(StorageError) -> [Meeting] {
        try meetings(
            column(
                """
                SELECT meeting_id FROM entry_object WHERE person_id = ? AND collection = ?
                """, [person, name]))
    }

    /// How many entries are in each of a person's calendars in which there are any, by its name; none of those that were
    /// deleted.
    package func entryCounts(of person: PersonID) throws(StorageError) -> [String: Int] {
        let rows = try rows(
            """
            SELECT collection, COUNT(*) AS count FROM entry_object
            WHERE person_id = ? AND EXISTS (
                SELECT 1 FROM entry WHERE entry.meeting_id = entry_object.meeting_id)
            GROUP BY collection
            """, [person])
        return Dictionary(rows.map { ($0["collection"], $0["count"]) }) { first, _ in first }
    }

    /// Forgets one, and what programs were told of it.
    ///
    /// What was in it and comes back is where entries are that no program put anywhere.
    ///
    /// - Parameter usual: the name of the calendar for those.
    package func dropCalendar(
        _ name: String, of person: PersonID, to usual: String, named rename: (MeetingID) -> String
    ) throws(StorageError) {
        let left: [MeetingID] = try column(
            "SELECT meeting_id FROM entry_object WHERE person_id = ? AND collection = ?",
            [person, name])
        for meeting in left {
            try execute(
                "UPDATE entry_object SET collection = ?, name = ? WHERE meeting_id = ?",
                [usual, rename(meeting), meeting])
        }
        try execute(
            "DELETE FROM made_calendar WHERE person_id = ? AND name = ?", [person, name])
        for table in [
            "collection_object", "collection_version", "collection_state", "collection_property",
        ] {
            try execute(
                "DELETE FROM \(table) WHERE person_id = ? AND collection = ?", [person, name])
        }
    }
}
