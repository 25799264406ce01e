/// What people set for themselves.
extension Migrations {
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
}
