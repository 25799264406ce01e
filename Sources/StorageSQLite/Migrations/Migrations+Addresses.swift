/// Whose an e-mail address or a phone number is, and which communities are closed.
extension Migrations {
    static let addresses = """
        -- When an address was proved to be the person's; null while they only say so. Several people
        -- may say so of one address, and nobody learns of the others; it belongs to one, who proved
        -- it last.
        ALTER TABLE person ADD COLUMN email_verified INTEGER;
        ALTER TABLE person ADD COLUMN phone_verified INTEGER;
        CREATE UNIQUE INDEX person_by_verified_email ON person (email)
            WHERE email_verified IS NOT NULL;
        CREATE UNIQUE INDEX person_by_verified_phone ON person (phone)
            WHERE phone_verified IS NOT NULL;
        """

    static let closedCommunities = """
        -- When it was closed; null while it is open. What was attended stays, under its name; folded
        -- is no name then, so that another community may have it.
        ALTER TABLE community ADD COLUMN closed INTEGER;
        """

    /// What reminders said of events and news that were removed before titles went with them.
    static let forgottenTitles = """
        UPDATE reminder SET title = NULL WHERE title IS NOT NULL AND (
            subject GLOB 'e[0-9]*'
            AND CAST(substr(subject, 2) AS INTEGER) NOT IN (SELECT id FROM event)
            OR subject GLOB 'news-[0-9]*'
            AND CAST(substr(subject, 6) AS INTEGER) NOT IN (SELECT id FROM news));
        """
}
