public import Campus
public import Recurrence
import Storage

/// A source and how it is doing.
public struct SourceStatus: Sendable {
    public var source: Source
    public var meetings: Int
    /// The latest attempt; nil before the first.
    public var latest: FetchRecord?
    /// The latest attempt that brought an answer.
    public var good: FetchRecord?
    /// When `import` takes it up again; nil for a calendar that came on standard input.
    public var next: Instant?
}

extension Registrar {
    /// The person's sources, in order of the name.
    public func sources() throws(Failure) -> [SourceStatus] {
        let (store, person) = (store, person)
        let sources = try translating { () throws(StorageError) in
            try store.sources(of: person)
        }
        return try sources.map { source throws(Failure) in
            let (latest, good, harvest) = try translating { () throws(StorageError) in
                let fetches = try store.latestFetches(of: source)
                return (fetches.any, fetches.good, try store.harvestSummary(of: source))
            }
            let isOnce = source.address.revealed == "-"
            return SourceStatus(
                source: source, meetings: harvest?.meetings ?? 0, latest: latest, good: good,
                next: isOnce ? nil : try nextImport(of: source))
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
            try store.sources(of: person)
        }
        return try sources.first { $0.name == name }
            .orThrow(unknownSource(name, among: sources))
    }
}
