/// Who is whose friend, who asked whom, and who wants nothing of whom.
extension Migrations {
    static let friends = """
        -- Asked by handle: to_id. Asked by e-mail or phone: the address as typed, whether or not
        -- anybody has it, so that nobody can tell.
        CREATE TABLE friend_request (
            id INTEGER PRIMARY KEY,
            from_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            to_id INTEGER REFERENCES person (id) ON DELETE CASCADE,
            address TEXT,
            at INTEGER NOT NULL,
            UNIQUE (from_id, to_id),
            UNIQUE (from_id, address),
            CHECK ((to_id IS NULL) <> (address IS NULL))
        );
        CREATE INDEX friend_request_by_person ON friend_request (to_id);
        CREATE INDEX friend_request_by_address ON friend_request (address);
        -- A request by address that somebody does not want to see: to delete it would tell whoever
        -- asked that there is somebody.
        CREATE TABLE friend_ignore (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            request_id INTEGER NOT NULL REFERENCES friend_request (id) ON DELETE CASCADE,
            PRIMARY KEY (person_id, request_id)
        );
        CREATE INDEX friend_ignore_by_request ON friend_ignore (request_id);
        -- Two rows a friendship, one for each of the two.
        CREATE TABLE friendship (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            friend_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            since INTEGER NOT NULL,
            PRIMARY KEY (person_id, friend_id)
        );
        CREATE INDEX friendship_by_friend ON friendship (friend_id);
        CREATE TABLE friend_block (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            blocked_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            at INTEGER NOT NULL,
            PRIMARY KEY (person_id, blocked_id)
        );
        CREATE INDEX friend_block_by_blocked ON friend_block (blocked_id);
        """
}
