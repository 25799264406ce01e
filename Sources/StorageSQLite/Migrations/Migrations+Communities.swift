/// Groups, who is in them, and the feeds that they take events from.
extension Migrations {
    static let communities = """
        -- folded: the name as it is compared. place: its place in alphabetical order, kept because
        -- collating a list costs more than showing it. members: how many, kept for the same reason.
        CREATE TABLE community (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            folded TEXT NOT NULL UNIQUE,
            place INTEGER NOT NULL,
            members INTEGER NOT NULL,
            created INTEGER NOT NULL
        );
        -- seen: the last change of the community's events that the member has looked at.
        CREATE TABLE membership (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            community_id INTEGER NOT NULL REFERENCES community (id) ON DELETE CASCADE,
            organiser INTEGER NOT NULL,
            joined INTEGER NOT NULL,
            seen INTEGER NOT NULL,
            PRIMARY KEY (person_id, community_id)
        );
        CREATE INDEX membership_by_community ON membership (community_id);
        """

    /// Communities that take their events from a feed.
    static let communityFeeds = """
        -- The source is that of whoever named the feed; its meetings are nobody's own, but become
        -- events of the community.
        CREATE TABLE community_feed (
            source_id INTEGER PRIMARY KEY REFERENCES source (id) ON DELETE CASCADE,
            community_id INTEGER NOT NULL REFERENCES community (id) ON DELETE CASCADE
        );
        CREATE INDEX community_feed_by_community ON community_feed (community_id);
        ALTER TABLE event ADD COLUMN meeting_id INTEGER REFERENCES meeting (id) ON DELETE SET NULL;
        CREATE INDEX event_by_meeting ON event (meeting_id);
        """

    /// Which communities are closed.
    static let closedCommunities = """
        -- When it was closed; null while it is open. What was attended stays, under its name; folded
        -- is no name then, so that another community may have it.
        ALTER TABLE community ADD COLUMN closed INTEGER;
        """
}
