/// Groups, and who is in them.
extension Migrations {
    static let communities = """
        -- folded: the name as it is compared. place: its place in alphabetical order, kept because
        -- collating a list costs more than showing it. members: how many, kept for the same reason.
        CREATE TABLE community (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            folded TEXT NOT NULL UNIQUE,
            place INTEGER NOT NULL,
            members INTEGER NOT NULL,
            created INTEGER NOT NULL
        );
        -- seen: the last change of the community's events that the member has looked at.
        CREATE TABLE membership (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            community_id INTEGER NOT NULL REFERENCES community (id) ON DELETE CASCADE,
            organiser INTEGER NOT NULL,
            joined INTEGER NOT NULL,
            seen INTEGER NOT NULL,
            PRIMARY KEY (person_id, community_id)
        );
        CREATE INDEX membership_by_community ON membership (community_id);
        """
}
