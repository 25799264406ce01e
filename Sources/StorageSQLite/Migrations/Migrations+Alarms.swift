/// The alarms that feeds bring along, and whether a source's ring.
extension Migrations {
    static let alarms = """
        -- Seconds before the start, separated by commas; null for none.
        ALTER TABLE entry ADD COLUMN alarms TEXT;
        ALTER TABLE former_entry ADD COLUMN alarms TEXT;
        ALTER TABLE source ADD COLUMN rings_alarms INTEGER NOT NULL DEFAULT 0;
        """
}
