extension Transaction {
    /// How many modules a catalogue lists, by year; what only a timetable names is not counted.
    package func cataloguedModules() throws(StorageError) -> [Int: Int] {
        try counts(
            "SELECT year, COUNT(*) AS count FROM module WHERE title IS NOT NULL GROUP BY year")
    }

    /// How many programmes are defined, by year.
    package func definedProgrammes() throws(StorageError) -> [Int: Int] {
        try counts("SELECT year, COUNT(*) AS count FROM programme GROUP BY year")
    }

    private func counts(_ sql: String) throws(StorageError) -> [Int: Int] {
        let rows = try rows(sql).map { row in
            (Int(row["year"] as Int64), Int(row["count"] as Int64))
        }
        return Dictionary(rows) { first, _ in first }
    }
}
