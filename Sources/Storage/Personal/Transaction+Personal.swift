package import Campus
package import Recurrence

extension Transaction {
    /// A meeting with its source, whoever's it is; nil when there is none or nothing is left of it.
    package func sourcedMeeting(_ id: MeetingID) throws(StorageError) -> SourcedMeeting? {
        guard let meeting = try meetings([id]).first else { return nil }
        return try sources("WHERE id = (SELECT source_id FROM meeting WHERE id = ?)", [id]).first
            .map { SourcedMeeting(source: $0, meeting: meeting) }
    }

    /// Alters a person's own meetings, and keeps what they were: all of it in one transaction.
    ///
    /// - Parameters:
    ///   - id: of the meeting that is altered; nil when one is added.
    ///   - rule: gives the meetings as they are to be, from the one that is altered as it is now.
    ///     One without an id is new, and gets its UID here; one without entries is deleted.
    ///   - view: how the person sees the altered meetings; nil leaves that as it is.
    /// - Returns: the meetings as they are stored; or why the rule refused, and nothing is altered.
    package func act<Problem: Error>(
        _ kind: PersonalAct.Kind, of person: Person, on id: MeetingID?, at now: Instant,
        view: ItemView? = nil,
        _ rule: (SourcedMeeting?) throws(Problem) -> AlteredMeetings
    ) throws(StorageError) -> Result<[SourcedMeeting], Problem> {
        try run {
            let before = try id.flatMap { try sourcedMeeting($0) }
            let outcome = Result { () throws(Problem) in try rule(before) }
            guard case .success(let altered) = outcome else {
                return outcome.map { _ in [] }
            }
            let meetings = altered.meetings
            let source =
                try before?.source ?? personalSource(of: person, at: now)
            let summary = before?.meeting.summary ?? meetings.first?.summary ?? ""
            let journal = PersonalJournal(self, person: person)
            let act = try journal.begin(PersonalAct(kind, summary: summary, at: now))
            let writer = PersonalWriter(self, source: source)
            let stored = try meetings.map { meeting in
                let meeting = try writer.named(meeting)
                if let id = meeting.id { try journal.keep(id, before: act) }
                try writer.write(meeting)
                if let view, let id = meeting.id {
                    let item = ItemID(meeting: id, original: nil)
                    try journal.keep(viewOf: item, before: act)
                    try self.set(view, of: item, for: person)
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
            try PlanMarks(self, at: now).mark(person.id)
            return .success(stored)
        }
    }

    /// The source of a person's own entries; made when there is none yet.
    private func personalSource(
        of person: Person, at now: Instant
    ) throws -> Source {
        let fetch = { () throws -> Source? in
            try row(
                """
                SELECT \(Source.columns) FROM source WHERE person_id = ? AND address = ?
                """, [person.id, Source.personalAddress]
            ).flatMap(Source.init(row:))
        }
        if let known = try fetch() { return known }
        // Stored without a name, so that a feed may be called Personal too.
        try execute(
            """
            INSERT INTO source (person_id, name, kind, address, every, created)
            VALUES (?, ?, ?, ?, 0, ?)
            """,
            [
                person.id, try freeName(like: "", for: person),
                ItemKind.personal.rawValue, Source.personalAddress, now.seconds,
            ])
        return try fetch().orThrow("the source of one's own entries was not stored")
    }
}
