extension SchemaStep {
    /// Subscriptions to pushes end with the session in which they were made.
    ///
    /// Of earlier ones the session is guessed by the browser's name; those that remain are taken by the browser's
    /// next visit, and end with any session of their person.
    static let sessionPushes = SchemaStep(
        "pushes of sessions",
        """
        -- session_id: NULL where it was made before this step, and where nobody was signed in.
        ALTER TABLE push_subscription ADD COLUMN session_id BIGINT
            REFERENCES session (id) ON DELETE CASCADE;
        CREATE INDEX push_subscription_by_session ON push_subscription (session_id);
        UPDATE push_subscription SET session_id = (
            SELECT session.id FROM session WHERE session.person_id = push_subscription.person_id
            AND session.device = push_subscription.device ORDER BY used DESC, session.id DESC LIMIT 1);
        DELETE FROM push_subscription WHERE session_id IS NULL AND NOT EXISTS (
            SELECT 1 FROM session WHERE session.person_id = push_subscription.person_id);
        """)
}
