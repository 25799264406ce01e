extension SchemaStep {
    private static let text = """
        -- Whose mail comes into one mailbox is one person, however many accounts they have: MailboxRules.
        ALTER TABLE proven_address ADD COLUMN mailbox TEXT NOT NULL DEFAULT '';
        UPDATE proven_address SET mailbox = CASE
            WHEN {place}(address, '+') > 1 AND {place}(address, '@') > {place}(address, '+')
            THEN substr(address, 1, {place}(address, '+') - 1) || substr(address, {place}(address, '@'))
            ELSE address END;
        CREATE INDEX proven_address_by_mailbox ON proven_address (mailbox);
        ALTER TABLE sign_in_code ADD COLUMN mailbox TEXT NOT NULL DEFAULT '';
        CREATE INDEX sign_in_code_by_mailbox ON sign_in_code (mailbox);
        """

    static let mailboxes = SchemaStep(
        "mailboxes", sqlite: text.replacing("{place}", with: "instr"),
        postgres: text.replacing("{place}", with: "strpos"))
}
