package import Campus
package import Foundation
package import Recurrence

/// The door of an event: what its codes are made with, and who was there.
extension Transaction {
    /// What the codes of an event's door are made with; nil before it opened.
    package func doorSecret(of event: Event) throws(StorageError) -> Data? {
        try row("SELECT secret FROM door WHERE event_id = ?", [event.id]).map { $0["secret"] }
    }

    /// Keeps it; one that is there stays.
    package func keepDoorSecret(_ secret: Data, of event: Event) throws(StorageError) {
        try execute(
            """
            INSERT INTO door (event_id, secret) VALUES (?, ?) ON CONFLICT (event_id) DO NOTHING
            """, [event.id, secret])
    }

    /// How many wrong codes somebody gave since an instant.
    package func doorTries(
        at event: Event, by person: Person, since: Instant
    ) throws(StorageError) -> Int {
        Int(
            try number(
                "SELECT COUNT(*) FROM door_try WHERE person_id = ? AND event_id = ? AND at > ?",
                [person.id, event.id, since.seconds]) ?? 0)
    }

    package func addDoorTry(
        at event: Event, by person: Person, at now: Instant
    ) throws(StorageError) {
        try execute(
            "INSERT INTO door_try (person_id, event_id, at) VALUES (?, ?, ?)",
            [person.id, event.id, now.seconds])
    }

    /// The tries of somebody who read it right in the end do not count against them.
    package func forgetDoorTries(at event: Event, by person: Person) throws(StorageError) {
        try execute(
            "DELETE FROM door_try WHERE person_id = ? AND event_id = ?", [person.id, event.id])
    }

    /// - Parameter day: on which the occurrence began, on the event's clock.
    package func isPresent(
        _ person: Person, at event: Event, on day: CivilDate
    ) throws(StorageError) -> Bool {
        try number(
            "SELECT 1 FROM presence WHERE person_id = ? AND event_id = ? AND day = ?",
            [person.id, event.id, day.dayNumber]) != nil
    }

    /// Somebody is there; when they said so first stays.
    package func addPresence(
        of person: Person, at event: Event, on day: CivilDate, at now: Instant
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO presence (person_id, event_id, day, at) VALUES (?, ?, ?, ?)
            ON CONFLICT (person_id, event_id, day) DO NOTHING
            """, [person.id, event.id, day.dayNumber, now.seconds])
    }

    package func removePresence(
        of person: Person, at event: Event, on day: CivilDate
    ) throws(StorageError) {
        try execute(
            "DELETE FROM presence WHERE person_id = ? AND event_id = ? AND day = ?",
            [person.id, event.id, day.dayNumber])
    }

    /// How many were there on a day.
    package func presentCount(
        at event: Event, on day: CivilDate
    ) throws(StorageError) -> Int {
        Int(
            try number(
                "SELECT COUNT(*) FROM presence WHERE event_id = ? AND day = ?",
                [event.id, day.dayNumber]) ?? 0)
    }

    /// The last day on which anybody was there.
    package func lastPresence(at event: Event) throws(StorageError) -> CivilDate? {
        try number("SELECT MAX(day) FROM presence WHERE event_id = ?", [event.id])
            .map { CivilDate(dayNumber: Int($0)) }
    }

    /// Who has a place, and who was there on a day; nobody who is suspended, or whom a block keeps apart
    /// from the viewer.
    package func guests(
        of event: Event, on day: CivilDate, seenBy viewer: Person
    ) throws(StorageError) -> [DoorGuest] {
        try rows(
            """
            SELECT \(Person.columns), p.at AS came FROM person
            LEFT JOIN presence AS p ON p.person_id = person.id AND p.event_id = ?1 AND p.day = ?2
            WHERE person.id IN (SELECT person_id FROM attendance WHERE event_id = ?1 AND state = 'joined'
                UNION SELECT person_id FROM presence WHERE event_id = ?1 AND day = ?2)
            AND person.suspended IS NULL AND NOT EXISTS (SELECT 1 FROM friend_block AS b
                WHERE (b.person_id = ?3 AND b.blocked_id = person.id)
                OR (b.person_id = person.id AND b.blocked_id = ?3))
            """, [event.id, day.dayNumber, viewer.id]
        ).compactMap { row in
            Person(row: row, shownTo: viewing).map { person in
                DoorGuest(
                    person: person,
                    came: (row["came"] as Int64?).map { Instant(seconds: $0) })
            }
        }
    }

    /// Something was altered that those see who keep an event's door.
    package func raiseRevisions(ofKeepersOf event: Event) throws(StorageError) {
        try raiseRevisions(
            of: """
                SELECT person_id FROM membership WHERE community_id = ?1 AND organiser = 1
                UNION SELECT id AS person_id FROM person WHERE role = 'operator'
                UNION SELECT organiser_id AS person_id FROM event WHERE id = ?2 AND organiser_id IS NOT NULL
                """, [event.communityID, event.id])
    }
}
