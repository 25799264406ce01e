/// Accounts: how somebody proves who they are, and what keeps them signed in.
extension Migrations {
    static let accounts = """
        -- Addresses that were proved to be somebody's. What a profile says beside it is only said; an
        -- address belongs to one person at most: to whom it was proved last.
        CREATE TABLE proven_address (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            address TEXT NOT NULL UNIQUE,
            at INTEGER NOT NULL
        );
        CREATE INDEX proven_address_of_person ON proven_address (person_id);
        INSERT INTO proven_address (person_id, address, at)
            SELECT id, email, email_verified FROM person WHERE email_verified IS NOT NULL;
        INSERT INTO proven_address (person_id, address, at)
            SELECT id, phone, phone_verified FROM person WHERE phone_verified IS NOT NULL;
        DROP INDEX person_by_verified_email;
        DROP INDEX person_by_verified_phone;
        ALTER TABLE person DROP COLUMN email_verified;
        ALTER TABLE person DROP COLUMN phone_verified;
        -- A code on its way to an address; of whoever asked it to be added to their account, or of
        -- nobody: who signs in is not known yet.
        CREATE TABLE sign_in_code (
            address TEXT NOT NULL,
            purpose TEXT NOT NULL,
            person_id INTEGER REFERENCES person (id) ON DELETE CASCADE,
            digest BLOB NOT NULL,
            made INTEGER NOT NULL,
            expires INTEGER NOT NULL,
            tries INTEGER NOT NULL DEFAULT 0,
            -- How many were made within an hour: each makes the next one wait longer.
            within_hour INTEGER NOT NULL DEFAULT 1,
            PRIMARY KEY (address, purpose)
        );
        -- A device on which somebody is signed in; of its token only the digest is known here.
        CREATE TABLE session (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            digest BLOB NOT NULL UNIQUE,
            device TEXT NOT NULL,
            made INTEGER NOT NULL,
            used INTEGER NOT NULL,
            -- When they last proved who they are.
            proven INTEGER NOT NULL
        );
        CREATE INDEX session_of_person ON session (person_id);
        -- A password, as a scrypt hash.
        CREATE TABLE account_password (
            person_id INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            hash TEXT NOT NULL,
            at INTEGER NOT NULL
        );
        -- What one calendar client shows; it opens feeds and CalDAV alone.
        CREATE TABLE app_password (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            digest BLOB NOT NULL UNIQUE,
            name TEXT NOT NULL,
            made INTEGER NOT NULL,
            used INTEGER
        );
        CREATE INDEX app_password_of_person ON app_password (person_id);
        -- Opens an account once: of somebody who is in the home already, or a new one with a role.
        CREATE TABLE invitation (
            id INTEGER PRIMARY KEY,
            digest BLOB NOT NULL UNIQUE,
            person_id INTEGER REFERENCES person (id) ON DELETE CASCADE,
            role TEXT NOT NULL,
            made INTEGER NOT NULL,
            expires INTEGER NOT NULL
        );
        -- What a request with a key of its own was answered; who repeats it is answered the same.
        CREATE TABLE answered_request (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            digest BLOB NOT NULL,
            at INTEGER NOT NULL,
            status INTEGER,
            body BLOB,
            PRIMARY KEY (person_id, key)
        );
        CREATE INDEX answered_request_by_time ON answered_request (at);
        """
}
