/// What those who take a module say of the room of a class.
extension Migrations {
    static let corrections = """
        -- meeting_kind, group_name: as the person's own timetable has them, where it does.
        CREATE TABLE correction (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            module_id INTEGER NOT NULL REFERENCES module (id) ON DELETE CASCADE,
            starts_at INTEGER NOT NULL,
            meeting_kind TEXT,
            group_name TEXT,
            place TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (person_id, module_id, starts_at)
        );
        CREATE INDEX correction_by_module ON correction (module_id, starts_at);
        CREATE INDEX correction_by_start ON correction (starts_at);
        """
}
