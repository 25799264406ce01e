/// What people drink, and how much they want to.
extension Migrations {
    static let water = """
        -- thousandths: of the unit, as entered. logged: when it was logged here; null for what came
        -- from another device. deleted: when it was taken back: the row stays, to tell the others.
        CREATE TABLE drink (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            uuid TEXT NOT NULL,
            at INTEGER NOT NULL,
            thousandths INTEGER NOT NULL,
            unit TEXT NOT NULL,
            category TEXT NOT NULL,
            logged INTEGER,
            deleted INTEGER,
            UNIQUE (person_id, uuid)
        );
        CREATE INDEX drink_by_time ON drink (person_id, at);
        CREATE INDEX drink_by_log ON drink (person_id, id)
            WHERE logged IS NOT NULL AND deleted IS NULL;
        -- A row a change, so that past days keep their goal. since: the first day, as days since
        -- 1970-01-01. starts, ends: minutes of the day. One of cup, every (seconds) and times.
        CREATE TABLE goal (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            since INTEGER NOT NULL,
            is_on INTEGER NOT NULL,
            amount INTEGER NOT NULL,
            amount_unit TEXT NOT NULL,
            starts INTEGER NOT NULL,
            ends INTEGER NOT NULL,
            cup INTEGER,
            cup_unit TEXT,
            every INTEGER,
            times INTEGER,
            day_limit INTEGER NOT NULL,
            day_limit_unit TEXT NOT NULL,
            hour_limit INTEGER NOT NULL,
            hour_limit_unit TEXT NOT NULL
        );
        CREATE INDEX goal_by_person ON goal (person_id, id);
        """
}
