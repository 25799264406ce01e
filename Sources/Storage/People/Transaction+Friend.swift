package import Campus
package import Recurrence

/// Whom a friend request is meant for, as it is kept.
package enum FriendAddress: Hashable, Sendable {
    case person(PersonID)
    /// An e-mail address or a phone number.
    case address(String)
}

extension Transaction {
    package func friends(of person: Person) throws(StorageError) -> [Person] {
        try people(
            """
            SELECT \(Person.columns) FROM friendship JOIN person ON person.id = friend_id
            WHERE person_id = ?
            """, [person.id])
    }

    /// Who became a person's friend lately, and when.
    ///
    /// - Parameter since: how far back.
    package func newFriends(
        of person: Person, since: Instant
    ) throws(StorageError) -> [PersonID: Instant] {
        let rows = try rows(
            "SELECT friend_id, since FROM friendship WHERE person_id = ? AND since >= ?",
            [person.id, since.seconds])
        return Dictionary(
            rows.map { ($0["friend_id"], Instant(seconds: $0["since"])) }
        ) { first, _ in first }
    }

    package func areFriends(_ person: Person, _ other: Person) throws(StorageError) -> Bool {
        try number(
            "SELECT 1 FROM friendship WHERE person_id = ? AND friend_id = ?",
            [person.id, other.id]) != nil
    }

    /// What was proved to be somebody's: only that reaches them.
    private static func addresses(of person: String) -> String {
        "SELECT proven_address.address FROM proven_address WHERE person_id = \(person)"
    }

    /// Who asked `?1`, by handle or by an address that was proved to be theirs, and is neither
    /// ignored, nor blocked, nor a friend already.
    private static let asking = """
        FROM person WHERE suspended IS NULL AND id IN (
            SELECT from_id FROM friend_request WHERE to_id = ?1
            UNION
            SELECT from_id FROM friend_request
            WHERE from_id <> ?1 AND address IN (\(addresses(of: "?1")))
            AND NOT EXISTS (SELECT 1 FROM friend_ignore
                            WHERE person_id = ?1 AND request_id = friend_request.id))
        AND NOT EXISTS (SELECT 1 FROM friendship
                        WHERE person_id = ?1 AND friend_id = person.id)
        AND NOT EXISTS (SELECT 1 FROM friend_block
                        WHERE (person_id = ?1 AND blocked_id = person.id)
                        OR (person_id = person.id AND blocked_id = ?1))
        """

    /// Who asked the person and waits for an answer.
    package func askers(of person: Person) throws(StorageError) -> [Person] {
        try people("SELECT \(Person.columns) \(Self.asking)", [person.id])
    }

    /// Whether anybody did: as `askers`, without reading who.
    package func isAsked(_ person: Person) throws(StorageError) -> Bool {
        try number("SELECT 1 \(Self.asking) LIMIT 1", [person.id]) != nil
    }

    /// Whom the person asked by handle.
    package func asked(by person: Person) throws(StorageError) -> [Person] {
        try people(
            """
            SELECT \(Person.columns) FROM friend_request JOIN person ON person.id = to_id
            WHERE from_id = ?
            """, [person.id])
    }

    /// The addresses that the person asked.
    package func askedAddresses(by person: Person) throws(StorageError) -> [String] {
        try rows(
            """
            SELECT address FROM friend_request WHERE from_id = ? AND address IS NOT NULL
            ORDER BY address
            """, [person.id]
        ).map { $0["address"] }
    }

    package func blocked(by person: Person) throws(StorageError) -> [Person] {
        try people(
            """
            SELECT \(Person.columns) FROM friend_block JOIN person ON person.id = blocked_id
            WHERE person_id = ?
            """, [person.id])
    }

    package func hasBlocked(_ person: Person, _ other: Person) throws(StorageError) -> Bool {
        try number(
            "SELECT 1 FROM friend_block WHERE person_id = ? AND blocked_id = ?",
            [person.id, other.id]) != nil
    }

    /// Whose an e-mail address or phone number was proved to be; nil while nobody has.
    package func holder(of address: String) throws(StorageError) -> Person? {
        try people(
            """
            SELECT \(Person.columns) FROM proven_address
            JOIN person ON person.id = proven_address.person_id WHERE address = ?
            """, [address]
        ).first
    }

