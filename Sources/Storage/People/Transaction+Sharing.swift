package import Campus
package import Recurrence

/// Friends who ask each other to share when they are busy: each question is news for whom it is asked.
extension Transaction {
    /// Asks a friend, whose bell tells it.
    ///
    /// - Parameter until: when the question lapses.
    package func askToShare(
        _ friend: Person, by person: Person, until: Instant, at now: Instant
    ) throws(StorageError) {
        try tell(
            [friend], as: .sharing, of: nil, saying: "", by: person, until: until, at: now)
        try raiseRevision(of: friend.id)
    }

    /// When somebody asked a friend last; nil for never.
    package func lastQuestion(
        to friend: Person, by person: Person
    ) throws(StorageError) -> Instant? {
        try number(
            """
            SELECT MAX(at) FROM news WHERE by_id = ? AND person_id = ? AND kind = 'sharing'
            """, [person.id, friend.id]
        ).map { Instant(seconds: $0) }
    }

    /// The friends who ask a person, and have no answer yet.
    package func sharingAskers(
        of person: Person, at now: Instant
    ) throws(StorageError) -> [Person] {
        try rows(
            """
            SELECT DISTINCT \(Person.columns) FROM news
            JOIN friendship ON friendship.person_id = news.person_id
                AND friendship.friend_id = news.by_id
            JOIN person ON person.id = news.by_id
            WHERE news.person_id = ? AND news.kind = 'sharing' AND news.until > ?
            AND person.suspended IS NULL
            """, [person.id, now.seconds]
        ).compactMap { Person(row: $0, shownTo: viewing) }
    }

    /// Forgets what two people asked each other, who are friends no more, and that they became friends.
    func endQuestions(between person: Person, and other: Person) throws(StorageError) {
        try execute(
            """
            DELETE FROM news WHERE kind IN ('sharing', 'befriended')
            AND ((person_id = ?1 AND by_id = ?2) OR (person_id = ?2 AND by_id = ?1))
            """, [person.id, other.id])
    }

    /// Ends what a friend asks of a person, who is not told of it any more; the friend does not notice.
    package func endQuestion(
        to person: Person, by friend: Person, at now: Instant
    ) throws(StorageError) {
        try execute(
            """
            UPDATE news SET until = ?1 WHERE person_id = ?2 AND by_id = ?3 AND kind = 'sharing'
            AND until > ?1
            """, [now.seconds, person.id, friend.id])
    }
}
