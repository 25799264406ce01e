extension SchemaStep {
    /// Subscriptions to pushes end with the session in which they were made.
    ///
    /// Earlier ones are of the only session of their person that has the browser's name. Those that remain ring on,
    /// are taken by the session of the browser that next tells of them, and end with any session of their person.
    static let sessionPushes = SchemaStep(
        "pushes of sessions",
        """
        -- session_id: NULL where it was made before this step, and where nobody was signed in.
        ALTER TABLE push_subscription ADD COLUMN session_id BIGINT
            REFERENCES session (id) ON DELETE CASCADE;
        CREATE INDEX push_subscription_by_session ON push_subscription (session_id);
        UPDATE push_subscription SET session_id = (
            SELECT CASE WHEN COUNT(*) = 1 THEN MIN(session.id) END FROM session
            WHERE session.person_id = push_subscription.person_id
            AND session.device = push_subscription.device);
        DELETE FROM push_subscription WHERE session_id IS NULL AND NOT EXISTS (
            SELECT 1 FROM session WHERE session.person_id = push_subscription.person_id);
        """)
}
