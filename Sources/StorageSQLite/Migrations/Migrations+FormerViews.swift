/// What a person's own view of an item was before they changed it.
extension Migrations {
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
}
