package import Campus

extension Transaction {
    /// The modules that a person's timetables name, or that they take, and that the catalogue of
    /// their year lacks; for operators those of the campus's sources too.
    ///
    /// None while the year has no catalogue.
    ///
    /// - Returns: the first of them, and how many there are in all.
    package func uncataloguedModules(
        of person: Person, atMost limit: Int
    ) throws(StorageError) -> (modules: [Module], count: Int) {
        let found = try rows(
            """
            SELECT \(Module.columns), COUNT(*) OVER () AS count FROM module WHERE module.id IN (
                SELECT meeting_module.module_id FROM source
                JOIN meeting_module ON meeting_module.source_id = source.id
                WHERE source.person_id = ?1 AND source.is_campus = 0 OR source.is_campus = 1 AND ?2
                UNION SELECT enrolment.module_id FROM enrolment
                WHERE enrolment.person_id = ?1 AND enrolment.has_left = 0)
            AND module.source IS NULL
            AND module.year IN (SELECT year FROM module WHERE source IS NOT NULL)
            ORDER BY module.code, module.year LIMIT ?3
            """, [person.id, person.role == .operator, limit])
        return (found.compactMap { Module(row: $0) }, found.first?["count"] ?? 0)
    }

    /// The codes of a year's catalogue that begin with some letters.
    package func catalogue(
        of year: AcademicYear, beginning: String
    ) throws(StorageError) -> [String] {
        try rows(
            """
            SELECT code FROM module WHERE code >= ?1 AND code < ?2 AND year = ?3
            AND source IS NOT NULL ORDER BY code LIMIT 1000
            """, [beginning, beginning + "\u{7f}", year.first]
        ).map { $0["code"] }
    }
}
