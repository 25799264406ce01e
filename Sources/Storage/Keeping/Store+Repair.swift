import GRDB
package import Recurrence

extension Store {
    /// Makes anew what follows from other rows: indexes, the catalogue's words, what was read from
    /// meetings' texts; and has everybody planned anew.
    package func rebuild(at now: Instant) throws(StorageError) {
        try write { database in
            try Self.rebuildSearch(in: database)
            try database.execute(sql: "REINDEX")
            // An import labels a source anew that was labelled by nobody.
            try database.execute(sql: "DELETE FROM source_labelling")
            try PlanMarks(database, at: now).mark("SELECT id AS person_id FROM person")
        }
    }
}
