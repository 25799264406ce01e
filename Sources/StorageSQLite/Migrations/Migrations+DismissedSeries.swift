/// Of which series nothing rings any more.
extension Migrations {
    static let dismissedSeries = """
        -- No key for the meeting: it may be an event's, and what a person said about a class stays
        -- when the class goes, and is there when it comes back.
        CREATE TABLE dismissed_series (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            meeting_id INTEGER NOT NULL,
            since INTEGER NOT NULL,
            PRIMARY KEY (person_id, meeting_id)
        );
        """
}
