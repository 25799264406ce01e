/// What a person changed for themselves about what their sources say.
extension Migrations {
    static let oneCalendar = """
        ALTER TABLE meeting_label ADD COLUMN group_name TEXT;
        CREATE INDEX meeting_label_by_group ON meeting_label (source_id, codes, kind, group_name)
            WHERE group_name IS NOT NULL;
        -- LAST-MODIFIED: of two sources that tell of one class, the newer tells it right.
        ALTER TABLE entry ADD COLUMN modified INTEGER;
        ALTER TABLE former_entry ADD COLUMN modified INTEGER;
        -- Of a whole meeting (original is null) or of one occurrence. No key for the meeting: what a
        -- person wrote about a class stays when the class goes, and is there when it comes back.
        CREATE TABLE item_view (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            meeting_id INTEGER NOT NULL,
            original INTEGER,
            hidden INTEGER,
            name TEXT,
            note TEXT,
            colour TEXT,
            -- Seconds, separated by commas; empty for none.
            leads TEXT
        );
        CREATE UNIQUE INDEX item_view_by_item
            ON item_view (person_id, meeting_id, COALESCE(original, -9223372036854775808));
        -- Which of a module's parallel groups a person is in, by the kind of its meetings.
        CREATE TABLE group_choice (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            module_code TEXT NOT NULL,
            meeting_kind TEXT NOT NULL,
            group_name TEXT NOT NULL,
            PRIMARY KEY (person_id, module_code, meeting_kind)
        );
        """
}
