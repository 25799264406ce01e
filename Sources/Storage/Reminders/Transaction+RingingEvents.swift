package import Campus
package import Recurrence

/// Events and water of many reminders at once.
extension Transaction {
    /// Events by their numbers.
    package func events(numbered ids: Set<EventID>) throws(StorageError) -> [EventID: Event] {
        let events = try rows(
            "SELECT \(Event.columns) \(Event.tables) WHERE e.id IN (\(Self.listed))",
            [Self.list(ids)]
        ).compactMap { Event(row: $0, shownTo: viewing) }
        return Dictionary(events.map { ($0.id, $0) }) { first, _ in first }
    }

    /// The names of people's friends who joined events, in order of the handle; the handles of those whose profile
    /// is hidden, or they reported.
    package func friends(
        of people: Set<PersonID>, joining events: Set<EventID>
    ) throws(StorageError) -> [EventGuest: [String]] {
        let rows = try rows(
            """
            SELECT friendship.person_id, event_id,
                CASE WHEN profile_hidden IS NULL AND NOT EXISTS (SELECT 1 FROM report
                    WHERE subject_kind = 'profile' AND subject_id = person.id
                    AND reporter_id = friendship.person_id AND withdrawn IS NULL)
                THEN COALESCE(person.name, person.handle) ELSE person.handle END AS name
            FROM attendance JOIN friendship ON friend_id = attendance.person_id
            JOIN person ON person.id = friend_id
            WHERE event_id IN (\(Self.listed)) AND state = 'joined' AND person.suspended IS NULL
            AND friendship.person_id IN (\(Self.listed)) ORDER BY person.handle
            """, [Self.list(events), Self.list(people)])
        return rows.reduce(into: [:]) { found, row in
            found[EventGuest(person: row["person_id"], event: row["event_id"]), default: []]
                .append(row["name"])
        }
    }

    /// The goals of some people, each in the order in which they were set.
    package func goals(
        of people: Set<PersonID>
    ) throws(StorageError) -> [PersonID: [(since: CivilDate, goal: Goal)]] {
        let rows = try rows(
            """
            SELECT \(Goal.columns), person_id FROM goal WHERE person_id IN (\(Self.listed))
            ORDER BY id
            """, [Self.list(people)])
        return rows.reduce(into: [:]) { found, row in
            guard let goal = Goal(row: row) else { return }
            found[row["person_id"], default: []].append((CivilDate(dayNumber: row["since"]), goal))
        }
    }

    /// What some people drank since an instant, in order of time.
    package func drinks(
        of people: Set<PersonID>, since: Instant
    ) throws(StorageError) -> [PersonID: [Drink]] {
        let rows = try rows(
            """
            SELECT \(DrinkRecord.columns), person_id FROM ({list}) AS wanted
            {order} JOIN drink ON person_id = wanted.value
            WHERE at >= ? AND deleted IS NULL ORDER BY at, uuid
            """, [Self.list(people), since.seconds])
        return rows.reduce(into: [:]) { found, row in
            guard let drink = DrinkRecord(row: row)?.drink else { return }
            found[row["person_id"], default: []].append(drink)
        }
    }

    /// How many reminders of each of some people began to ring in a window, but for some: one that
    /// rings by its next channel is no more than it was.
    package func rung(
        by people: Set<PersonID>, in window: Range<Instant>, except others: [ReminderRowID]
    ) throws(StorageError) -> [PersonID: Int] {
        let rows = try rows(
            """
            SELECT reminder.person_id, COUNT(DISTINCT reminder.id) AS count FROM delivery
            JOIN reminder ON reminder.id = reminder_id
            WHERE reminder.person_id IN (\(Self.listed)) AND started >= ? AND started < ?
            AND reminder_id NOT IN (\(Self.listed)) GROUP BY reminder.person_id
            """,
            [
                Self.list(people), window.lowerBound.seconds, window.upperBound.seconds,
                Self.list(others),
            ])
        return Dictionary(rows.map { ($0["person_id"], $0["count"]) }) { first, _ in first }
    }
}

/// Somebody at an event.
package struct EventGuest: Hashable, Sendable {
    package var person: PersonID
    package var event: EventID

    package init(person: PersonID, event: EventID) {
        self.person = person
        self.event = event
    }
}
