/// What a feed said that was not believed.
extension Migrations {
    static let heldHarvests = """
        -- refused_way: in which way the harvest that was refused loses most; null is removed, as
        -- it always was before. told_way, told_at: the refusal that people were told of last.
        ALTER TABLE source_state ADD COLUMN refused_way TEXT;
        ALTER TABLE source_state ADD COLUMN told_way TEXT;
        ALTER TABLE source_state ADD COLUMN told_at INTEGER;
        -- The first of what the harvest that was refused last would alter.
        CREATE TABLE held_change (
            source_id INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            kind TEXT NOT NULL,
            uid TEXT NOT NULL,
            slot TEXT NOT NULL,
            summary TEXT NOT NULL,
            starts_at INTEGER NOT NULL,
            starts TEXT NOT NULL,
            occurrences INTEGER NOT NULL,
            before_text TEXT,
            after_text TEXT,
            PRIMARY KEY (source_id, position)
        ) WITHOUT ROWID;
        -- What is told of a source goes with it.
        ALTER TABLE news ADD COLUMN source_id INTEGER REFERENCES source (id) ON DELETE CASCADE;
        CREATE INDEX news_by_source ON news (source_id) WHERE source_id IS NOT NULL;
        """
}
