/// Which crawls list a module.
extension Migrations {
    static let moduleListings = """
        -- crawl: a digest of the definition, its start pages and its parameters.
        CREATE TABLE module_listing (
            crawl TEXT NOT NULL,
            module_id INTEGER NOT NULL REFERENCES module (id) ON DELETE CASCADE,
            PRIMARY KEY (crawl, module_id)
        );
        CREATE INDEX module_listing_by_module ON module_listing (module_id);
        """
}
