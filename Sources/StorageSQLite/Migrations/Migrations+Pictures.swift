/// Pictures of people and of communities, and who is told of a birthday.
extension Migrations {
    static let pictures = """
        -- Until now a path, which nothing showed. From here on the digest of what is kept beside.
        UPDATE person SET picture = NULL;
        CREATE INDEX person_by_picture ON person (picture) WHERE picture IS NOT NULL;
        -- WebP of two sizes, made anew of what was sent, which is kept nowhere.
        CREATE TABLE person_picture (
            person_id INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            small BLOB NOT NULL,
            large BLOB NOT NULL
        );
        ALTER TABLE community ADD COLUMN picture TEXT;
        CREATE INDEX community_by_picture ON community (picture) WHERE picture IS NOT NULL;
        CREATE TABLE community_picture (
            community_id INTEGER PRIMARY KEY REFERENCES community (id) ON DELETE CASCADE,
            small BLOB NOT NULL,
            large BLOB NOT NULL
        );
        -- day or date: whether others are told the day and month of the birthday, or the year too.
        -- Null while nobody is.
        ALTER TABLE person ADD COLUMN birthday_shown TEXT;
        """
}
