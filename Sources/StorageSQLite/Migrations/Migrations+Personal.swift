/// What people did to their own entries, so that it can be taken back.
extension Migrations {
    static let personal = """
        CREATE TABLE personal_act (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            at INTEGER NOT NULL,
            kind TEXT NOT NULL,
            summary TEXT NOT NULL
        );
        CREATE INDEX personal_act_by_person ON personal_act (person_id, id);
        -- The meetings an act touched; one that it added has no former entries.
        CREATE TABLE touched_meeting (
            act_id INTEGER NOT NULL REFERENCES personal_act (id) ON DELETE CASCADE,
            meeting_id INTEGER NOT NULL REFERENCES meeting (id) ON DELETE CASCADE,
            PRIMARY KEY (act_id, meeting_id)
        );
        CREATE INDEX touched_meeting_by_meeting ON touched_meeting (meeting_id);
        -- Their entries before the act: the columns of entry, without its id.
        CREATE TABLE former_entry (
            act_id INTEGER NOT NULL REFERENCES personal_act (id) ON DELETE CASCADE,
            meeting_id INTEGER NOT NULL REFERENCES meeting (id) ON DELETE CASCADE,
            source_id INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            original INTEGER,
            reaches_on INTEGER NOT NULL,
            first_at INTEGER NOT NULL,
            last_at INTEGER NOT NULL,
            start INTEGER NOT NULL,
            basis INTEGER NOT NULL,
            zone TEXT,
            wall_seconds INTEGER NOT NULL,
            exact_seconds INTEGER NOT NULL,
            recurrence TEXT,
            kind TEXT NOT NULL,
            status TEXT NOT NULL,
            sequence INTEGER NOT NULL,
            summary TEXT NOT NULL,
            location TEXT,
            details TEXT,
            url TEXT,
            categories TEXT
        );
        CREATE INDEX former_entry_by_act ON former_entry (act_id);
        CREATE INDEX former_entry_by_meeting ON former_entry (meeting_id);
        CREATE INDEX former_entry_by_source ON former_entry (source_id);
        """
}
