package import Campus
import Recurrence

/// What a source said that was not believed.
extension Transaction {
    /// Records a harvest that was refused, and tells whomever it concerns.
    ///
    /// Those are who keeps the source, and those who would miss what it lacks: of the campus's who
    /// take a module of it, of a community's who joined an event of it.
    package func hold(
        _ held: HeldHarvest, by fetch: FetchRecord, leaving state: SourceState, of source: Source
    ) throws(StorageError) {
        try run {
            try insert(fetch, of: source)
            try save(state, of: source)
            try keep(held.changes, of: source)
            try raiseRevisions(ofReadersOf: source)
            guard let notice = held.notice else { return }
            let missing = state.refusal?.missing ?? []
            let keeper: Set = [source.personID]
            let others = try people(missing: missing, of: source)
            for (people, sentence) in [
                (keeper, notice.keeper), (others.subtracting(keeper), notice.others),
            ] {
                try tell(people, sentence, of: source, at: fetch.at)
            }
        }
    }

    /// The first of what the harvest that a source was refused last would alter.
    package func heldChanges(of source: Source) throws(StorageError) -> [Change] {
        try run {
            try rows(
                """
                SELECT kind, 0 AS meeting_id, uid, slot, summary, starts_at, starts, occurrences, before_text,
                after_text, '' AS source, 0 AS at, NULL AS reverted_at FROM held_change WHERE source_id = ? ORDER BY position
                """, [source.id]
            ).compactMap { RecordedChange(row: $0)?.change }
        }
    }

    /// A source that is believed again has nothing left to tell of.
    func forgetHeld(of source: Source) throws {
        try execute("DELETE FROM held_change WHERE source_id = ?", [source.id])
        try execute("DELETE FROM news WHERE source_id = ?", [source.id])
    }

    private func keep(
        _ changes: [Change], of source: Source
    ) throws {
        try execute("DELETE FROM held_change WHERE source_id = ?", [source.id])
        let held = try bulk(
            """
            INSERT INTO held_change (source_id, position, kind, uid, slot, summary, starts_at,
            starts, occurrences, before_text, after_text)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        for (position, change) in changes.enumerated() {
            held.bind(source.id)
            held.bind(Int64(position))
            held.bind(change.kind.rawValue)
            held.bind(change.uid)
            held.bind(change.slot)
            held.bind(whatOf: change)
            try held.run()
        }
    }

    private func people(
        missing: [MeetingID], of source: Source
    ) throws -> Set<PersonID> {
        let missing = Self.list(missing)
        let found: [PersonID] = try column(
            """
            SELECT person_id FROM event JOIN attendance ON event_id = event.id
            WHERE meeting_id IN (\(Self.listed)) AND attendance.left_at IS NULL
            """, [missing])
        guard source.isCampus else { return Set(found) }
        var reached: Set<ModuleID> = try Set(
            column(
                "SELECT module_id FROM campus_meeting WHERE meeting_id IN (\(Self.listed))",
                [missing]))
        if reached.contains(CampusWriter.everyModule) {
            reached.formUnion(
                try column(
                    "SELECT module_id FROM campus_module WHERE source_id = ?", [source.id]))
        }
        let takers: [PersonID] = try column(
            """
            SELECT person_id FROM enrolment WHERE module_id IN (\(Self.listed)) AND has_left = 0
            """, [Self.list(reached)])
        return Set(found).union(takers)
    }

    private func tell(
        _ people: Set<PersonID>, _ sentence: KeptSentence, of source: Source, at now: Instant
    ) throws {
        try execute(
            """
            INSERT INTO news (person_id, source_id, at, kind, text, message)
            SELECT value, ?, ?, ?, ?, ? FROM ({list}) AS told
            """,
            [
                source.id, now.seconds, News.Kind.held.rawValue, sentence.text, sentence.message,
                Self.list(people.sorted()),
            ])
        try PlanMarks(self, at: now).mark(people)
    }
}
