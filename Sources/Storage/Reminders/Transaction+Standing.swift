package import Campus
package import Recurrence

/// What is true now of that which people are to be told.
extension Transaction {
    /// Which of some meetings of the campus reach the person they are paired with.
    package func reached(
        _ pairs: Set<PersonMeeting>
    ) throws(StorageError) -> Set<PersonMeeting> {
        let found = try reached(
            pairs.map { ($0.person, $0.meeting) }, by: StandingQueries.meetings)
        return Set(found.map { PersonMeeting(person: $0, meeting: $1) })
    }

    /// Which of some changes are in a class of the person they are paired with.
    package func reached(
        _ pairs: Set<PersonChange>
    ) throws(StorageError) -> Set<PersonChange> {
        let found = try reached(pairs.map { ($0.person, $0.change) }, by: StandingQueries.changes)
        return Set(found.map { PersonChange(person: $0, change: $1) })
    }

    private func reached<Subject>(
        _ pairs: [(PersonID, RowID<Subject>)], by sql: String
    ) throws(StorageError) -> [(PersonID, RowID<Subject>)] {
        guard !pairs.isEmpty else { return [] }
        let text = pairs.map { "[\($0),\($1)]" }.joined(separator: ",")
        return try rows(sql, ["[\(text)]"]).map { ($0["person"], $0["subject"]) }
    }

    /// What part some people have in some events.
    package func parts(
        of people: Set<PersonID>, at events: Set<EventID>
    ) throws(StorageError) -> [EventGuest: Attendance] {
        let rows = try rows(
            """
            SELECT person_id, event_id, state, offered_until, left_at FROM attendance
            WHERE event_id IN (\(Self.listed)) AND person_id IN (\(Self.listed))
            """, [Self.list(events), Self.list(people)])
        return rows.reduce(into: [:]) { found, row in
            guard let state = Attendance.State(rawValue: row["state"]) else { return }
            found[EventGuest(person: row["person_id"], event: row["event_id"])] = Attendance(
                state: state,
                offeredUntil: (row["offered_until"] as Int64?).map { Instant(seconds: $0) },
                left: (row["left_at"] as Int64?).map { Instant(seconds: $0) })
        }
    }

    /// The latest news that some people were given of changes in some events.
    package func latestNews(
        of people: Set<PersonID>, on events: Set<EventID>
    ) throws(StorageError) -> [EventGuest: NewsID] {
        let rows = try rows(
            """
            SELECT person_id, event_id, MAX(id) AS news FROM news
            WHERE event_id IN (\(Self.listed)) AND person_id IN (\(Self.listed))
            AND kind = 'changed' GROUP BY person_id, event_id
            """, [Self.list(events), Self.list(people)])
        return Dictionary(
            rows.map { (EventGuest(person: $0["person_id"], event: $0["event_id"]), $0["news"]) }
        ) { first, _ in first }
    }

    /// When some events were changed last.
    package func latestChanges(
        of events: Set<EventID>
    ) throws(StorageError) -> [EventID: Instant] {
        let rows = try rows(
            """
            SELECT event_id, MAX(at) AS at FROM event_change
            WHERE event_id IN (\(Self.listed)) AND kind = 'changed' GROUP BY event_id
            """, [Self.list(events)])
        return Dictionary(
            rows.map { ($0["event_id"], Instant(seconds: $0["at"])) }
        ) { first, _ in first }
    }

    /// Who asks a person to be friends, and since when: a request by an address reaches them when
    /// that was proved to be theirs.
    package func requests(
        to person: Person
    ) throws(StorageError) -> [(asker: Person, at: Instant)] {
        let askers = try askers(of: person)
        guard !askers.isEmpty else { return [] }
        let rows = try rows(
            """
            SELECT from_id, at, at AS verified FROM friend_request WHERE to_id = ?1
            UNION ALL
            SELECT from_id, friend_request.at, proven_address.at AS verified
            FROM proven_address JOIN friend_request
                ON friend_request.address = proven_address.address
            WHERE proven_address.person_id = ?1
            """, [person.id])
        let times = Dictionary(
            rows.map {
                ($0["from_id"] as PersonID, Instant(seconds: max($0["at"], $0["verified"])))
            }
        ) { max($0, $1) }
        return askers.compactMap { asker in times[asker.id].map { (asker, $0) } }
    }
}

/// A meeting that is in somebody's plan.
package struct PersonMeeting: Hashable, Sendable {
    package var person: PersonID
    package var meeting: MeetingID

    package init(person: PersonID, meeting: MeetingID) {
        self.person = person
        self.meeting = meeting
    }
}

/// A change, by its number, that somebody is to be told.
package struct PersonChange: Hashable, Sendable {
    package var person: PersonID
    package var change: ChangeID

    package init(person: PersonID, change: ChangeID) {
        self.person = person
        self.change = change
    }
}

/// Each is asked of some pairs, as `[[1,2],[1,3]]`.
enum StandingQueries {
    private static let pairs = "{pairs}"

    static let meetings = """
        SELECT person, subject FROM (\(pairs)) AS asked WHERE EXISTS (
            SELECT 1 FROM campus_meeting {order} JOIN enrolment
            ON enrolment.module_id = campus_meeting.module_id AND enrolment.person_id = person
            WHERE campus_meeting.meeting_id = subject AND enrolment.has_left = 0)
        """

    static let changes = """
        SELECT person, subject FROM (\(pairs)) AS asked WHERE EXISTS (
            SELECT 1 FROM change {order} JOIN source ON source.id = change.source_id
            WHERE change.id = subject AND source.person_id = person AND source.is_campus = 0
            AND source.kind = 'class')
        OR EXISTS (
            SELECT 1 FROM campus_change {order} JOIN enrolment
            ON enrolment.module_id = campus_change.module_id AND enrolment.person_id = person
            WHERE campus_change.change_id = subject AND enrolment.has_left = 0)
        """
}
