/// Pictures of communities are reported as those of people are.
extension SchemaStep {
    static let communityPictures = SchemaStep(
        "community pictures",
        """
        -- Who showed it; NULL of who is gone, and of those of before.
        ALTER TABLE community_picture ADD COLUMN by_id BIGINT REFERENCES person (id) ON DELETE SET NULL;
        CREATE INDEX community_picture_by_person ON community_picture (by_id);
        ALTER TABLE community ADD COLUMN picture_hidden BIGINT;
        """)
}
