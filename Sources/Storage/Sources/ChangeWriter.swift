import Campus
import Recurrence

/// Puts changes of one import on record, and says whom they reach.
struct ChangeWriter {
    private let source: Source
    private let fetch: FetchID
    private let now: Instant
    private let inserting: any Bulk
    private let addressing: any Bulk

    init(_ transaction: Transaction, of source: Source, fetch: FetchID, at now: Instant) throws {
        (self.source, self.fetch, self.now) = (source, fetch, now)
        inserting = try transaction.bulk(
            """
            INSERT INTO change (source_id, fetch_id, at, kind, meeting_id, summary, starts_at,
            starts, occurrences, before_text, after_text)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
            """)
        addressing = try transaction.bulk(
            "INSERT INTO campus_change (module_id, source_id, change_id) VALUES (?, ?, ?)")
    }

    /// - Parameter modules: of a campus source, of those whom it reaches.
    func insert(_ change: Change, to meeting: MeetingID, for modules: Set<ModuleID>) throws {
        inserting.bind(source.id)
        inserting.bind(fetch)
        inserting.bind(now.seconds)
        inserting.bind(change.kind.rawValue)
        inserting.bind(meeting)
        inserting.bind(whatOf: change)
        let number = try inserting.run().orThrow("the change was not stored")
        for module in modules {
            addressing.bind(module)
            addressing.bind(source.id)
            addressing.bind(ChangeID(number))
            try addressing.run()
        }
    }
}

extension Bulk {
    /// What changes on record and held ones say alike: `summary`, `starts_at`, `starts`, `occurrences`,
    /// `before_text`, `after_text`.
    func bind(whatOf change: Change) {
        bind(change.summary)
        bind(change.startsAt.seconds)
        bind(change.starts.joined(separator: " "))
        bind(Int64(change.occurrences))
        bind(change.before)
        bind(change.after)
    }
}
