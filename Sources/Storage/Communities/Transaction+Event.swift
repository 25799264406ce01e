package import Campus
package import Recurrence

/// Which events are asked for.
package enum EventScope: Sendable {
    /// Those that may not be over yet.
    case upcoming
    /// Those that may have begun.
    case past
}

extension Transaction {
    package func event(_ id: EventID) throws(StorageError) -> Event? {
        try row("SELECT \(Event.columns) \(Event.tables) WHERE e.id = ?", [id])
            .flatMap { Event(row: $0, shownTo: viewing) }
    }

    /// Events that may be to come, or may be over, as far as the hint in the index tells.
    ///
    /// - Parameter communityID: nil for all.
    package func events(
        _ scope: EventScope, of communityID: CommunityID?, at now: Instant
    ) throws(StorageError) -> [Event] {
        let bound = scope == .upcoming ? "last_at >= ?" : "first_at <= ?"
        let found =
            if let communityID {
                try rows(
                    """
                    SELECT \(Event.columns) \(Event.tables) WHERE e.community_id = ? AND \(bound)
                    """, [communityID, now.seconds])
            } else {
                try rows(
                    "SELECT \(Event.columns) \(Event.tables) WHERE \(bound)", [now.seconds])
            }
        return found.compactMap { Event(row: $0, shownTo: viewing) }
    }

    /// Adds an event; its number is the answer.
    package func addEvent(
        _ plan: EventPlan, of communityID: CommunityID?, by person: Person?, password: String?,
        isByInvitation: Bool = false, isByStaff: Bool, at now: Instant
    ) throws(StorageError) -> EventID {
        let span = EntrySpan(plan)
        return try value(
            """
            INSERT INTO event (community_id, organiser_id, title, description, location, start,
                length, zone, rule, first_at, last_at, capacity, hashtag, password, by_invitation,
                by_staff, revision, created)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)
            RETURNING id
            """,
            [
                communityID, person?.id, plan.title, plan.description, plan.location,
                plan.start.seconds, plan.length, plan.zone, plan.rule?.text, span.first, span.last,
                plan.capacity, plan.hashtag?.text, password, isByInvitation, isByStaff,
                now.seconds,
            ]
        ).orThrow("the event was not stored")
    }

    package func save(
        _ plan: EventPlan, password: String?, of event: Event
    ) throws(StorageError) {
        let span = EntrySpan(plan)
        try execute(
            """
            UPDATE event SET title = ?, description = ?, location = ?, start = ?, length = ?,
                zone = ?, rule = ?, first_at = ?, last_at = ?, capacity = ?, hashtag = ?,
                password = ?, revision = revision + 1 WHERE id = ?
            """,
            [
                plan.title, plan.description, plan.location, plan.start.seconds, plan.length,
                plan.zone, plan.rule?.text, span.first, span.last, plan.capacity,
                plan.hashtag?.text, password, event.id,
            ])
    }

    package func cancel(_ event: Event, at now: Instant) throws(StorageError) {
        try execute(
            "UPDATE event SET cancelled = ?, revision = revision + 1 WHERE id = ?",
            [now.seconds, event.id])
    }

    /// Takes an event away, with what people were told of it and what reminders said.
    package func remove(_ event: Event) throws(StorageError) {
        try execute("DELETE FROM news WHERE event_id = ?", [event.id])
        try execute("DELETE FROM event WHERE id = ?", [event.id])
        try forgetRemindersOfWhatIsGone()
    }

    /// Events under a hashtag that are not cancelled and may not be over.
    package func events(
        under hashtag: Hashtag, after now: Instant
    ) throws(StorageError) -> [Event] {
        try rows(
            """
            SELECT \(Event.columns) \(Event.tables)
            WHERE hashtag = ? AND last_at >= ? AND cancelled IS NULL
            """, [hashtag.text, now.seconds]
        ).compactMap { Event(row: $0, shownTo: viewing) }
    }

    /// All events that have or had a hashtag, the latest first.
    package func events(everUnder hashtag: Hashtag) throws(StorageError) -> [Event] {
        try rows(
            """
            SELECT \(Event.columns) \(Event.tables) WHERE hashtag = ?
            ORDER BY last_at DESC, e.id DESC
            """, [hashtag.text]
        ).compactMap { Event(row: $0, shownTo: viewing) }
    }

    /// All events that somebody organises.
    package func events(organisedBy person: Person) throws(StorageError) -> [Event] {
        try rows("SELECT \(Event.columns) \(Event.tables) WHERE organiser_id = ?", [person.id])
            .compactMap { Event(row: $0, shownTo: viewing) }
    }

    /// How many tries at a password somebody made since an instant.
    package func passwordTries(
        at event: Event, by person: Person, since: Instant
    ) throws(StorageError) -> Int {
        Int(
            try number(
                """
                SELECT COUNT(*) FROM password_try
                WHERE person_id = ? AND event_id = ? AND at > ?
                """, [person.id, event.id, since.seconds]) ?? 0)
    }

    package func addPasswordTry(
        at event: Event, by person: Person, at now: Instant
    ) throws(StorageError) {
        try execute(
            "INSERT INTO password_try (person_id, event_id, at) VALUES (?, ?, ?)",
            [person.id, event.id, now.seconds])
    }

    /// The tries of somebody who knew it in the end do not count against them.
    package func forgetPasswordTries(
        at event: Event, by person: Person
    ) throws(StorageError) {
        try execute(
            "DELETE FROM password_try WHERE person_id = ? AND event_id = ?",
            [person.id, event.id])
    }
}

extension EntrySpan {
    /// From when to when an event can take place.
    init(_ plan: EventPlan) {
        self.init(
            MeetingEntry(
                start: Moment(plan.start, .zone(plan.zone)),
                extent: Extent(wallSeconds: plan.length), recurrence: plan.recurrence,
                kind: .event, summary: ""))
    }
}

extension Event {
    static let tables = """
        FROM event AS e LEFT JOIN person ON person.id = e.organiser_id
        LEFT JOIN community AS c ON c.id = e.community_id
        """

    static let columns = """
        e.id, e.community_id, c.name AS community, e.title, e.description, e.location, e.start, e.length,
        e.zone, e.rule, e.capacity, e.hashtag, e.password, e.by_invitation, e.by_staff, e.revision, e.cancelled,
        \(Person.part("organiser")), e.meeting_id, e.hidden
        """

    init?(row: Row, shownTo viewing: Viewing) {
        let organiser = row.part("organiser")
        let rule = (row["rule"] as String?).flatMap { RecurrenceRule.parse($0).rule }
        self.init(
            id: row["id"], communityID: row["community_id"], community: row["community"],
            organiser: organiser.isEmpty("id") ? nil : Person(row: organiser, shownTo: viewing),
            plan: EventPlan(
                title: row["title"], description: row["description"], location: row["location"],
                start: WallTime(seconds: row["start"]), length: row["length"], zone: row["zone"],
                rule: rule,
                capacity: row["capacity"],
                hashtag: (row["hashtag"] as String?).flatMap { Hashtag($0) }),
            password: row["password"], isByInvitation: row["by_invitation"],
            isByStaff: row["by_staff"], revision: row["revision"],
            cancelled: (row["cancelled"] as Int64?).map { Instant(seconds: $0) },
            meetingID: row["meeting_id"], isHidden: row["hidden"] as Int64? != nil)
    }
}
