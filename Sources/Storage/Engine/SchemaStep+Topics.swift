extension SchemaStep {
    /// The numbers of what is altered by itself: Topic.
    static let topics = SchemaStep(
        "topics",
        """
        -- key: 16 times the number of what is meant, and its kind. What is one person's has its number in revision,
        -- what has no topic of its own in campus_revision.
        CREATE TABLE topic (key BIGINT PRIMARY KEY NOT NULL, number BIGINT NOT NULL);
        -- What seals the topics that a page names to its stream, for all servers of a home.
        CREATE TABLE page_key (id BIGINT PRIMARY KEY NOT NULL CHECK (id = 1), secret TEXT NOT NULL);
        """)
}
