package import Campus

/// Which crawls list a module: one definition reads many departments, each a crawl of its own.
extension Transaction {
    /// The modules of a year that a crawl listed last, and that the catalogue has from its definition.
    package func modules(
        listedBy crawl: String, from source: String, year: AcademicYear
    ) throws(StorageError) -> [Module] {
        try rows(
            """
            SELECT \(Module.columns) FROM module
            JOIN module_listing ON module_listing.module_id = module.id
            WHERE crawl = ? AND source = ? AND year = ?
            """, [crawl, source, year.first]
        ).compactMap { Module(row: $0) }
    }

    package func hasListings(by crawl: String, year: AcademicYear) throws(StorageError) -> Bool {
        try !rows(
            """
            SELECT 1 FROM module_listing JOIN module ON module.id = module_listing.module_id
            WHERE crawl = ? AND year = ? LIMIT 1
            """, [crawl, year.first]
        ).isEmpty
    }

    /// Whether another crawl lists a module too.
    package func isListed(_ module: Module, besides crawl: String) throws(StorageError) -> Bool {
        try !rows(
            "SELECT 1 FROM module_listing WHERE module_id = ? AND crawl <> ? LIMIT 1",
            [module.id, crawl]
        ).isEmpty
    }

    package func list(_ module: ModuleID, by crawl: String) throws(StorageError) {
        try execute(
            "INSERT INTO module_listing (crawl, module_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [crawl, module])
    }

    package func unlist(_ module: Module, by crawl: String) throws(StorageError) {
        try execute(
            "DELETE FROM module_listing WHERE module_id = ? AND crawl = ?", [module.id, crawl])
    }
}
