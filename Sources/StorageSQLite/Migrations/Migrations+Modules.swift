/// The catalogue, which meetings belong to it, who takes what, and what is said about it.
extension Migrations {
    static let modules = catalogue + links + enrolments + comments

    /// Full-text search over the catalogue; a repair makes it anew.
    static let moduleText = """
        CREATE VIRTUAL TABLE module_text USING fts5 (
            code, title, description, staff, content = 'module', content_rowid = 'id',
            tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
        );
        """

    private static let catalogue = """
        -- year: the calendar year in which the academic one begins. staff: a name a line.
        CREATE TABLE module (
            id INTEGER PRIMARY KEY,
            code TEXT NOT NULL,
            year INTEGER NOT NULL,
            title TEXT,
            credits REAL,
            level TEXT,
            department TEXT,
            period TEXT,
            staff TEXT NOT NULL DEFAULT '',
            description TEXT,
            prerequisites TEXT,
            url TEXT,
            source TEXT,
            UNIQUE (code, year)
        );
        -- Full-text search over the catalogue. What people write never stands here: an index does
        -- not forget.
        \(moduleText)
        -- What only a timetable names has nothing to be found by but its code: no entry.
        CREATE TRIGGER module_added AFTER INSERT ON module
        WHEN new.title IS NOT NULL OR new.description IS NOT NULL OR new.staff <> '' BEGIN
            INSERT INTO module_text (rowid, code, title, description, staff)
            VALUES (new.id, new.code, new.title, new.description, new.staff);
        END;
        CREATE TRIGGER module_removed AFTER DELETE ON module
        WHEN old.title IS NOT NULL OR old.description IS NOT NULL OR old.staff <> '' BEGIN
            INSERT INTO module_text (module_text, rowid, code, title, description, staff)
            VALUES ('delete', old.id, old.code, old.title, old.description, old.staff);
        END;
        CREATE TRIGGER module_changed AFTER UPDATE ON module BEGIN
            INSERT INTO module_text (module_text, rowid, code, title, description, staff)
            SELECT 'delete', old.id, old.code, old.title, old.description, old.staff
            WHERE old.title IS NOT NULL OR old.description IS NOT NULL OR old.staff <> '';
            INSERT INTO module_text (rowid, code, title, description, staff)
            SELECT new.id, new.code, new.title, new.description, new.staff
            WHERE new.title IS NOT NULL OR new.description IS NOT NULL OR new.staff <> '';
        END;
        CREATE TABLE programme (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            year INTEGER NOT NULL,
            UNIQUE (name, year)
        );
        CREATE TABLE programme_module (
            programme_id INTEGER NOT NULL REFERENCES programme (id) ON DELETE CASCADE,
            module_id INTEGER NOT NULL REFERENCES module (id) ON DELETE CASCADE,
            PRIMARY KEY (programme_id, module_id)
        );
        CREATE INDEX programme_module_by_module ON programme_module (module_id);
        """

    private static let links = """
        -- What a meeting's text says of it, read when it is imported; no row when that is nothing.
        -- codes, doubtful: parted by spaces; year: of all the codes. An import of 10,000 events
        -- writes 10,000 of these, so there is one tree to write and no more.
        CREATE TABLE meeting_label (
            meeting_id INTEGER PRIMARY KEY REFERENCES meeting (id) ON DELETE CASCADE,
            source_id INTEGER NOT NULL,
            codes TEXT NOT NULL,
            year INTEGER NOT NULL,
            doubtful TEXT NOT NULL,
            kind TEXT
        );
        CREATE INDEX meeting_label_by_doubt ON meeting_label (source_id) WHERE doubtful <> '';
        -- For the same reason without a key for the module and the meeting: a meeting goes with
        -- its source, a module never. (In PostgreSQL WITHOUT ROWID is left out.)
        CREATE TABLE meeting_module (
            source_id INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            module_id INTEGER NOT NULL,
            meeting_id INTEGER NOT NULL,
            PRIMARY KEY (source_id, module_id, meeting_id)
        ) WITHOUT ROWID;
        -- By which rules a source was labelled: others label all of it anew.
        CREATE TABLE source_labelling (
            source_id INTEGER PRIMARY KEY REFERENCES source (id) ON DELETE CASCADE,
            fingerprint TEXT NOT NULL
        );
        """

    private static let enrolments = """
        -- by_feed: the person's own feed has meetings of it. has_left: the feed enrols them no
        -- more. A row that is neither by hand nor by feed is gone.
        CREATE TABLE enrolment (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            module_id INTEGER NOT NULL REFERENCES module (id) ON DELETE CASCADE,
            by_hand INTEGER NOT NULL,
            by_feed INTEGER NOT NULL,
            has_left INTEGER NOT NULL DEFAULT 0,
            is_invisible INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (person_id, module_id)
        );
        CREATE INDEX enrolment_by_module
            ON enrolment (module_id, has_left, is_invisible, person_id);
        CREATE INDEX enrolment_by_feed ON enrolment (module_id, person_id) WHERE by_feed = 1;
        -- Who is nobody's classmate, whatever they take.
        CREATE TABLE invisible_person (
            person_id INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE
        );
        """

    private static let comments = """
        CREATE TABLE comment (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            module_id INTEGER NOT NULL REFERENCES module (id) ON DELETE CASCADE,
            person_id INTEGER REFERENCES person (id) ON DELETE SET NULL,
            text TEXT NOT NULL,
            at INTEGER NOT NULL,
            edited INTEGER,
            hidden INTEGER
        );
        CREATE INDEX comment_by_module ON comment (module_id, hidden, id);
        CREATE INDEX comment_by_person ON comment (person_id);
        CREATE TABLE comment_report (
            comment_id INTEGER NOT NULL REFERENCES comment (id) ON DELETE CASCADE,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            reason TEXT,
            at INTEGER NOT NULL,
            PRIMARY KEY (comment_id, person_id)
        );
        CREATE INDEX comment_report_by_person ON comment_report (person_id);
        """

    /// What the catalogue came to say otherwise.
    static let moduleChanges = """
        -- kind: added, changed or removed; fact, before, after: of a changed one.
        CREATE TABLE module_change (
            id INTEGER PRIMARY KEY,
            module_id INTEGER NOT NULL REFERENCES module (id) ON DELETE CASCADE,
            at INTEGER NOT NULL,
            kind TEXT NOT NULL,
            fact TEXT,
            before TEXT,
            after TEXT
        );
        CREATE INDEX module_change_by_module ON module_change (module_id, at);
        CREATE INDEX module_change_by_time ON module_change (at);
        """

    /// Which crawls list a module.
    static let moduleListings = """
        -- crawl: a digest of the definition, its start pages and its parameters.
        CREATE TABLE module_listing (
            crawl TEXT NOT NULL,
            module_id INTEGER NOT NULL REFERENCES module (id) ON DELETE CASCADE,
            PRIMARY KEY (crawl, module_id)
        );
        CREATE INDEX module_listing_by_module ON module_listing (module_id);
        """
}
