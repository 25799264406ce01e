extension Transaction {
    /// Forgets what reminders said of events, news and people that are gone: a title outlives what it names,
    /// in the history of everybody who was told.
    ///
    /// What has not rung yet goes; of the rest it stays on record that it rang.
    func forgetRemindersOfWhatIsGone() throws(StorageError) {
        // A summary that tells one reminder alone has that one's title.
        try execute(
            """
            UPDATE reminder SET title = NULL WHERE title IS NOT NULL AND (\(Self.isOfWhatIsGone)
            OR id IN (SELECT summary_id FROM reminder
                      WHERE summary_id IS NOT NULL AND (\(Self.isOfWhatIsGone))))
            """)
        try execute(
            """
            DELETE FROM reminder WHERE state IN ('planned', 'snoozed', 'claimed')
            AND (\(Self.isOfWhatIsGone))
            """)
    }

    /// By subject (see `ReminderSubject`) or by the item that is believed; events are below zero, and
    /// the lowest number stands for water.
    private static let isOfWhatIsGone = """
        CASE
        WHEN substr(subject, 1, 1) = 'e' AND substr(subject, 2, 1) BETWEEN '0' AND '9'
        THEN CAST(substr(subject, 2, {position}(subject || '-', '-') - 2) AS BIGINT)
            NOT IN (SELECT id FROM event)
        WHEN substr(subject, 1, 5) = 'news-'
        THEN CAST(substr(subject, 6) AS BIGINT) NOT IN (SELECT id FROM news)
        WHEN substr(subject, 1, 7) = 'friend-'
        THEN CAST(substr(subject, 8) AS BIGINT) NOT IN (SELECT id FROM person)
        ELSE FALSE END
        OR meeting_id < 0 AND meeting_id <> -9223372036854775807 - 1
        AND -meeting_id NOT IN (SELECT id FROM event)
        """
}
