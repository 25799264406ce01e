package import Campus
package import Recurrence

extension Transaction {
    /// When what a source holds was last altered by an import; nil when none is on record.
    package func lastChange(ofSource id: SourceID) throws(StorageError) -> Instant? {
        try number(
            """
            SELECT MAX(at) FROM "fetch" WHERE source_id = ? AND outcome = 'imported'
            """, [id]
        )
        .map { Instant(seconds: $0) }
    }

    /// When a person last acted on their own entries; nil when no act is on record.
    package func lastAct(ofPerson id: PersonID) throws(StorageError) -> Instant? {
        try number(
            """
            SELECT MAX(at) FROM personal_act
            WHERE person_id = ? AND kind IN ('add', 'edit', 'delete')
            """, [id]
        ).map { Instant(seconds: $0) }
    }

    /// When an event was last edited or cancelled, else when it was published.
    package func lastChange(ofEvent id: EventID) throws(StorageError) -> Instant? {
        try row(
            """
            SELECT created, (SELECT MAX(at) FROM event_change WHERE event_id = event.id) AS altered
            FROM event WHERE id = ?
            """, [id]
        ).map { row in
            let created: Int64 = row["created"]
            return Instant(seconds: max(created, row["altered"] ?? created))
        }
    }
}
