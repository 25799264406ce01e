/// People: what they say of themselves, their settings and their published calendars.
extension Migrations {
    /// What a person says of themselves, and whether an operator has stopped them.
    static let profiles = """
        -- E-mail and phone are not unique: that an address is taken is nobody's to find out.
        ALTER TABLE person ADD COLUMN name TEXT;
        ALTER TABLE person ADD COLUMN email TEXT;
        ALTER TABLE person ADD COLUMN phone TEXT;
        ALTER TABLE person ADD COLUMN birthday TEXT;
        ALTER TABLE person ADD COLUMN gender TEXT;
        ALTER TABLE person ADD COLUMN picture TEXT;
        ALTER TABLE person ADD COLUMN bio TEXT;
        ALTER TABLE person ADD COLUMN units TEXT;
        ALTER TABLE person ADD COLUMN zone TEXT;
        ALTER TABLE person ADD COLUMN font_size TEXT;
        ALTER TABLE person ADD COLUMN colours TEXT;
        -- When an operator suspended them; null while they may act.
        ALTER TABLE person ADD COLUMN suspended INTEGER;
        CREATE INDEX person_by_email ON person (email);
        CREATE INDEX person_by_phone ON person (phone);
        """

    /// Whose an e-mail address or a phone number is.
    static let addresses = """
        -- When an address was proved to be the person's; null while they only say so. Several people
        -- may say so of one address, and nobody learns of the others; it belongs to one, who proved
        -- it last.
        ALTER TABLE person ADD COLUMN email_verified INTEGER;
        ALTER TABLE person ADD COLUMN phone_verified INTEGER;
        CREATE UNIQUE INDEX person_by_verified_email ON person (email)
            WHERE email_verified IS NOT NULL;
        CREATE UNIQUE INDEX person_by_verified_phone ON person (phone)
            WHERE phone_verified IS NOT NULL;
        """

    /// What people set for themselves.
    static let settings = """
        -- A row a setting that is not as it comes. What a key and its value mean is said in
        -- Operations: here both are text.
        CREATE TABLE setting (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (person_id, key)
        );
        """

    /// Calendars that are published as files, for a web server to serve.
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
