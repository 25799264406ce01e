package import Campus

/// Where calendar programs have one of a person's own entries, and how one of them sent it.
package struct EntryObject: Hashable, Sendable {
    /// An entry's bytes as a program sent them.
    package struct Sent: Hashable, Sendable {
        /// Of the entry as it was read from the text.
        package var digest: String
        package var text: String

        package init(digest: String, text: String) {
            self.digest = digest
            self.text = text
        }
    }

    package var meeting: MeetingID
    /// The name of the calendar that it is in.
    package var collection: String
    /// As the program calls it.
    package var name: String
    /// Nil where no program sent it, but one put it there.
    package var sent: Sent?

    package init(meeting: MeetingID, collection: String, name: String, sent: Sent?) {
        self.meeting = meeting
        self.collection = collection
        self.name = name
        self.sent = sent
    }
}

extension Transaction {
    /// All that a person's programs sent or put elsewhere, of what is deleted too.
    package func entryObjects(of person: PersonID) throws(StorageError) -> [EntryObject] {
        try rows(
            "SELECT \(EntryObject.columns) FROM entry_object WHERE person_id = ?", [person]
        ).map { EntryObject(row: $0) }
    }

    package func entryObject(
        called name: String, in collection: String, of person: PersonID
    ) throws(StorageError) -> EntryObject? {
        try row(
            """
            SELECT \(EntryObject.columns) FROM entry_object
            WHERE person_id = ? AND collection = ? AND name = ?
            """, [person, collection, name]
        ).map { EntryObject(row: $0) }
    }

    package func entryObject(of meeting: MeetingID) throws(StorageError) -> EntryObject? {
        try row("SELECT \(EntryObject.columns) FROM entry_object WHERE meeting_id = ?", [meeting])
            .map { EntryObject(row: $0) }
    }

    /// Keeps where an entry is; what had the name there before is called as others are.
    package func keep(_ object: EntryObject, of person: PersonID) throws(StorageError) {
        try execute(
            """
            DELETE FROM entry_object
            WHERE person_id = ? AND collection = ? AND name = ? AND meeting_id <> ?
            """, [person, object.collection, object.name, object.meeting])
        try execute(
            """
            INSERT INTO entry_object (meeting_id, person_id, collection, name, digest, bytes, text)
            VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (meeting_id) DO UPDATE SET
                collection = excluded.collection, name = excluded.name,
                digest = excluded.digest, bytes = excluded.bytes, text = excluded.text
            """,
            [
                object.meeting, person, object.collection, object.name, object.sent?.digest,
                object.sent?.text.utf8.count ?? 0, object.sent?.text,
            ])
    }

    /// How many bytes of a person's entries are kept.
    package func entryTextBytes(of person: PersonID) throws(StorageError) -> Int64 {
        try number(
            "SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM entry_object WHERE person_id = ?",
            [person]) ?? 0
    }

    /// Forgets what programs sent of entries that are deleted: brought back, they are written anew.
    package func forgetDeletedEntryTexts(of person: PersonID) throws(StorageError) {
        try execute(
            """
            UPDATE entry_object SET text = NULL, digest = NULL, bytes = 0
            WHERE person_id = ? AND NOT EXISTS (
                SELECT 1 FROM entry WHERE entry.meeting_id = entry_object.meeting_id)
            """, [person])
    }

    /// Says whether the bell rings the alarms that a person's own entries bring along.
    package func ringEntryAlarms(_ rings: Bool, of person: PersonID) throws(StorageError) {
        try execute(
            """
            UPDATE source SET rings_alarms = ?1
            WHERE person_id = ?2 AND address = ?3 AND rings_alarms <> ?1
            """, [rings, person, Source.personalAddress])
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

extension EntryObject {
    fileprivate static let columns = "meeting_id, collection, name, digest, text"

    fileprivate init(row: Row) {
        let (digest, text) = (row["digest"] as String?, row["text"] as String?)
        self.init(
            meeting: row["meeting_id"], collection: row["collection"], name: row["name"],
            sent: digest.flatMap { digest in text.map { Sent(digest: digest, text: $0) } })
    }
}
