package import Recurrence

extension Transaction {
    /// Makes anew what follows from other rows: indexes, the catalogue's words, what was read from
    /// meetings' texts; and has everybody planned anew.
    package func rebuild(at now: Instant) throws(StorageError) {
        try connection.rebuild()
        // An import labels a source anew that was labelled by nobody.
        try execute("DELETE FROM source_labelling")
        try raiseCampusRevision()
        try PlanMarks(self, at: now).mark("SELECT id AS person_id FROM person")
    }
}
