package import Campus
package import Recurrence

extension Transaction {
    /// Keeps what became of an event, for everybody who may see it.
    package func addChange(
        _ change: EventChange, of event: Event, by person: Person?
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO event_change (event_id, community_id, by_id, at, kind, text)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                event.id, event.isPrivate ? nil : event.communityID, person?.id, change.at.seconds,
                change.kind.rawValue, change.text,
            ])
        try markAttendants(of: event.id, at: change.at)
    }

    /// What became of an event, the latest last.
    package func changes(of event: Event) throws(StorageError) -> [EventChange] {
        try rows(
            "SELECT kind, at, text FROM event_change WHERE event_id = ? ORDER BY id", [event.id]
        ).compactMap { row in
            EventChange.Kind(rawValue: row["kind"]).map {
                EventChange(kind: $0, at: Instant(seconds: row["at"]), text: row["text"])
            }
        }
    }

    /// Keeps what some people are to be told.
    ///
    /// - Parameter author: whose words they are; nil for the program's own.
    package func tell(
        _ people: [Person], as kind: News.Kind, of event: Event?, saying text: String,
        by author: Person? = nil, until: Instant? = nil, at now: Instant
    ) throws(StorageError) {
        for person in people where person.id != author?.id {
            try execute(
                """
                INSERT INTO news (person_id, event_id, by_id, at, kind, text, until)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    person.id, event?.id, author?.id, now.seconds, kind.rawValue, text,
                    until?.seconds,
                ])
            try mark(person, at: now)
        }
    }
}
