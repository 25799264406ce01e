/// Whether a feed groups its occurrences otherwise than they are stored.
extension Migrations {
    static let regrouping = """
        -- The feed writes as single events what is stored as a series, or the other way round.
        ALTER TABLE source_state ADD COLUMN is_regrouped INTEGER NOT NULL DEFAULT 0;
        """
}
