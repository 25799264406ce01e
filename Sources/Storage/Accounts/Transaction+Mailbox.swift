package import Campus

/// Accounts of one mailbox.
extension Transaction {
    /// The accounts that share a mailbox with somebody, and theirs.
    package func accountsOfMailbox(of person: PersonID) throws(StorageError) -> [Person] {
        try rows(
            """
            SELECT \(Person.columns) FROM person
            WHERE id = ?1 OR id IN (SELECT person_id FROM (\(MailboxQueries.others)) AS other)
            ORDER BY id
            """, [person]
        ).compactMap { Person(row: $0, shownTo: viewing) }
    }

    /// Whether an account with a mailbox may not act.
    package func isSuspended(mailbox: String) throws(StorageError) -> Bool {
        try number(
            """
            SELECT 1 FROM proven_address JOIN person ON person.id = proven_address.person_id
            WHERE mailbox = ? AND person.suspended IS NOT NULL LIMIT 1
            """, [mailbox]) != nil
    }

    package func mailboxes(of person: PersonID) throws(StorageError) -> [String] {
        try rows("SELECT DISTINCT mailbox FROM proven_address WHERE person_id = ?", [person])
            .map { $0["mailbox"] }
    }

    /// Whether another account of somebody's mailbox has a place in an event, or waits for one.
    package func isAttended(
        _ event: Event, byOtherAccountOf person: PersonID
    ) throws(StorageError) -> Bool {
        try number(
            """
            SELECT 1 FROM attendance WHERE event_id = ?2 AND state IN ('joined', 'offered', 'waiting')
            AND person_id <> ?1
            AND person_id IN (SELECT person_id FROM (\(MailboxQueries.others)) AS other) LIMIT 1
            """, [person, event.id]) != nil
    }

    /// Gives each address the mailbox that rules say it has.
    ///
    /// - Returns: how many had another.
    @discardableResult
    package func setMailboxes(_ rules: MailboxRules) throws(StorageError) -> Int {
        let rows = try rows("SELECT id, address, mailbox FROM proven_address")
        var count = 0
        for row in rows {
            let mailbox = rules.mailbox(of: row["address"])
            guard mailbox != row["mailbox"] as String else { continue }
            let id: Int64 = row["id"]
            try execute("UPDATE proven_address SET mailbox = ? WHERE id = ?", [mailbox, id])
            count += 1
        }
        return count
    }
}

/// What counts accounts of one mailbox as one.
enum MailboxQueries {
    /// The numbers of who has a mailbox of the person with the number `?1`.
    static let others = """
        SELECT of_other.person_id FROM proven_address AS of_other
        JOIN proven_address AS of_person ON of_person.mailbox = of_other.mailbox
        WHERE of_person.person_id = ?1
        """

    /// By what a person is counted: one of their mailboxes, or themselves where they have proved no address.
    ///
    /// - Parameter person: the column with their number.
    static func key(of person: String) -> String {
        """
        COALESCE((SELECT MIN(own.mailbox) FROM proven_address AS own WHERE own.person_id = \(person)),
            CAST(\(person) AS TEXT))
        """
    }
}
