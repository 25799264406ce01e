package import Campus
package import Recurrence

extension Transaction {
    /// All communities: those the person is in first, each part in alphabetical order.
    package func communities(seenBy person: Person) throws(StorageError) -> [CommunityCard] {
        try rows(
            """
            SELECT \(CommunityCard.columns) FROM community AS c
            LEFT JOIN membership AS m ON m.community_id = c.id AND m.person_id = ?1
            WHERE c.closed IS NULL ORDER BY m.person_id IS NULL, c.place
            """, [person.id]
        ).map { CommunityCard(row: $0) }
    }

    /// - Parameter name: in any case.
    package func community(
        named name: String, seenBy person: Person
    ) throws(StorageError) -> CommunityCard? {
        try row(
            """
            SELECT \(CommunityCard.columns) FROM community AS c
            LEFT JOIN membership AS m ON m.community_id = c.id AND m.person_id = ?1
            WHERE c.folded = ?2
            """, [person.id, Community.folded(name)]
        ).map { CommunityCard(row: $0) }
    }

    /// The names of all communities in alphabetical order.
    ///
    /// - Parameter other: one that is left out.
    package func communityNames(
        without other: Community? = nil
    ) throws(StorageError) -> [String] {
        try rows(
            "SELECT name FROM community WHERE closed IS NULL AND id IS DISTINCT FROM ? ORDER BY place",
            [other?.id]
        ).map { $0["name"] }
    }

    /// Gives a community another name.
    ///
    /// - Parameter place: its place in the alphabet among the others.
    package func rename(
        _ community: Community, to name: String, place: Int
    ) throws(StorageError) {
        try removePlace(of: community)
        try execute("UPDATE community SET place = place + 1 WHERE place >= ?", [place])
        try execute(
            "UPDATE community SET name = ?, folded = ?, place = ? WHERE id = ?",
            [name, Community.folded(name), place, community.id])
    }

    /// Keeps what a community says of itself: its topic and its description.
    package func saveWords(of community: Community) throws(StorageError) {
        try execute(
            "UPDATE community SET topic = ?, description = ? WHERE id = ?",
            [community.topic, community.description, community.id])
    }

    /// Ends a community with its memberships and feeds; its events stay.
    package func close(_ community: Community, at now: Instant) throws(StorageError) {
        for feed in try feeds(of: community.id) {
            try removeSource(feed, at: now)
        }
        for table in ["membership", "mute"] {
            try execute("DELETE FROM \(table) WHERE community_id = ?", [community.id])
        }
        try removePlace(of: community)
        // No name begins with a space.
        try execute(
            """
            UPDATE community SET closed = ?, members = 0, place = -1, folded = ' ' || id
            WHERE id = ?
            """, [now.seconds, community.id])
        try removePicture(of: community)
    }

    private func removePlace(of community: Community) throws(StorageError) {
        try execute(
            """
            UPDATE community SET place = place - 1
            WHERE place > (SELECT place FROM community WHERE id = ?)
            """, [community.id])
    }

    /// Adds a community at its place in the alphabet.
    package func addCommunity(
        _ name: String, place: Int, at now: Instant
    ) throws(StorageError) {
        try execute("UPDATE community SET place = place + 1 WHERE place >= ?", [place])
        try execute(
            """
            INSERT INTO community (name, folded, place, members, created) VALUES (?, ?, ?, 0, ?)
            """, [name, Community.folded(name), place, now.seconds])
    }

    /// Who organises a community.
    package func organisers(of community: Community) throws(StorageError) -> [Person] {
        try rows(
            """
            SELECT \(Person.columns) FROM membership JOIN person ON person.id = person_id
            WHERE community_id = ? AND organiser = 1 ORDER BY handle
            """, [community.id]
        ).compactMap { Person(row: $0, shownTo: viewing) }
    }

    package func isMember(
        _ person: Person, of communityID: CommunityID
    ) throws(StorageError) -> Bool {
        try number(
            "SELECT 1 FROM membership WHERE person_id = ? AND community_id = ?",
            [person.id, communityID]) != nil
    }

    package func isOrganiser(
        _ person: Person, of communityID: CommunityID
    ) throws(StorageError) -> Bool {
        try number(
            """
            SELECT 1 FROM membership WHERE person_id = ? AND community_id = ? AND organiser = 1
            """, [person.id, communityID]) != nil
    }

    /// The communities that somebody organises.
    package func organisedIDs(by person: Person) throws(StorageError) -> Set<CommunityID> {
        Set(
            try rows(
                "SELECT community_id FROM membership WHERE person_id = ? AND organiser = 1",
                [person.id]
            ).map { $0["community_id"] })
    }

    /// Makes somebody a member, for whom nothing is unread yet.
    ///
    /// - Returns: false when they are one already.
    package func addMember(
        _ person: Person, to community: Community, at now: Instant
    ) throws(StorageError) -> Bool {
        let altered = try execute(
            """
            INSERT INTO membership (person_id, community_id, organiser, joined, seen)
            VALUES (?1, ?2, 0, ?3,
                COALESCE((SELECT MAX(id) FROM event_change WHERE community_id = ?2), 0))
            ON CONFLICT DO NOTHING
            """, [person.id, community.id, now.seconds])
        guard altered > 0 else { return false }
        try execute("UPDATE community SET members = members + 1 WHERE id = ?", [community.id])
        return true
    }

    /// - Returns: false when they are no member.
    package func removeMember(
        _ person: Person, from community: Community
    ) throws(StorageError) -> Bool {
        let altered = try execute(
            "DELETE FROM membership WHERE person_id = ? AND community_id = ?",
            [person.id, community.id])
        guard altered > 0 else { return false }
        try execute("UPDATE community SET members = members - 1 WHERE id = ?", [community.id])
        return true
    }

    package func setOrganiser(
        _ isOrganiser: Bool, _ person: Person, of community: Community
    ) throws(StorageError) {
        try execute(
            "UPDATE membership SET organiser = ? WHERE person_id = ? AND community_id = ?",
            [isOrganiser, person.id, community.id])
    }

    /// Clears the mark of one community.
    package func markSeen(_ community: Community, by person: Person) throws(StorageError) {
        try execute(
            """
            UPDATE membership
            SET seen = COALESCE((SELECT MAX(id) FROM event_change WHERE community_id = ?2), 0)
            WHERE person_id = ?1 AND community_id = ?2
            """, [person.id, community.id])
    }
}

extension CommunityCard {
    /// As `?1` is shown them: what one did oneself is not unread; a picture that is hidden, organisers see, and nobody
    /// one that they reported.
    static let columns = """
        c.id, c.name, c.members, c.topic, c.description,
        CASE WHEN (c.picture_hidden IS NULL OR m.organiser = 1) AND NOT EXISTS (SELECT 1 FROM report
            WHERE subject_kind = 'community-picture' AND subject_id = c.id AND reporter_id = ?1
            AND withdrawn IS NULL) THEN c.picture END AS picture,
        m.person_id IS NOT NULL AS is_joined,
        COALESCE(m.organiser, 0) AS is_organiser,
        CASE WHEN m.person_id IS NULL THEN 0 ELSE
            (SELECT COUNT(*) FROM event_change WHERE community_id = c.id AND id > m.seen
             AND (by_id IS NULL OR by_id <> m.person_id)) END AS unread
        """

    init(row: Row) {
        self.init(
            community: Community(
                id: row["id"], name: row["name"], members: row["members"], topic: row["topic"],
                description: row["description"], picture: row["picture"]),
            isJoined: row["is_joined"],
            isOrganiser: row["is_organiser"], unread: row["unread"])
    }
}
