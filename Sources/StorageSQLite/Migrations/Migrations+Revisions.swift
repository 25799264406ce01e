/// What tells in one look whether anything was altered that somebody sees; and whether the file is to
/// be written anew.
extension Migrations {
    static let revisions = """
        -- Who has no row is at 0.
        CREATE TABLE revision (
            person_id INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            number INTEGER NOT NULL
        );
        CREATE TABLE campus_revision (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            number INTEGER NOT NULL
        );
        INSERT INTO campus_revision (id, number) VALUES (1, 1);
        -- One row while bytes of somebody who was erased may be left in the file: since when, and how
        -- often somebody was.
        CREATE TABLE compaction (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            since INTEGER NOT NULL,
            stamp INTEGER NOT NULL DEFAULT 0
        );
        """
}
