/// Who wants to be erased.
extension Migrations {
    static let departures = """
        -- Who wants to be erased, and when that is done: until then they may think better of it.
        -- keeps_contributions: whether what they wrote for others stays, without their name.
        CREATE TABLE departure (
            person_id INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            asked INTEGER NOT NULL,
            due INTEGER NOT NULL,
            keeps_contributions INTEGER NOT NULL
        );
        CREATE INDEX departure_by_due ON departure (due);
        """
}
