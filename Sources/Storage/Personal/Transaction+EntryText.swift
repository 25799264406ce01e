package import Campus

/// An entry's bytes as a program sent them.
package struct EntryText: Hashable, Sendable {
    package var meeting: MeetingID
    /// As the program calls it.
    package var name: String
    /// Of the entry as it was read from the text.
    package var digest: String
    package var text: String

    package init(meeting: MeetingID, name: String, digest: String, text: String) {
        self.meeting = meeting
        self.name = name
        self.digest = digest
        self.text = text
    }
}

extension Transaction {
    /// All that a person's programs sent, of what is deleted too.
    package func entryTexts(of person: PersonID) throws(StorageError) -> [EntryText] {
        try rows(
            "SELECT \(EntryText.columns) FROM entry_text WHERE person_id = ?", [person]
        ).map { EntryText(row: $0) }
    }

    package func entryText(
        called name: String, of person: PersonID
    ) throws(StorageError) -> EntryText? {
        try row(
            "SELECT \(EntryText.columns) FROM entry_text WHERE person_id = ? AND name = ?",
            [person, name]
        ).map { EntryText(row: $0) }
    }

    package func entryText(of meeting: MeetingID) throws(StorageError) -> EntryText? {
        try row("SELECT \(EntryText.columns) FROM entry_text WHERE meeting_id = ?", [meeting])
            .map { EntryText(row: $0) }
    }

    /// Keeps what a program sent; what had the name before is called as others are.
    package func keep(_ text: EntryText, of person: PersonID) throws(StorageError) {
        try execute(
            "DELETE FROM entry_text WHERE person_id = ? AND name = ? AND meeting_id <> ?",
            [person, text.name, text.meeting])
        try execute(
            """
            INSERT INTO entry_text (meeting_id, person_id, name, digest, bytes, text)
            VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (meeting_id) DO UPDATE SET
                name = excluded.name, digest = excluded.digest, bytes = excluded.bytes,
                text = excluded.text
            """,
            [text.meeting, person, text.name, text.digest, text.text.utf8.count, text.text])
    }

    /// How many bytes of a person's entries are kept.
    package func entryTextBytes(of person: PersonID) throws(StorageError) -> Int64 {
        try number(
            "SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM entry_text WHERE person_id = ?",
            [person]) ?? 0
    }

    /// Forgets what programs sent of entries that are deleted: brought back, they are written anew.
    package func forgetDeletedEntryTexts(of person: PersonID) throws(StorageError) {
        try execute(
            """
            DELETE FROM entry_text WHERE person_id = ? AND NOT EXISTS (
                SELECT 1 FROM entry WHERE entry.meeting_id = entry_text.meeting_id)
            """, [person])
    }

    /// The number under which a person's own entries have a UID, whether or not anything is left of it.
    package func ownMeeting(uid: String, of person: PersonID) throws(StorageError) -> MeetingID? {
        try value(
            """
            SELECT meeting.id FROM meeting JOIN source ON source.id = meeting.source_id
            WHERE source.person_id = ? AND source.address = ? AND meeting.uid_key = ?
                AND meeting.uid = ? AND meeting.slot = ''
            """,
            [
                person, Source.personalAddress, Int64(bitPattern: UIDKey(of: uid).bits), uid,
            ])
    }

    /// Adds zones that a person's own entries are in and nobody knows by name.
    package func define(
        _ zones: [String: String], forEntriesOf person: PersonID
    ) throws(StorageError) {
        for (tzid, definition) in zones {
            try execute(
                """
                INSERT INTO zone_definition (source_id, tzid, definition)
                SELECT id, ?, ? FROM source WHERE person_id = ? AND address = ?
                ON CONFLICT (source_id, tzid) DO UPDATE SET definition = excluded.definition
                """, [tzid, definition, person, Source.personalAddress])
        }
    }
}

extension EntryText {
    fileprivate static let columns = "meeting_id, name, digest, text"

    fileprivate init(row: Row) {
        self.init(
            meeting: row["meeting_id"], name: row["name"], digest: row["digest"],
            text: row["text"])
    }
}
