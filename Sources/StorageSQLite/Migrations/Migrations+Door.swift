/// Who was there, and the codes by which they say so.
extension Migrations {
    static let door = """
        -- What the codes at an event's door are made with: 32 random bytes, made when it first opens.
        CREATE TABLE door (
            event_id INTEGER PRIMARY KEY REFERENCES event (id) ON DELETE CASCADE,
            secret BLOB NOT NULL
        );
        -- day: since 1970-01-01, on which the occurrence began that they were at, on the event's clock.
        CREATE TABLE presence (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            event_id INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
            day INTEGER NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (person_id, event_id, day)
        );
        CREATE INDEX presence_by_event ON presence (event_id, day);
        -- Wrong codes.
        CREATE TABLE door_try (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            event_id INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
            at INTEGER NOT NULL
        );
        CREATE INDEX door_try_by_person ON door_try (person_id, event_id, at);
        CREATE INDEX door_try_by_event ON door_try (event_id);
        """
}
