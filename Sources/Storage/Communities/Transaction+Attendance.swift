package import Campus
package import Recurrence

/// How many have joined an event, wait for it, or are offered a place.
package struct AttendanceCounts: Hashable, Sendable {
    package var joined = 0
    package var waiting = 0
    package var offered = 0

    package init() {}
}

extension Transaction {
    package func counts(of event: Event) throws(StorageError) -> AttendanceCounts {
        var counts = AttendanceCounts()
        for row in try rows(
            "SELECT state, COUNT(*) AS count FROM attendance WHERE event_id = ? GROUP BY state",
            [event.id])
        {
            switch Attendance.State(rawValue: row["state"]) {
            case .joined: counts.joined = row["count"]
            case .waiting: counts.waiting = row["count"]
            case .offered: counts.offered = row["count"]
            case .left, .invited, .declined, nil: break
            }
        }
        return counts
    }

    package func attendance(
        of person: Person, at event: Event
    ) throws(StorageError) -> Attendance? {
        try row(
            """
            SELECT state, offered_until, left_at,
                CASE WHEN state = 'waiting' THEN
                    (SELECT COUNT(*) FROM attendance AS other WHERE other.event_id = a.event_id
                     AND other.state = 'waiting' AND other.queue <= a.queue) END AS position
            FROM attendance AS a WHERE person_id = ? AND event_id = ?
            """, [person.id, event.id]
        ).flatMap { row in
            Attendance.State(rawValue: row["state"]).map {
                Attendance(
                    state: $0, position: row["position"],
                    offeredUntil: (row["offered_until"] as Int64?).map { Instant(seconds: $0) },
                    left: (row["left_at"] as Int64?).map { Instant(seconds: $0) })
            }
        }
    }

    /// The numbers of all events in which somebody has any part.
    package func attendedIDs(by person: Person) throws(StorageError) -> Set<EventID> {
        Set(
            try rows("SELECT event_id FROM attendance WHERE person_id = ?", [person.id])
                .map { $0["event_id"] })
    }

    /// Gives somebody a place.
    package func join(_ event: Event, by person: Person, at now: Instant) throws(StorageError) {
        try save(.joined, queue: nil, of: person, at: event, since: now)
    }

    /// Puts somebody at the end of the waiting list.
    package func wait(for event: Event, by person: Person, at now: Instant) throws(StorageError) {
        let last = try number("SELECT MAX(queue) FROM attendance WHERE event_id = ?", [event.id])
        try save(.waiting, queue: (last ?? 0) + 1, of: person, at: event, since: now)
    }

