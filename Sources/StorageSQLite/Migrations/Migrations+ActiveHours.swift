/// How long people look at pages.
extension Migrations {
    static let activeHours = """
        -- day: since 1970-01-01, and hour: 0 to 23, both of the person's clock as it was then.
        -- minutes: 1 to 60; an hour in which nothing was counted has no row.
        CREATE TABLE active_hour (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            day INTEGER NOT NULL,
            hour INTEGER NOT NULL,
            minutes INTEGER NOT NULL,
            PRIMARY KEY (person_id, day, hour)
        );
        -- For forgetting what is old.
        CREATE INDEX active_hour_by_day ON active_hour (day);
        """
}
