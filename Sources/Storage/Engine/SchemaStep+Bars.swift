extension SchemaStep {
    /// What is kept of accounts that were erased while they were suspended: Bar.
    static let bars = SchemaStep(
        "bars",
        """
        -- digest: of the salt and of a mailbox, or of a name at a provider of OpenID Connect; until: from when its person
        -- may come back.
        CREATE TABLE bar (
            {id},
            salt TEXT NOT NULL,
            digest {blob} NOT NULL,
            until BIGINT NOT NULL
        );
        CREATE INDEX bar_by_end ON bar (until);
        """)
}
