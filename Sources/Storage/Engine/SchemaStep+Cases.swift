/// Pictures of communities are reported as those of people are, and a case knows what its sides were told.
extension SchemaStep {
    static let toldOfCases = SchemaStep(
        "told of cases",
        """
        -- Of which case it tells author or reporters; NULL of all else.
        ALTER TABLE news ADD COLUMN case_id BIGINT REFERENCES moderation_case (id) ON DELETE SET NULL;
        CREATE INDEX news_by_case ON news (case_id) WHERE case_id IS NOT NULL;
        """)

    static let communityPictures = SchemaStep(
        "community pictures",
        """
        -- Who showed it; NULL of who is gone, and of those of before.
        ALTER TABLE community_picture ADD COLUMN by_id BIGINT REFERENCES person (id) ON DELETE SET NULL;
        CREATE INDEX community_picture_by_person ON community_picture (by_id);
        ALTER TABLE community ADD COLUMN picture_hidden BIGINT;
        """)
}
