/// Sources of the campus, whose meetings reach people through what they take.
extension Migrations {
    static let campusSources = """
        -- is_campus: not a part of the calendar of whoever subscribed to it.
        ALTER TABLE source ADD COLUMN is_campus INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX source_of_campus ON source (name) WHERE is_campus = 1;
        -- Which campus sources tell of a module.
        CREATE TABLE campus_module (
            module_id INTEGER NOT NULL,
            source_id INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            PRIMARY KEY (module_id, source_id)
        ) WITHOUT ROWID;
        CREATE INDEX campus_module_by_source ON campus_module (source_id);
        -- Whom a meeting of a campus source reaches: who takes the module; under module 0, who takes
        -- any module that the source tells of. One person's week is a few ranges of this tree,
        -- however large the campus is. first_at, last_at: of all the meeting's entries. Without a
        -- key for the meeting, as meeting_module is.
        CREATE TABLE campus_meeting (
            source_id INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            module_id INTEGER NOT NULL,
            last_at INTEGER NOT NULL,
            first_at INTEGER NOT NULL,
            meeting_id INTEGER NOT NULL,
            PRIMARY KEY (source_id, module_id, last_at, first_at, meeting_id)
        ) WITHOUT ROWID;
        CREATE INDEX campus_meeting_by_meeting ON campus_meeting (meeting_id);
        -- The parallel groups of a module's meetings; kind is empty where there is none.
        CREATE TABLE campus_group (
            module_id INTEGER NOT NULL,
            source_id INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            PRIMARY KEY (module_id, source_id, kind, name)
        ) WITHOUT ROWID;
        CREATE INDEX campus_group_by_source ON campus_group (source_id);
        -- Whom a change reaches, by the modules that its meeting was of before and after: what is
        -- removed is of none any more.
        CREATE TABLE campus_change (
            module_id INTEGER NOT NULL,
            source_id INTEGER NOT NULL,
            change_id INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
            PRIMARY KEY (module_id, source_id, change_id)
        ) WITHOUT ROWID;
        CREATE INDEX campus_change_by_change ON campus_change (change_id);
        """
}
