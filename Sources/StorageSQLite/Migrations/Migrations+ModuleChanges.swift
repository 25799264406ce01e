/// What the catalogue came to say otherwise.
extension Migrations {
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
}
