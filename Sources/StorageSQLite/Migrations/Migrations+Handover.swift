/// Where what somebody keeps on an item is, while the source it hung on does not list it.
extension Migrations {
    static let handover = """
        -- No keys for the meetings, as in dismissed_series.
        CREATE TABLE handed_over (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            meeting_id INTEGER NOT NULL,
            original INTEGER,
            heir_id INTEGER NOT NULL,
            heir_original INTEGER
        );
        CREATE UNIQUE INDEX handed_over_by_item
            ON handed_over (meeting_id, person_id, COALESCE(original, -9223372036854775808));
        CREATE INDEX handed_over_by_person ON handed_over (person_id);
        """
}
