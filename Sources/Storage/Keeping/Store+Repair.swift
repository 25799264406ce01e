import GRDB
public import Recurrence

extension Store {
    /// Makes anew what follows from other rows: indexes, the catalogue's words, what was read from
    /// meetings' texts; and has everybody planned anew.
    public func rebuild(at now: Instant) throws(StorageError) {
        try write { database in
            try database.execute(sql: "REINDEX")
            try database.execute(
                sql: "INSERT INTO module_text (module_text) VALUES ('delete-all')")
            // The same rows as the triggers of the schema take.
            try database.execute(
                sql: """
                    INSERT INTO module_text (rowid, code, title, description, staff)
                    SELECT id, code, title, description, staff FROM module
                    WHERE title IS NOT NULL OR description IS NOT NULL OR staff <> ''
                    """)
            // An import labels a source anew that was labelled by nobody.
            try database.execute(sql: "DELETE FROM source_labelling")
            try PlanMarks(database, at: now).mark("SELECT id AS person_id FROM person")
        }
    }
}
