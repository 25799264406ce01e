package import Campus
package import Recurrence

/// Who is invited to an event that others do not see, and what they answer.
extension Transaction {
    package func invite(
        _ person: Person, to event: Event, at now: Instant
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO attendance (person_id, event_id, state, since) VALUES (?, ?, 'invited', ?)
            ON CONFLICT (person_id, event_id) DO NOTHING
            """, [person.id, event.id, now.seconds])
    }

    /// Somebody does not come; they may think better of it.
    package func decline(
        _ event: Event, by person: Person, at now: Instant
    ) throws(StorageError) {
        try execute(
            """
            UPDATE attendance SET state = 'declined', since = ?, queue = NULL, offered_until = NULL
            WHERE person_id = ? AND event_id = ?
            """, [now.seconds, person.id, event.id])
    }

    /// Who was invited, in no order; nobody who is suspended, or whom a block keeps apart from the viewer.
    package func invitees(
        of event: Event, seenBy viewer: Person
    ) throws(StorageError) -> [Invitee] {
        try rows(
            """
            SELECT \(Person.columns), state FROM attendance
            JOIN person ON person.id = attendance.person_id
            WHERE event_id = ?1 AND state <> 'left' AND suspended IS NULL AND person.id NOT IN
                (SELECT organiser_id FROM event WHERE id = ?1 AND organiser_id IS NOT NULL)
            AND NOT EXISTS (SELECT 1 FROM friend_block AS b
                WHERE (b.person_id = ?2 AND b.blocked_id = person.id)
                OR (b.person_id = person.id AND b.blocked_id = ?2))
            """, [event.id, viewer.id]
        ).compactMap { row in
            Person(row: row, shownTo: viewing).map { person in
                let answer: Invitee.Answer =
                    switch Attendance.State(rawValue: row["state"]) {
                    case .declined: .declined
                    case .invited, nil: .none
                    case .joined, .waiting, .offered, .left: .accepted
                    }
                return Invitee(person: person, answer: answer)
            }
        }
    }

    /// Whether somebody has an invitation to answer.
    package func isInvited(_ person: Person, at now: Instant) throws(StorageError) -> Bool {
        try number(
            """
            SELECT 1 FROM attendance AS a {order} JOIN event AS e ON e.id = a.event_id
            JOIN person ON person.id = e.organiser_id
            WHERE a.person_id = ? AND a.state = 'invited' AND e.cancelled IS NULL
            AND e.last_at >= ? AND person.suspended IS NULL LIMIT 1
            """, [person.id, now.seconds]) != nil
    }

    /// Ends what two people asked each other to and the other has not answered, or not with yes.
    func endInvitations(between person: Person, and other: Person) throws(StorageError) {
        for (host, guest) in [(person, other), (other, person)] {
            for end in [
                "DELETE FROM news WHERE kind = 'invited' AND",
                "DELETE FROM attendance WHERE state IN ('invited', 'declined') AND",
            ] {
                try execute(
                    """
                    \(end) person_id = ? AND event_id IN
                        (SELECT id FROM event WHERE organiser_id = ? AND by_invitation = 1)
                    """, [guest.id, host.id])
            }
        }
    }
}
