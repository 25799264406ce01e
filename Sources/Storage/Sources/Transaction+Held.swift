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
        let statement = """
            INSERT INTO held_change (source_id, position, kind, uid, slot, summary, starts_at,
            starts, occurrences, before_text, after_text)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        for (position, change) in changes.enumerated() {
            try execute(
                statement,
                [
                    source.id, position, change.kind.rawValue, change.uid, change.slot,
                    change.summary, change.startsAt.seconds, change.starts.joined(separator: " "),
                    change.occurrences, change.before, change.after,
                ])
        }
    }

    private func people(
        missing: [MeetingID], of source: Source
    ) throws -> Set<PersonID> {
        var found: Set<PersonID> = []
        let joined = """
            SELECT person_id FROM event JOIN attendance ON event_id = event.id
            WHERE meeting_id = ? AND attendance.left_at IS NULL
            """
        let modules = "SELECT module_id FROM campus_meeting WHERE meeting_id = ?"
        var reached: Set<ModuleID> = []
        for meeting in missing {
            found.formUnion(try column(joined, [meeting]))
            guard source.isCampus else { continue }
            reached.formUnion(try column(modules, [meeting]))
        }
        if reached.contains(CampusWriter.everyModule) {
            reached.formUnion(
                try column(
                    "SELECT module_id FROM campus_module WHERE source_id = ?", [source.id]))
        }
        let takers = "SELECT person_id FROM enrolment WHERE module_id = ? AND has_left = 0"
        for module in reached {
            found.formUnion(try column(takers, [module]))
        }
        return found
    }

    private func tell(
        _ people: Set<PersonID>, _ sentence: KeptSentence, of source: Source, at now: Instant
    ) throws {
        let statement = """
            INSERT INTO news (person_id, source_id, at, kind, text, message)
            VALUES (?, ?, ?, ?, ?, ?)
            """
        let marks = PlanMarks(self, at: now)
        for person in people.sorted() {
            try execute(
                statement,
                [
                    person, source.id, now.seconds, News.Kind.held.rawValue, sentence.text,
                    sentence.message,
                ])
            try marks.mark(person)
        }
    }
}
