package import Campus
import Recurrence
import Storage

/// A source and how it is doing.
package struct SourceStatus: Sendable {
    package var source: Source
    package var meetings: Int
    /// The latest attempt; nil before the first.
    package var latest: FetchRecord?
    /// The latest attempt that brought an answer.
    package var good: FetchRecord?
    /// When `import` takes it up again, and what else the next import has to know.
    package var state: SourceState
    /// The first of what the harvest that was refused last would alter; empty when none was.
    package var held: [Change]
    /// Whether the person who asks may change it, and see its address.
    package var isKept: Bool

    /// What of its last answer could not be read; to others than its keeper only how much.
    package var unread: [UnreadIssue] { isKept ? state.unread : [] }

    /// Where it is read from: whole only where that was asked for by whoever may see it.
    package func address(isRevealed: Bool) -> String {
        isRevealed && isKept ? source.address.revealed : source.address.description
    }
}

/// Feeds: what one subscribes to, what became of it, what changed.
package struct SourceDesk: Desk {
    package let desks: Desks
}

extension SourceDesk {
    /// The person's sources and then the campus's, each in order of the name: for operators all of
    /// the campus's, for others those that tell of what they take.
    package func list() throws(Refusal) -> [SourceStatus] {
        let isOperator = try isOperator()
        let campus = try isOperator ? campusSources() : reachingSources()
        return try statuses(of: ownSources(), areKept: true)
            + statuses(of: campus, areKept: isOperator)
    }

    /// As `sources()`, of one name.
    ///
    /// - Parameter name: nil for all.
    /// - Throws: `Refusal.missing` when there is none of that name.
    package func list(named name: String?) throws(Refusal) -> [SourceStatus] {
        let all = try list()
        guard let name else { return all }
        let named = all.filter { $0.source.name == name }
        guard !named.isEmpty else {
            throw desks.imports.unknownSource(name, among: all.map(\.source))
        }
        return named
    }

    func statuses(
        of sources: [Source], areKept: Bool
    ) throws(Refusal) -> [SourceStatus] {
        let store = store
        return try translating { () throws(StorageError) in
            try sources.map { source throws(StorageError) in
                var fetches = try store.look { try $0.latestFetches(of: source) }
                fetches.any?.tell(of: source, isKept: areKept)
                fetches.good?.tell(of: source, isKept: areKept)
                let state = try store.look { try $0.state(of: source) }
                return SourceStatus(
                    source: source,
                    meetings: try store.look { try $0.harvestSummary(of: source) }?.meetings ?? 0,
                    latest: fetches.any, good: fetches.good, state: state,
                    held: state.refusal == nil
                        ? [] : try store.look { try $0.heldChanges(of: source) },
                    isKept: areKept)
            }
        }
    }

    /// Whether there is nothing that the person's calendar could be made of yet: neither a source
    /// nor an entry of their own, nor anything of the campus's that they take, nor an event.
    package func isNew() throws(Refusal) -> Bool {
        let (store, person) = (store, person)
        let hasOwn = try translating { () throws(StorageError) in
            try !store.look { try $0.sources(of: person) }.isEmpty
        }
        guard !hasOwn, try reachingSources().isEmpty else { return false }
        return try looking { transaction, viewer in
            try transaction.attendedIDs(by: viewer).isEmpty
        }
    }

    /// Removes a source that the person keeps, with all its meetings.
    package func unsubscribe(_ name: String) throws(Refusal) {
        try passGate()
        let (source, handover) = (try ownSource(name), desks.imports.handover)
        let lock = try importLock(.source(source.id))
        defer { withExtendedLifetime(lock) {} }
        try acting(.unsubscribe) { transaction, actor in
            try audit(.removeSource, of: source, by: actor, in: transaction)
            let gone = try transaction.meetingIDs(of: source)
            try handover.run(VanishingOccurrences(gone: gone), in: transaction)
            try transaction.removeSource(source, at: now)
        }
        if let address = CrawlAddress(source.address) {
            CrawlFolder(home: folder, address).remove()
        }
    }

    /// A source that the person keeps, by name: one of their own, and for operators the campus's too.
    ///
    /// - Throws: `Refusal.forbidden` for a source of the campus, when they are no operator.
    package func ownSource(_ name: String) throws(Refusal) -> Source {
        let own = try ownSources()
        if let found = own.first(where: { $0.name == name }) { return found }
        let campus = try campusSources()
        let isOperator = try isOperator()
        guard let found = campus.first(where: { $0.name == name }) else {
            throw desks.imports.unknownSource(name, among: own + (isOperator ? campus : []))
        }
        guard isOperator else {
            throw Refusal(.forbidden, "refusal.source.campus", with: ["source": "\(name.harmless)"])
        }
        return found
    }

    /// The attempts to bring a source that the person keeps up to date, newest first: the last
    /// hundred, and those whose harvest is kept.
    package func history(
        of name: String
    ) throws(Refusal) -> [(fetch: FetchRecord, isKept: Bool)] {
        let (store, source) = (store, try ownSource(name))
        var fetches = try translating { () throws(StorageError) in
            try store.look { try $0.fetches(of: source) }
        }
        for index in fetches.indices { fetches[index].fetch.tell(of: source, isKept: true) }
        return fetches
    }

    /// Changes what the person chose for a source.
    package func configure(
        _ name: String, _ edit: (inout Source) -> Void
    ) throws(Refusal) -> Source {
        try passGate()
        let now = now
        var source = try ownSource(name)
        edit(&source)
        source.name = try WrittenText.checked(source.name, as: "text.sourceName", atMost: 80)
        guard (0...100).contains(source.limits.share), source.limits.minimum > 0 else {
            throw Refusal(.invalid, "refusal.source.share")
        }
        guard !source.ringsAlarms || !source.isCampus else {
            throw Refusal(
                .invalid, "refusal.source.campusAlarms", with: ["source": "\(source.name)"])
        }
        let edited = source
        try acting(.editSource) { transaction, actor in
            try audit(.editSource, of: edited, by: actor, in: transaction)
            guard try transaction.configure(edited, at: now) else {
                throw Refusal(.invalid, "refusal.source.taken", with: ["source": "\(edited.name)"])
            }
        }
        return source
    }

    /// What imports altered for the person, newest first: of their sources, and of the campus's
    /// what they take.
    ///
    /// - Parameter since: an instant or a date; nil for all on record.
    package func changes(since: String?) throws(Refusal) -> [RecordedChange] {
        let from = try since.map { text throws(Refusal) in
            try desks.calendar.instant(text, isBehind: true)
        }
        let (store, person) = (store, person)
        return try translating { () throws(StorageError) in
            try store.look { try $0.changes(for: person, since: from) }
        }
    }

    /// The sources that the person's calendar is made of and that have not been read for over three
    /// days.
    package func staleSources() throws(Refusal) -> [SourceStatus] {
        try statuses(of: ownSources() + reachingSources(), areKept: false).filter { status in
            guard !status.source.isOnce else { return false }
            return now - (status.good?.at ?? status.source.created) > Self.staleness
        }
    }

    private static var staleness: Int64 { 3 * 86_400 }
}

extension FetchRecord {
    /// Keeps of the reason what may be told: to others than the keeper nothing that was quoted, and
    /// to nobody what stands in the address.
    fileprivate mutating func tell(of source: Source, isKept: Bool) {
        reason = reason.map { reason in
            isKept
                ? source.address.masking(reason)
                : ToldReason.forOthers(reason, of: source, after: outcome)
        }
    }
}
