/// What communities and people organise, who comes, and what they are told.
extension Migrations {
    static let events = eventTable + attendances + eventNews

    private static let eventTable = """
        -- A number is never given twice: an agenda item's id is made of it. start and length are on
        -- the wall clock of the zone; first_at and last_at are two days wider than the event on both
        -- sides, as an entry's are. password: a scrypt hash; null for a public event.
        CREATE TABLE event (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            community_id INTEGER REFERENCES community (id) ON DELETE CASCADE,
            organiser_id INTEGER REFERENCES person (id) ON DELETE SET NULL,
            title TEXT NOT NULL,
            description TEXT,
            location TEXT,
            start INTEGER NOT NULL,
            length INTEGER NOT NULL,
            zone TEXT NOT NULL,
            rule TEXT,
            first_at INTEGER NOT NULL,
            last_at INTEGER NOT NULL,
            capacity INTEGER,
            hashtag TEXT,
            password TEXT,
            by_staff INTEGER NOT NULL,
            revision INTEGER NOT NULL,
            created INTEGER NOT NULL,
            cancelled INTEGER
        );
        CREATE INDEX event_by_end ON event (last_at, first_at);
        CREATE INDEX event_by_community ON event (community_id, last_at);
        CREATE INDEX event_by_organiser ON event (organiser_id);
        CREATE INDEX event_by_hashtag ON event (hashtag, last_at);
        -- Tries at an event's password.
        CREATE TABLE password_try (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            event_id INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
            at INTEGER NOT NULL
        );
        CREATE INDEX password_try_by_person ON password_try (person_id, event_id, at);
        CREATE INDEX password_try_by_event ON password_try (event_id);
        """

    private static let attendances = """
        -- state: joined, waiting, offered (a place is kept until offered_until), or left (a series
        -- that was left at left_at, after some of it was over). queue: the order of the waiting list.
        CREATE TABLE attendance (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            event_id INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
            state TEXT NOT NULL,
            since INTEGER NOT NULL,
            queue INTEGER,
            offered_until INTEGER,
            left_at INTEGER,
            PRIMARY KEY (person_id, event_id)
        );
        CREATE INDEX attendance_by_event ON attendance (event_id, state, queue);
        CREATE INDEX attendance_by_offer ON attendance (offered_until)
            WHERE offered_until IS NOT NULL;
        """

    private static let eventNews = """
        -- What became of an event, for everybody. community_id is null for a private one.
        CREATE TABLE event_change (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            event_id INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
            community_id INTEGER REFERENCES community (id) ON DELETE CASCADE,
            by_id INTEGER REFERENCES person (id) ON DELETE SET NULL,
            at INTEGER NOT NULL,
            kind TEXT NOT NULL,
            text TEXT NOT NULL
        );
        CREATE INDEX event_change_by_event ON event_change (event_id, id);
        CREATE INDEX event_change_by_community ON event_change (community_id, id, by_id);
        CREATE INDEX event_change_by_author ON event_change (by_id);
        -- What one person is to be told; told is null until they are.
        CREATE TABLE news (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            event_id INTEGER REFERENCES event (id) ON DELETE SET NULL,
            by_id INTEGER REFERENCES person (id) ON DELETE SET NULL,
            at INTEGER NOT NULL,
            kind TEXT NOT NULL,
            text TEXT NOT NULL,
            until INTEGER,
            told INTEGER
        );
        CREATE INDEX news_by_person ON news (person_id, told, id);
        CREATE INDEX news_by_event ON news (event_id);
        CREATE INDEX news_by_author ON news (by_id);
        """
}
