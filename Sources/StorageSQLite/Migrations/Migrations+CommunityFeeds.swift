/// Communities that take their events from a feed.
extension Migrations {
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
}
