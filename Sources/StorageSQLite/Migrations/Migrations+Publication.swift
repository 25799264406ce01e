/// Calendars that are published as files, for a web server to serve.
extension Migrations {
    static let publication = """
        -- What makes the name of a person's file one that nobody guesses.
        CREATE TABLE publication (
            person_id INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            token TEXT NOT NULL,
            since INTEGER NOT NULL
        );
        -- The folders that hold it, so that it goes at once when the person is erased.
        CREATE TABLE publication_folder (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            folder TEXT NOT NULL,
            PRIMARY KEY (person_id, folder)
        );
        -- One row: what the names are signed with, so that a file of somebody who is no longer
        -- here is still known for one that was written here.
        CREATE TABLE publication_key (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            secret TEXT NOT NULL
        );
        """
}
