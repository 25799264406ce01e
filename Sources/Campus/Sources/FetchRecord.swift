public import Recurrence

/// One attempt to bring a source up to date, and what came of it.
public struct FetchRecord: Hashable, Sendable {
    public enum Outcome: String, Hashable, Sendable {
        case imported, unchanged, failed
        /// It would have removed too much.
        case refused
        /// A person went back to what was before.
        case undone
    }

    public var at: Instant
    public var outcome: Outcome
    /// The HTTP status; nil for a file, or when no answer came.
    public var status: Int?
    public var etag: String?
    public var lastModified: String?
    public var bytes: Int
    /// How many meetings it added, changed and removed.
    public var counts: ImportCounts
    /// Why it failed or was refused, in words that name no more than the host.
    public var reason: String?

    public init(
        at: Instant, outcome: Outcome, status: Int? = nil, etag: String? = nil,
        lastModified: String? = nil, bytes: Int = 0,
        counts: ImportCounts = ImportCounts(), reason: String? = nil
    ) {
        self.at = at
        self.outcome = outcome
        self.status = status
        self.etag = etag
        self.lastModified = lastModified
        self.bytes = bytes
        self.counts = counts
        self.reason = reason
    }
}

/// How many meetings an import found new, different, gone, and as they were.
public struct ImportCounts: Hashable, Sendable {
    public var added: Int
    /// Those told otherwise; the parts of a series that is cut, or united, too.
    public var changed: Int
    public var removed: Int
    public var unchanged: Int

    public init(added: Int = 0, changed: Int = 0, removed: Int = 0, unchanged: Int = 0) {
        self.added = added
        self.changed = changed
        self.removed = removed
        self.unchanged = unchanged
    }

    /// How many meetings the source holds after it.
    public var events: Int { added + changed + unchanged }
}
