package import Campus
package import Recurrence

extension Transaction {
    /// The sources that communities take their events from, each with its community.
    package func communityFeeds() throws(StorageError) -> [SourceID: Community] {
        Dictionary(
            try rows(
                """
                SELECT source_id, c.id, c.name, c.members FROM community_feed
                JOIN community AS c ON c.id = community_id
                """
            ).map {
                ($0["source_id"], Community(id: $0["id"], name: $0["name"], members: $0["members"]))
            }
        ) { first, _ in first }
    }

    /// The sources that a community takes its events from.
    package func feeds(of communityID: CommunityID) throws(StorageError) -> [Source] {
        try sources(
            """
            WHERE id IN (SELECT source_id FROM community_feed WHERE community_id = ?)
            ORDER BY name, id
            """, [communityID])
    }

    package func link(_ source: Source, to community: Community) throws(StorageError) {
        try execute(
            """
            INSERT INTO community_feed (source_id, community_id) VALUES (?, ?)
            ON CONFLICT (source_id) DO UPDATE SET community_id = excluded.community_id
            """, [source.id, community.id])
    }

    /// Gives the sources that communities take their events from, and that one person keeps, to
    /// another organiser of each community, or else to an operator.
    ///
    /// Without either a source stays the person's.
    package func handOverCommunityFeeds(
        of person: Person
    ) throws(StorageError) -> [HandedSource] {
        let feeds = try sources(
            """
            WHERE person_id = ? AND id IN (SELECT source_id FROM community_feed) ORDER BY id
            """, [person.id])
        var handed: [HandedSource] = []
        for feed in feeds {
            let organiser = try row(
                """
                SELECT \(Person.columns) FROM community_feed
                JOIN membership USING (community_id) JOIN person ON person.id = person_id
                WHERE source_id = ? AND organiser = 1 AND suspended IS NULL AND person.id <> ?
                ORDER BY person.id LIMIT 1
                """, [feed.id, person.id]
            ).flatMap { Person(row: $0, shownTo: viewing) }
            let another = organiser == nil ? try anotherOperator(than: person) : organiser
            guard let heir = another else { continue }
            handed.append(try handOver(feed, to: heir))
        }
        return handed
    }

    /// The events that came from a source, by the meeting they were made of.
    package func events(from source: Source) throws(StorageError) -> [MeetingID: Event] {
        let events = try rows(
            """
            SELECT \(Event.columns) \(Event.tables)
            WHERE e.meeting_id IN (SELECT id FROM meeting WHERE source_id = ?)
            """, [source.id]
        ).compactMap { Event(row: $0, shownTo: viewing) }
        return Dictionary(
            events.compactMap { event in event.meetingID.map { ($0, event) } }
        ) { first, _ in first }
    }

    /// Adds an event that a feed tells of.
    package func addEvent(
        _ plan: EventPlan, of community: Community, from meeting: MeetingID, at now: Instant
    ) throws(StorageError) -> Event? {
        let id = try addEvent(
            plan, of: community.id, by: nil, password: nil, isByStaff: false, at: now)
        try execute("UPDATE event SET meeting_id = ? WHERE id = ?", [meeting, id])
        return try event(id)
    }

    /// An event that was called off takes place after all.
    package func uncancel(_ event: Event) throws(StorageError) {
        try execute(
            "UPDATE event SET cancelled = NULL, revision = revision + 1 WHERE id = ?", [event.id])
    }
}
