package import Campus
import GRDB
package import Recurrence

extension Store {
    /// A meeting with its source, whoever's it is; nil when there is none or nothing is left of it.
    package func sourcedMeeting(_ id: MeetingID) throws(StorageError) -> SourcedMeeting? {
        try read { try Self.sourcedMeeting(id, in: $0) }
    }

    /// Alters a person's own meetings, and keeps what they were: all of it in one transaction.
    ///
    /// - Parameters:
    ///   - id: of the meeting that is altered; nil when one is added.
    ///   - rule: gives the meetings as they are to be, from the one that is altered as it is now.
    ///     One without an id is new, and gets its UID here; one without entries is deleted.
    ///   - leads: at which the altered meetings ring, in seconds; nil leaves that as it is.
    /// - Returns: the meetings as they are stored; or why the rule refused, and nothing is altered.
    package func act<Problem: Error>(
        _ kind: PersonalAct.Kind, of person: Person, on id: MeetingID?, at now: Instant,
        leads: [Int64]? = nil,
        _ rule: (SourcedMeeting?) throws(Problem) -> AlteredMeetings
    ) throws(StorageError) -> Result<[SourcedMeeting], Problem> {
        try write { database in
            let before = try id.flatMap { try Self.sourcedMeeting($0, in: database) }
            let outcome = Result { () throws(Problem) in try rule(before) }
            guard case .success(let altered) = outcome else {
                return outcome.map { _ in [] }
            }
            let meetings = altered.meetings
            let source =
                try before?.source ?? Self.personalSource(of: person, at: now, in: database)
            let summary = before?.meeting.summary ?? meetings.first?.summary ?? ""
            let journal = PersonalJournal(database, person: person)
            let act = try journal.begin(PersonalAct(kind, summary: summary, at: now))
            let writer = PersonalWriter(database, source: source)
            let stored = try meetings.map { meeting in
                let meeting = try writer.named(meeting)
                if let id = meeting.id { try journal.keep(id, before: act) }
                try writer.write(meeting)
                if let leads, let id = meeting.id {
                    let item = ItemID(meeting: id, original: nil)
                    try journal.keep(viewOf: item, before: act)
                    try Transaction(database: database).set(
                        ItemView(leads: leads), of: item, for: person)
                }
                return SourcedMeeting(source: source, meeting: meeting)
            }
            if let id, let target = stored.last?.meeting.id {
                try journal.carry(altered.moves, from: id, to: target, by: act)
                if let original = altered.single {
                    let occurrence = ItemID(meeting: id, original: original)
                    try journal.carry(single: occurrence, to: target, by: act)
                }
            }
            try journal.forgetOld()
            try PlanMarks(database, at: now).mark(person.id)
            return .success(stored)
        }
    }

    static func sourcedMeeting(
        _ id: MeetingID, in database: Database
    ) throws -> SourcedMeeting? {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT \(EntryRow.columns), uid, slot FROM
                (SELECT entry.*, meeting.uid, meeting.slot FROM meeting
                 JOIN entry ON entry.meeting_id = meeting.id WHERE meeting.id = ?)
                ORDER BY original
                """,
            arguments: [id.number])
        guard let meeting = try assemble(rows).first else { return nil }
        let row = try Row.fetchOne(
            database,
            sql: """
                SELECT \(Source.columns) FROM source
                WHERE id = (SELECT source_id FROM meeting WHERE id = ?)
                """,
            arguments: [id.number])
        return row.flatMap(Source.init(row:)).map { SourcedMeeting(source: $0, meeting: meeting) }
    }

    /// The source of a person's own entries; made when there is none yet.
    private static func personalSource(
        of person: Person, at now: Instant, in database: Database
    ) throws -> Source {
        let fetch = { () throws -> Source? in
            try Row.fetchOne(
                database,
                sql: """
                    SELECT \(Source.columns) FROM source WHERE person_id = ? AND address = ?
                    """,
                arguments: [person.id, Source.personalAddress]
            ).flatMap(Source.init(row:))
        }
        if let known = try fetch() { return known }
        // Stored without a name, so that a feed may be called Personal too.
        try database.execute(
            sql: """
                INSERT INTO source (person_id, name, kind, address, every, created)
                VALUES (?, ?, ?, ?, 0, ?)
                """,
            arguments: [
                person.id, try freeName(database, like: "", for: person),
                ItemKind.personal.rawValue, Source.personalAddress, now.seconds,
            ])
        return try fetch().orThrow("the source of one's own entries was not stored")
    }
}
