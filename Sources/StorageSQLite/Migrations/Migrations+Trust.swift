/// Telling accidents from changes: what a source may lose, how it is doing, what it held, and what
/// was told.
extension Migrations {
    static let trust = sourceStates + harvests + changes

    private static let sourceStates = """
        ALTER TABLE source ADD COLUMN removal_share INTEGER NOT NULL DEFAULT 50;
        ALTER TABLE source ADD COLUMN removal_minimum INTEGER NOT NULL DEFAULT 4;
        -- How a source is doing. next_at is null when it is not taken up again by itself.
        -- refused_*: the harvest refused last; refused_ids holds 8 bytes a meeting.
        -- undone: what stands for what a person took back since the last import, 16 bytes each.
        CREATE TABLE source_state (
            source_id INTEGER PRIMARY KEY REFERENCES source (id) ON DELETE CASCADE,
            failures INTEGER NOT NULL,
            next_at INTEGER,
            is_stopped INTEGER NOT NULL,
            refresh_seconds INTEGER,
            refused_ids BLOB,
            refused_first INTEGER,
            refused_count INTEGER,
            undone BLOB
        );
        INSERT INTO source_state (source_id, failures, next_at, is_stopped)
        SELECT id, 0, CASE WHEN address = '-' THEN NULL ELSE
            COALESCE((SELECT MAX(at) FROM fetch WHERE source_id = source.id) + every, created) END,
            0
        FROM source;
        ALTER TABLE fetch ADD COLUMN added INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE fetch ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE fetch ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE fetch ADD COLUMN unchanged INTEGER NOT NULL DEFAULT 0;
        """

    private static let harvests = """
        -- What imports read: the latest of a source is what it holds now, and the ten latest are
        -- kept, so that one can go back. frame: what stands around the components (see
        -- HarvestFrame), null when it was not kept. patch: from the next newer list to this one
        -- (see RecordPatch), null for the latest.
        CREATE TABLE kept_harvest (
            id INTEGER PRIMARY KEY,
            source_id INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            fetch_id INTEGER,
            reader INTEGER NOT NULL,
            body BLOB NOT NULL,
            meetings INTEGER NOT NULL,
            frame BLOB,
            patch BLOB
        );
        INSERT INTO kept_harvest (source_id, reader, body, meetings)
        SELECT source_id, reader, body, meetings FROM harvest;
        -- The latest list: 24 bytes a component, digest (16) and uid_key (8), in the file's order.
        CREATE TABLE harvest_list (
            source_id INTEGER PRIMARY KEY REFERENCES source (id) ON DELETE CASCADE,
            components BLOB NOT NULL
        );
        INSERT INTO harvest_list (source_id, components) SELECT source_id, components FROM harvest;
        DROP TABLE harvest;
        ALTER TABLE kept_harvest RENAME TO harvest;
        CREATE INDEX harvest_by_source ON harvest (source_id, id);
        -- The bytes that digests stand for, each once, however many harvests list it.
        -- digests: 16 bytes each; ends: 8 bytes each, where its bytes end.
        CREATE TABLE component_pack (
            id INTEGER PRIMARY KEY,
            source_id INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            digests BLOB NOT NULL,
            ends BLOB NOT NULL,
            bytes BLOB NOT NULL
        );
        CREATE INDEX component_pack_by_source ON component_pack (source_id);
        """

    private static let changes = """
        -- What imports altered, as people are told. starts: up to ten, separated by spaces.
        -- reverted_at: taken back within the hour.
        CREATE TABLE change (
            id INTEGER PRIMARY KEY,
            source_id INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            fetch_id INTEGER NOT NULL,
            at INTEGER NOT NULL,
            kind TEXT NOT NULL,
            meeting_id INTEGER NOT NULL REFERENCES meeting (id) ON DELETE CASCADE,
            summary TEXT NOT NULL,
            starts_at INTEGER NOT NULL,
            starts TEXT NOT NULL,
            occurrences INTEGER NOT NULL,
            before_text TEXT,
            after_text TEXT,
            reverted_at INTEGER
        );
        CREATE INDEX change_by_source ON change (source_id, at);
        CREATE INDEX change_by_meeting ON change (meeting_id);
        """

    /// What a feed said that was not believed.
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

    /// Whether a feed groups its occurrences otherwise than they are stored.
    static let regrouping = """
        -- The feed writes as single events what is stored as a series, or the other way round.
        ALTER TABLE source_state ADD COLUMN is_regrouped INTEGER NOT NULL DEFAULT 0;
        """
}
