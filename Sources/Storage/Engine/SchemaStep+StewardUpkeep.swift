/// What those who run a campus keep beside `stewardship`: when alerts were confirmed, how often a letter was
/// tried, which pictures are the newest, and the ways to what is looked up at each visit.
extension SchemaStep {
    static let stewardUpkeep = SchemaStep(
        "steward upkeep",
        """
        -- When somebody found last that it is still so; NULL for not since it began.
        ALTER TABLE alert ADD COLUMN confirmed BIGINT;
        -- Of who gave notice without an account: how often the letter that is due was tried in vain, and when last.
        ALTER TABLE report ADD COLUMN letter_tries BIGINT NOT NULL DEFAULT 0;
        ALTER TABLE report ADD COLUMN letter_tried BIGINT;
        CREATE INDEX person_of_operators ON person (id) WHERE role = 'operator';
        CREATE INDEX moderation_case_by_subject ON moderation_case (subject_kind, subject_id);
        -- The later a picture was kept, the greater. Of those of before nobody knows.
        ALTER TABLE person_picture ADD COLUMN turn BIGINT;
        ALTER TABLE community_picture ADD COLUMN turn BIGINT;
        UPDATE person_picture SET turn = person_id;
        UPDATE community_picture SET turn = -community_id;
        CREATE INDEX person_picture_by_turn ON person_picture (turn);
        CREATE INDEX community_picture_by_turn ON community_picture (turn);
        """)
}
