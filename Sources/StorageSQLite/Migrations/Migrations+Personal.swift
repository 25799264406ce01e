/// What people did to their own entries, so that it can be taken back.
extension Migrations {
    static let personal = """
        CREATE TABLE personal_act (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            at INTEGER NOT NULL,
            kind TEXT NOT NULL,
            summary TEXT NOT NULL
        );
        CREATE INDEX personal_act_by_person ON personal_act (person_id, id);
        -- The meetings an act touched; one that it added has no former entries.
        CREATE TABLE touched_meeting (
            act_id INTEGER NOT NULL REFERENCES personal_act (id) ON DELETE CASCADE,
            meeting_id INTEGER NOT NULL REFERENCES meeting (id) ON DELETE CASCADE,
            PRIMARY KEY (act_id, meeting_id)
        );
        CREATE INDEX touched_meeting_by_meeting ON touched_meeting (meeting_id);
        -- Their entries before the act: the columns of entry, without its id.
        CREATE TABLE former_entry (
            act_id INTEGER NOT NULL REFERENCES personal_act (id) ON DELETE CASCADE,
            meeting_id INTEGER NOT NULL REFERENCES meeting (id) ON DELETE CASCADE,
            source_id INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
            original INTEGER,
            reaches_on INTEGER NOT NULL,
            first_at INTEGER NOT NULL,
            last_at INTEGER NOT NULL,
            start INTEGER NOT NULL,
            basis INTEGER NOT NULL,
            zone TEXT,
            wall_seconds INTEGER NOT NULL,
            exact_seconds INTEGER NOT NULL,
            recurrence TEXT,
            kind TEXT NOT NULL,
            status TEXT NOT NULL,
            sequence INTEGER NOT NULL,
            summary TEXT NOT NULL,
            location TEXT,
            details TEXT,
            url TEXT,
            categories TEXT
        );
        CREATE INDEX former_entry_by_act ON former_entry (act_id);
        CREATE INDEX former_entry_by_meeting ON former_entry (meeting_id);
        CREATE INDEX former_entry_by_source ON former_entry (source_id);
        """

    /// What a person's own view of an item was before they changed it.
    static let formerViews = """
        -- The columns of item_view; all null where there was none.
        CREATE TABLE former_view (
            act_id INTEGER NOT NULL REFERENCES personal_act (id) ON DELETE CASCADE,
            meeting_id INTEGER NOT NULL,
            original INTEGER,
            hidden INTEGER,
            name TEXT,
            note TEXT,
            colour TEXT,
            leads TEXT
        );
        CREATE INDEX former_view_by_act ON former_view (act_id);
        -- group_name is null where no group was chosen.
        CREATE TABLE former_choice (
            act_id INTEGER NOT NULL REFERENCES personal_act (id) ON DELETE CASCADE,
            module_code TEXT NOT NULL,
            meeting_kind TEXT NOT NULL,
            group_name TEXT
        );
        CREATE INDEX former_choice_by_act ON former_choice (act_id);
        """

    /// Where what somebody keeps on an item is, while the source it hung on does not list it.
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
