/// Sources, what they hold, and the first ledger of reminders.
extension Migrations {
    static let mainJob = people + sources + meetings + reminders

    private static let people = """
        CREATE TABLE person (
            id INTEGER PRIMARY KEY,
            handle TEXT NOT NULL UNIQUE,
            role TEXT NOT NULL,
            created INTEGER NOT NULL
        );
        """

    private static let sources = """
        CREATE TABLE source (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            kind TEXT NOT NULL,
            address TEXT NOT NULL,
            every INTEGER NOT NULL,
            created INTEGER NOT NULL,
            UNIQUE (person_id, name)
        );
        -- Every attempt to bring a source up to date.
        CREATE TABLE fetch (
            id INTEGER PRIMARY KEY,
            source_id INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            at INTEGER NOT NULL,
            outcome TEXT NOT NULL,
            http_status INTEGER,
            etag TEXT,
            last_modified TEXT,
            bytes INTEGER NOT NULL,
            reason TEXT
        );
        CREATE INDEX fetch_by_source ON fetch (source_id, id);
        -- What the last import read, so that the next one reads only what is new.
        -- components: 24 bytes each, digest (16) and uid_key (8), in the file's order.
        CREATE TABLE harvest (
            source_id INTEGER PRIMARY KEY REFERENCES source (id) ON DELETE CASCADE,
            reader INTEGER NOT NULL,
            body BLOB NOT NULL,
            meetings INTEGER NOT NULL,
            components BLOB NOT NULL
        );
        -- VTIMEZONEs that the zone database does not know, as the source wrote them.
        CREATE TABLE zone_definition (
            source_id INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            tzid TEXT NOT NULL,
            definition TEXT NOT NULL,
            PRIMARY KEY (source_id, tzid)
        );
        """

    private static let meetings = """
        -- Identity only: a row stays when the source stops listing the meeting, so that the
        -- meeting has the same id when it comes back. uid_key: 64 bits of the UID.
        CREATE TABLE meeting (
            id INTEGER PRIMARY KEY,
            source_id INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            uid_key INTEGER NOT NULL,
            uid TEXT NOT NULL,
            slot TEXT NOT NULL
        );
        CREATE INDEX meeting_by_uid ON meeting (source_id, uid_key);
        -- What the source says of it: one row for the series or the single hour (original is
        -- null), one for each occurrence told apart. first_at and last_at are two days wider than the
        -- entry on both sides: a hint for finding it whatever becomes of its zone's rules.
        -- basis: 0 a date, 1 floating, 2 UTC, 3 the zone named.
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY,
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
        CREATE INDEX entry_by_meeting ON entry (meeting_id);
        CREATE INDEX entry_by_window ON entry (source_id, last_at, first_at);
        """

    private static let reminders = """
        -- The ledger: what was due, and what became of it.
        CREATE TABLE reminder (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            item TEXT NOT NULL,
            lead INTEGER NOT NULL,
            due INTEGER NOT NULL,
            state TEXT NOT NULL,
            UNIQUE (person_id, item, lead)
        );
        CREATE INDEX reminder_by_due ON reminder (due);
        -- One row an attempt: written before it begins, finished after it ended.
        CREATE TABLE delivery (
            id INTEGER PRIMARY KEY,
            reminder_id INTEGER NOT NULL REFERENCES reminder (id) ON DELETE CASCADE,
            attempt INTEGER NOT NULL,
            channel TEXT NOT NULL,
            started INTEGER NOT NULL,
            finished INTEGER,
            outcome TEXT NOT NULL,
            reason TEXT,
            UNIQUE (reminder_id, attempt)
        );
        """
}