    private func save(
        _ state: Attendance.State, queue: Int64?, of person: Person, at event: Event,
        since now: Instant
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO attendance (person_id, event_id, state, since, queue)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (person_id, event_id) DO UPDATE SET state = excluded.state,
                since = excluded.since, queue = excluded.queue, offered_until = NULL,
                left_at = NULL
            """, [person.id, event.id, state.rawValue, now.seconds, queue])
    }

    package func removeAttendance(of person: Person, at event: Event) throws(StorageError) {
        try execute(
            "DELETE FROM attendance WHERE person_id = ? AND event_id = ?", [person.id, event.id])
    }

    /// Somebody leaves a series of which some is over: that stays theirs.
    package func endAttendance(
        of person: Person, at event: Event, at now: Instant
    ) throws(StorageError) {
        try execute(
            """
            UPDATE attendance SET state = 'left', left_at = ?, queue = NULL, offered_until = NULL
            WHERE person_id = ? AND event_id = ?
            """, [now.seconds, person.id, event.id])
    }

    /// The first of the waiting list who may act: the suspended keep their turn.
    package func firstWaiting(for event: Event) throws(StorageError) -> Person? {
        try row(
            """
            SELECT \(Person.columns) FROM attendance JOIN person ON person.id = person_id
            WHERE event_id = ? AND state = 'waiting' AND suspended IS NULL
            ORDER BY queue LIMIT 1
            """, [event.id]
        ).flatMap { Person(row: $0, shownTo: viewing) }
    }

    /// Offers a place to somebody who waits; their place in the queue is kept, should it be
    /// taken back.
    package func offer(
        _ event: Event, to person: Person, until: Instant
    ) throws(StorageError) {
        try execute(
            """
            UPDATE attendance SET state = 'offered', offered_until = ?
            WHERE person_id = ? AND event_id = ?
            """, [until.seconds, person.id, event.id])
    }

    /// Takes back the offers of an event that nobody took in time; who had them is the answer.
    package func lapseOffers(of event: Event, at now: Instant) throws(StorageError) -> [Person] {
        let people = try rows(
            """
            SELECT \(Person.columns) FROM attendance JOIN person ON person.id = person_id
            WHERE event_id = ? AND state = 'offered' AND offered_until <= ?
            ORDER BY offered_until, person_id
            """, [event.id, now.seconds]
        ).compactMap { Person(row: $0, shownTo: viewing) }
        for person in people { try removeAttendance(of: person, at: event) }
        return people
    }

    /// Who is offered a place, the last of the queue first.
    package func offered(at event: Event) throws(StorageError) -> [Person] {
        try rows(
            """
            SELECT \(Person.columns) FROM attendance JOIN person ON person.id = person_id
            WHERE event_id = ? AND state = 'offered'
            ORDER BY queue DESC NULLS LAST, offered_until DESC NULLS LAST, person_id DESC
            """, [event.id]
        ).compactMap { Person(row: $0, shownTo: viewing) }
    }

    /// Whether it was begun to tell somebody of the place that they are offered.
    package func isToldOfOffer(of event: Event, _ person: Person) throws(StorageError) -> Bool {
        try number(
            """
            SELECT 1 FROM attendance AS a JOIN news ON news.person_id = a.person_id
                AND news.event_id = a.event_id AND news.until = a.offered_until
            JOIN reminder ON reminder.person_id = news.person_id
                AND reminder.subject = 'news-' || news.id
            JOIN delivery ON delivery.reminder_id = reminder.id
            WHERE a.person_id = ? AND a.event_id = ? AND news.kind = 'offered' LIMIT 1
            """, [person.id, event.id]) != nil
    }

    /// Takes an offer back: the person waits again where they stood.
    ///
    /// Offers of versions that forgot the place in the queue go before all who wait.
    package func withdrawOffer(of event: Event, to person: Person) throws(StorageError) {
        try execute(
            """
            UPDATE attendance SET state = 'waiting', offered_until = NULL,
                queue = COALESCE(queue, (SELECT COALESCE(MIN(other.queue), 1) - 1
                    FROM attendance AS other WHERE other.event_id = ?2))
            WHERE person_id = ?1 AND event_id = ?2
            """, [person.id, event.id])
    }

    /// The events that have offers whose time is over; hidden ones, whose offers wait, left out.
    package func eventsWithLapsedOffers(at now: Instant) throws(StorageError) -> [Event] {
        try rows(
            """
            SELECT \(Event.columns) \(Event.tables) WHERE e.id IN
                (SELECT event_id FROM attendance
                 WHERE offered_until IS NOT NULL AND offered_until <= ?) AND e.hidden IS NULL
            """, [now.seconds]
        ).compactMap { Event(row: $0, shownTo: viewing) }
    }

    /// Everybody who has a place, waits, is offered one or has to answer an invitation.
    package func attendees(of event: Event) throws(StorageError) -> [Person] {
        try rows(
            """
            SELECT \(Person.columns) FROM attendance JOIN person ON person.id = person_id
            WHERE event_id = ? AND state NOT IN ('left', 'declined') ORDER BY person_id
            """, [event.id]
        ).compactMap { Person(row: $0, shownTo: viewing) }
    }

    /// The events in which somebody has a part, or waits for one, and that may not be over.
    ///
    /// - Parameter community: nil for all.
    package func eventsAttended(
        by person: Person, in community: Community? = nil, after now: Instant
    ) throws(StorageError) -> [Event] {
        try rows(
            """
            SELECT \(Event.columns) FROM attendance AS a {order} JOIN event AS e ON e.id = a.event_id
            LEFT JOIN person ON person.id = e.organiser_id
            LEFT JOIN community AS c ON c.id = e.community_id
            WHERE a.person_id = ?1 AND a.state <> 'left' AND e.last_at >= ?2
            AND (e.community_id = ?3 OR ?3 IS NULL) ORDER BY e.id
            """, [person.id, now.seconds, community?.id]
        ).compactMap { Event(row: $0, shownTo: viewing) }
    }

    /// The events that somebody has or had, and that may lie in a window; hidden ones left out, and those that
    /// they reported.
    ///
    /// - Parameter window: nil for all there are.
    package func joinedEvents(
        of person: Person, in window: Range<Instant>?
    ) throws(StorageError) -> [(event: Event, left: Instant?)] {
        try rows(
            """
            SELECT \(Event.columns), a.left_at
            FROM attendance AS a {order} JOIN event AS e ON e.id = a.event_id
            LEFT JOIN person ON person.id = e.organiser_id
            LEFT JOIN community AS c ON c.id = e.community_id
            WHERE a.person_id = ? AND a.state IN ('joined', 'left')
            AND e.last_at >= ? AND e.first_at <= ?
            AND (e.community_id IS NOT NULL OR person.suspended IS NULL
                 OR e.organiser_id = a.person_id)
            AND (e.hidden IS NULL OR e.organiser_id = a.person_id)
            AND NOT EXISTS (SELECT 1 FROM report WHERE reporter_id = a.person_id
                AND subject_kind = 'event' AND subject_id = e.id AND withdrawn IS NULL)
            ORDER BY e.id
            """,
            [
                person.id, window?.lowerBound.seconds ?? .min,
                window?.upperBound.seconds ?? .max,
            ]
        ).compactMap { row in
            Event(row: row, shownTo: viewing).map {
                ($0, (row["left_at"] as Int64?).map { Instant(seconds: $0) })
            }
        }
    }
}

extension Transaction {
    /// When the first of all offers ends, or ended, but for those of hidden events; nil when nothing is offered.
    package func nextOfferEnd() throws(StorageError) -> Instant? {
        try run {
            try number(
                """
                SELECT MIN(offered_until) FROM attendance WHERE offered_until IS NOT NULL
                AND NOT EXISTS (SELECT 1 FROM event
                    WHERE event.id = attendance.event_id AND event.hidden IS NOT NULL)
                """
            ).map(Instant.init(seconds:))
        }
    }
}
