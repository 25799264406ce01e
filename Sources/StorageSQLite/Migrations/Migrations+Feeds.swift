/// Secret addresses that serve calendars.
extension Migrations {
    static let feeds = """
        -- kinds: of items, with commas between them. used: right to the hour.
        CREATE TABLE feed (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            digest BLOB NOT NULL UNIQUE,
            name TEXT NOT NULL,
            profile TEXT NOT NULL,
            kinds TEXT NOT NULL,
            made INTEGER NOT NULL,
            used INTEGER
        );
        CREATE INDEX feed_of_person ON feed (person_id);
        -- Tokens that opened a feed once, of nobody any more: who asks by one is told that it is over.
        CREATE TABLE revoked_feed (
            digest BLOB NOT NULL PRIMARY KEY,
            at INTEGER NOT NULL
        );
        -- For forgetting what is old.
        CREATE INDEX revoked_feed_by_time ON revoked_feed (at);
        """
}
