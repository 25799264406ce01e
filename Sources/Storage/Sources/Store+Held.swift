package import Campus
import GRDB
import Recurrence

/// What a source said that was not believed.
extension Store {
    /// Records a harvest that was refused, and tells whomever it concerns.
    ///
    /// Those are who keeps the source, and those who would miss what it lacks: of the campus's who
    /// take a module of it, of a community's who joined an event of it.
    package func hold(
        _ held: HeldHarvest, _ fetch: FetchRecord, _ state: SourceState, of source: Source
    ) throws(StorageError) {
        try relaxed { database in
            try Self.insert(fetch, of: source, into: database)
            try Self.save(state, of: source, in: database)
            try Self.keep(held.changes, of: source, in: database)
            guard let notice = held.notice else { return }
            let missing = state.refusal?.missing ?? []
            let keeper: Set = [source.personID]
            let others = try Self.people(missing: missing, of: source, in: database)
            for (people, text) in [
                (keeper, notice.keeper), (others.subtracting(keeper), notice.others),
            ] {
                try Self.tell(people, text, of: source, at: fetch.at, in: database)
            }
        }
    }

    /// The first of what the harvest that a source was refused last would alter.
    package func heldChanges(of source: Source) throws(StorageError) -> [Change] {
        try read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT kind, 0, uid, slot, summary, starts_at, starts, occurrences, before_text,
                    after_text, '', 0, NULL FROM held_change WHERE source_id = ? ORDER BY position
                    """,
                arguments: [source.id]
            ).compactMap { RecordedChange(row: $0)?.change }
        }
    }

    /// A source that is believed again has nothing left to tell of.
    static func forgetHeld(of source: Source, in database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM held_change WHERE source_id = ?")
            .execute(arguments: [source.id])
        try database.cachedStatement(sql: "DELETE FROM news WHERE source_id = ?")
            .execute(arguments: [source.id])
    }

    private static func keep(
        _ changes: [Change], of source: Source, in database: Database
    ) throws {
        try database.execute(
            sql: "DELETE FROM held_change WHERE source_id = ?", arguments: [source.id])
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO held_change (source_id, position, kind, uid, slot, summary, starts_at,
                starts, occurrences, before_text, after_text)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        for (position, change) in changes.enumerated() {
            try statement.execute(arguments: [
                source.id, position, change.kind.rawValue, change.uid, change.slot,
                change.summary, change.startsAt.seconds, change.starts.joined(separator: " "),
                change.occurrences, change.before, change.after,
            ])
        }
    }

    private static func people(
        missing: [MeetingID], of source: Source, in database: Database
    ) throws -> Set<Int64> {
        var found: Set<Int64> = []
        let joined = try database.cachedStatement(
            sql: """
                SELECT person_id FROM event JOIN attendance ON event_id = event.id
                WHERE meeting_id = ? AND attendance.left_at IS NULL
                """)
        let modules = try database.cachedStatement(
            sql: "SELECT module_id FROM campus_meeting WHERE meeting_id = ?")
        var reached: Set<Int64> = []
        for meeting in missing {
            found.formUnion(try Int64.fetchAll(joined, arguments: [meeting.number]))
            guard source.isCampus else { continue }
            reached.formUnion(try Int64.fetchAll(modules, arguments: [meeting.number]))
        }
        if reached.contains(CampusWriter.everyModule) {
            reached.formUnion(
                try Int64.fetchAll(
                    database, sql: "SELECT module_id FROM campus_module WHERE source_id = ?",
                    arguments: [source.id]))
        }
        let takers = try database.cachedStatement(
            sql: "SELECT person_id FROM enrolment WHERE module_id = ? AND has_left = 0")
        for module in reached {
            found.formUnion(try Int64.fetchAll(takers, arguments: [module]))
        }
        return found
    }

    private static func tell(
        _ people: Set<Int64>, _ text: String, of source: Source, at now: Instant,
        in database: Database
    ) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO news (person_id, source_id, at, kind, text) VALUES (?, ?, ?, ?, ?)
                """)
        let marks = PlanMarks(database, at: now)
        for person in people.sorted() {
            try statement.execute(arguments: [
                person, source.id, now.seconds, News.Kind.held.rawValue, text,
            ])
            try marks.mark(person)
        }
    }
}
