package import Campus
package import Recurrence

extension Transaction {
    /// Keeps what became of an event, for everybody who may see it.
    package func addChange(
        _ change: EventChange, of event: Event, by person: Person?
    ) throws(StorageError) {
        let community = event.isPrivate ? nil : event.communityID
        if let community { try takeTurn(in: community) }
        try execute(
            """
            INSERT INTO event_change (event_id, community_id, by_id, at, kind, text, message)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                event.id, community, person?.id, change.at.seconds, change.kind.rawValue,
                change.sentence.text, change.sentence.message,
            ])
        try markAttendants(of: event.id, at: change.at)
    }

    /// Has a community's changes numbered in the order in which they are committed.
    ///
    /// A number is drawn before that, and whoever has seen one has seen all before it
    /// (docs/decisions/0044).
    private func takeTurn(in community: CommunityID) throws(StorageError) {
        _ = try row("SELECT id FROM community WHERE id = ? {turn}", [community])
    }

    /// What became of an event, the latest last.
    package func changes(of event: Event) throws(StorageError) -> [EventChange] {
        try rows(
            """
            SELECT kind, at, text, message FROM event_change WHERE event_id = ? ORDER BY id
            """, [event.id]
        ).compactMap { EventChange(row: $0) }
    }

    /// What became of the events of a community, the latest first; of private ones nothing.
    package func changes(
        of community: Community, atMost count: Int
    ) throws(StorageError) -> [(event: EventID, change: EventChange)] {
        try rows(
            """
            SELECT event_id, kind, at, text, message FROM event_change WHERE community_id = ?
            ORDER BY id DESC LIMIT ?
            """, [community.id, count]
        ).compactMap { row in
            EventChange(row: row).map { (row["event_id"], $0) }
        }
    }

    /// Whether anything is unread in a community that somebody is in.
    package func hasUnread(_ personID: PersonID) throws(StorageError) -> Bool {
        try number(
            """
            SELECT 1 FROM membership AS m WHERE m.person_id = ? AND EXISTS
                (SELECT 1 FROM event_change WHERE community_id = m.community_id AND id > m.seen
                 AND (by_id IS NULL OR by_id <> m.person_id))
            LIMIT 1
            """, [personID]) != nil
    }

    /// Keeps what some people are to be told.
    ///
    /// - Parameters:
    ///   - author: whose words they are; nil for the program's own.
    ///   - one: the case of which its author or reporters are told; nil of all else.
    package func tell(
        _ people: [Person], as kind: News.Kind, of event: Event?, saying sentence: KeptSentence,
        by author: Person? = nil, until: Instant? = nil, onCase one: CaseID? = nil, at now: Instant
    ) throws(StorageError) {
        let told = people.map(\.id).filter { $0 != author?.id }
        guard !told.isEmpty else { return }
        try execute(
            """
            INSERT INTO news (person_id, event_id, by_id, at, kind, text, message, until, case_id)
            SELECT value, ?, ?, ?, ?, ?, ?, ?, ? FROM ({list}) AS told
            """,
            [
                event?.id, author?.id, now.seconds, kind.rawValue, sentence.text,
                sentence.message, until?.seconds, one, Self.list(told),
            ])
        try PlanMarks(self, at: now).mark(told)
    }
}

extension EventChange {
    fileprivate init?(row: Row) {
        guard let kind = Kind(rawValue: row["kind"]) else { return nil }
        self.init(
            kind: kind, at: Instant(seconds: row["at"]),
            sentence: KeptSentence(row["text"], row["message"]))
    }
}
