/// What people do not want to hear of.
extension Migrations {
    static let mutes = """
        -- A row is of a module, or of a community.
        CREATE TABLE mute (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            module_code TEXT,
            community_id INTEGER REFERENCES community (id) ON DELETE CASCADE,
            UNIQUE (person_id, module_code),
            UNIQUE (person_id, community_id),
            CHECK ((module_code IS NULL) <> (community_id IS NULL))
        );
        CREATE INDEX mute_by_community ON mute (community_id);
        """
}
