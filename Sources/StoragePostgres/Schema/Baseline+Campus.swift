/// Whom the campus's meetings reach.
extension Baseline {
    static let campus = """
        CREATE TABLE campus_module (
            module_id BIGINT NOT NULL,
            source_id BIGINT NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            PRIMARY KEY (module_id, source_id)
        );
        CREATE INDEX campus_module_by_source ON campus_module (source_id);
        CREATE TABLE campus_meeting (
            source_id BIGINT NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            module_id BIGINT NOT NULL,
            last_at BIGINT NOT NULL,
            first_at BIGINT NOT NULL,
            meeting_id BIGINT NOT NULL,
            PRIMARY KEY (source_id, module_id, last_at, first_at, meeting_id)
        );
        CREATE INDEX campus_meeting_by_meeting ON campus_meeting (meeting_id);
        CREATE TABLE campus_group (
            module_id BIGINT NOT NULL,
            source_id BIGINT NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            PRIMARY KEY (module_id, source_id, kind, name)
        );
        CREATE INDEX campus_group_by_source ON campus_group (source_id);
        CREATE TABLE campus_change (
            module_id BIGINT NOT NULL,
            source_id BIGINT NOT NULL,
            change_id BIGINT NOT NULL REFERENCES change (id) ON DELETE CASCADE,
            PRIMARY KEY (module_id, source_id, change_id)
        );
        CREATE INDEX campus_change_by_change ON campus_change (change_id);
        CREATE TABLE campus_revision (
            id BIGINT PRIMARY KEY CHECK (id = 1),
            number BIGINT NOT NULL
        );
        INSERT INTO campus_revision (id, number) VALUES (1, 1);
        """
}
