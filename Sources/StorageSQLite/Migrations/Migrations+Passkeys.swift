/// Passkeys, and names at other providers, that sign somebody in.
extension Migrations {
    static let passkeys = """
        -- How somebody's devices name them: random, so that it says nothing; the same as long as the
        -- account is there, so that a device replaces the passkey that it has.
        CREATE TABLE passkey_handle (
            person_id INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            handle BLOB NOT NULL UNIQUE
        );
        -- credential: by what browsers know it; public_key: as COSE writes it; counter: of the last
        -- signature, 0 where they are not counted; transports: words with commas between them.
        CREATE TABLE passkey (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            credential BLOB NOT NULL UNIQUE,
            public_key BLOB NOT NULL,
            counter INTEGER NOT NULL,
            may_be_backed_up INTEGER NOT NULL,
            is_backed_up INTEGER NOT NULL,
            transports TEXT NOT NULL,
            name TEXT NOT NULL,
            made INTEGER NOT NULL,
            used INTEGER
        );
        CREATE INDEX passkey_of_person ON passkey (person_id);
        -- What is to be signed, once and soon: of whoever adds a passkey, or of nobody, who signs in.
        CREATE TABLE passkey_challenge (
            id INTEGER PRIMARY KEY,
            digest BLOB NOT NULL UNIQUE,
            person_id INTEGER REFERENCES person (id) ON DELETE CASCADE,
            expires INTEGER NOT NULL
        );
        CREATE INDEX passkey_challenge_of_person ON passkey_challenge (person_id);
        CREATE INDEX passkey_challenge_by_time ON passkey_challenge (expires);
        """

    static let linkedIdentities = """
        -- Whom a provider of OpenID Connect names, and who that is here. issuer: the provider, as it
        -- names itself; subject: theirs, which it gives to nobody else.
        CREATE TABLE linked_identity (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            issuer TEXT NOT NULL,
            subject TEXT NOT NULL,
            made INTEGER NOT NULL,
            used INTEGER,
            UNIQUE (issuer, subject)
        );
        CREATE INDEX linked_identity_of_person ON linked_identity (person_id);
        """
}