    /// Keeps a request.
    ///
    /// - Returns: false when the person has asked the same before.
    package func ask(
        _ address: FriendAddress, by person: Person, at now: Instant
    ) throws(StorageError) -> Bool {
        let (to, text): (PersonID?, String?) =
            switch address {
            case .person(let id): (id, nil)
            case .address(let text): (nil, text)
            }
        return try execute(
            """
            INSERT INTO friend_request (from_id, to_id, address, at) VALUES (?, ?, ?, ?)
            ON CONFLICT DO NOTHING
            """, [person.id, to, text, now.seconds]) > 0
    }

    /// Takes a request back.
    package func withdraw(
        _ address: FriendAddress, by person: Person
    ) throws(StorageError) -> Bool {
        let altered =
            switch address {
            case .person(let id):
                try execute(
                    "DELETE FROM friend_request WHERE from_id = ? AND to_id = ?", [person.id, id])
            case .address(let text):
                try execute(
                    "DELETE FROM friend_request WHERE from_id = ? AND address = ?",
                    [person.id, text])
            }
        return altered > 0
    }

    /// Makes two people friends and settles all that either had asked the other.
    package func befriend(
        _ person: Person, _ other: Person, at now: Instant
    ) throws(StorageError) {
        try settleRequests(from: person, to: other)
        try settleRequests(from: other, to: person)
        for (one, two) in [(person, other), (other, person)] {
            try execute(
                """
                INSERT INTO friendship (person_id, friend_id, since) VALUES (?, ?, ?)
                ON CONFLICT DO NOTHING
                """, [one.id, two.id, now.seconds])
        }
    }

    private func settleRequests(from person: Person, to other: Person) throws(StorageError) {
        try execute(
            """
            DELETE FROM friend_request WHERE from_id = ?1
            AND (to_id = ?2 OR address IN (\(Self.addresses(of: "?2"))))
            """, [person.id, other.id])
    }

    /// Whatever somebody asked by address so far is never shown to the person, whose address that
    /// may turn out to be; whoever asked does not notice.
    private func ignoreAddresses(askedBy asker: Person, for person: Person) throws(StorageError) {
        try execute(
            """
            INSERT INTO friend_ignore (person_id, request_id)
            SELECT ?1, id FROM friend_request WHERE from_id = ?2 AND address IS NOT NULL
            ON CONFLICT DO NOTHING
            """, [person.id, asker.id])
    }

    /// Puts what somebody asked the person out of sight.
    ///
    /// A request by handle goes; one by address stays for whoever sent it.
    package func ignore(_ asker: Person, by person: Person) throws(StorageError) {
        try execute(
            "DELETE FROM friend_request WHERE from_id = ? AND to_id = ?", [asker.id, person.id])
        try execute(
            """
            INSERT INTO friend_ignore (person_id, request_id)
            SELECT ?1, id FROM friend_request
            WHERE from_id = ?2 AND address IN (\(Self.addresses(of: "?1")))
            ON CONFLICT DO NOTHING
            """, [person.id, asker.id])
    }

    /// Ends a friendship; what either had asked before it ended asks nothing more.
    ///
    /// - Returns: false when there was none.
    package func endFriendship(
        _ person: Person, _ other: Person
    ) throws(StorageError) -> Bool {
        guard try areFriends(person, other) else { return false }
        try ignoreAddresses(askedBy: person, for: other)
        try ignoreAddresses(askedBy: other, for: person)
        try execute(
            """
            DELETE FROM friendship WHERE (person_id = ?1 AND friend_id = ?2)
            OR (person_id = ?2 AND friend_id = ?1)
            """, [person.id, other.id])
        try endInvitations(between: person, and: other)
        try endQuestions(between: person, and: other)
        return true
    }

    /// Blocks somebody; what the person had asked them is taken back.
    ///
    /// What they ask stays in their eyes as it was, and is not seen.
    package func block(
        _ other: Person, by person: Person, at now: Instant
    ) throws(StorageError) {
        _ = try endFriendship(person, other)
        _ = try withdraw(.person(other.id), by: person)
        try ignoreAddresses(askedBy: person, for: other)
        try execute(
            """
            INSERT INTO friend_block (person_id, blocked_id, at) VALUES (?, ?, ?)
            ON CONFLICT DO NOTHING
            """, [person.id, other.id, now.seconds])
    }

    package func unblock(_ other: Person, by person: Person) throws(StorageError) -> Bool {
        try execute(
            "DELETE FROM friend_block WHERE person_id = ? AND blocked_id = ?",
            [person.id, other.id]) > 0
    }

    private func people(
        _ sql: String, _ arguments: Values
    ) throws(StorageError) -> [Person] {
        try rows(sql, arguments).compactMap { Person(row: $0, shownTo: viewing) }
    }
}
