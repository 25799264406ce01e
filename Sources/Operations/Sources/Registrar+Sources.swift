public import Campus
import Recurrence
import Storage

/// A source and how it is doing.
public struct SourceStatus: Sendable {
    public var source: Source
    public var meetings: Int
    /// The latest attempt; nil before the first.
    public var latest: FetchRecord?
    /// The latest attempt that brought an answer.
    public var good: FetchRecord?
    /// When `import` takes it up again, and what else the next import has to know.
    public var state: SourceState
}

extension Registrar {
    /// The person's sources, in order of the name.
    public func sources() throws(Failure) -> [SourceStatus] {
        let (store, person) = (store, person)
        return try translating { () throws(StorageError) in
            try store.sources(of: person).filter { !$0.isPersonal }.map {
                source throws(StorageError) in
                let fetches = try store.latestFetches(of: source)
                return SourceStatus(
                    source: source, meetings: try store.harvestSummary(of: source)?.meetings ?? 0,
                    latest: fetches.any, good: fetches.good, state: try store.state(of: source))
            }
        }
    }

    /// Whether the person has neither a source nor an entry of their own yet.
    public func isNew() throws(Failure) -> Bool {
        let (store, person) = (store, person)
        return try translating { () throws(StorageError) in
            try store.sources(of: person).isEmpty
        }
    }

    /// Removes one of the person's sources with all its meetings.
    public func unsubscribe(_ name: String) throws(Failure) {
        try passGate()
        let (store, source) = (store, try ownSource(name))
        let lock = try importLock()
        defer { withExtendedLifetime(lock) {} }
        try translating { () throws(StorageError) in try store.removeSource(source) }
    }

    /// One of the person's sources, by name.
    public func ownSource(_ name: String) throws(Failure) -> Source {
        let (store, person) = (store, person)
        let sources = try translating { () throws(StorageError) in
            try store.sources(of: person).filter { !$0.isPersonal }
        }
        return try sources.first { $0.name == name }
            .orThrow(unknownSource(name, among: sources))
    }

    /// The attempts to bring one of the person's sources up to date, newest first: the last
    /// hundred, and those whose harvest is kept.
    public func history(
        of name: String
    ) throws(Failure) -> [(fetch: FetchRecord, isKept: Bool)] {
        let (store, source) = (store, try ownSource(name))
        return try translating { () throws(StorageError) in try store.fetches(of: source) }
    }

    /// Changes what the person chose for a source.
    public func configure(
        _ name: String, _ edit: (inout Source) -> Void
    ) throws(Failure) -> Source {
        try passGate()
        let store = store
        var source = try ownSource(name)
        edit(&source)
        source.name = try WrittenText.checked(source.name, as: "a source's name", atMost: 80)
        guard (0...100).contains(source.limits.share), source.limits.minimum > 0 else {
            throw Failure(
                .usage, "the share is a percentage from 0 to 100, the minimum is 1 or more")
        }
        let edited = source
        let isFree = try translating { () throws(StorageError) in try store.configure(edited) }
        guard isFree else {
            throw Failure(.usage, "you have a source named \(source.name): choose another name")
        }
        return source
    }

    /// What imports of the person's sources altered, newest first.
    ///
    /// - Parameter since: an instant or a date; nil for all on record.
    public func changes(since: String?) throws(Failure) -> [RecordedChange] {
        let from = try since.map { text throws(Failure) in try instant(text) }
        let (store, person) = (store, person)
        return try translating { () throws(StorageError) in
            try store.changes(for: person, since: from)
        }
    }

    /// The person's sources that have not been read for over three days.
    public func staleSources() throws(Failure) -> [SourceStatus] {
        try sources().filter { status in
            guard !status.source.isOnce else { return false }
            return now - (status.good?.at ?? status.source.created) > Self.staleness
        }
    }

    private static var staleness: Int64 { 3 * 86_400 }
}
