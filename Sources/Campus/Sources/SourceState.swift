public import Recurrence

/// How a source is doing: what the next import has to know.
public struct SourceState: Hashable, Sendable {
    /// How many attempts in a row have failed.
    public var failures: Int
    /// When it is taken up again; nil when it is not, unless by name.
    public var next: Instant?
    /// The server says that the feed is gone for good (410).
    public var isStopped: Bool
    /// How long the feed itself wishes to be left alone (REFRESH-INTERVAL), in seconds.
    public var refreshInterval: Int64?
    /// The harvest that was refused last; nil when the latest was not.
    public var refusal: Refusal?
    /// What stands for what a person has undone since the last import, so that it is not taken
    /// again: the differences made, and the harvests that made them.
    public var undone: [Digest]

    public init(
        failures: Int = 0, next: Instant? = nil, isStopped: Bool = false,
        refreshInterval: Int64? = nil, refusal: Refusal? = nil, undone: [Digest] = []
    ) {
        self.failures = failures
        self.next = next
        self.isStopped = isStopped
        self.refreshInterval = refreshInterval
        self.refusal = refusal
        self.undone = undone
    }
}

/// A harvest that was refused, and how often it has been seen since.
public struct Refusal: Hashable, Sendable {
    /// The meetings to come that it lacks.
    public var missing: [MeetingID]
    public var first: Instant
    /// On how many imports it was seen.
    public var count: Int

    public init(missing: [MeetingID], first: Instant, count: Int) {
        self.missing = missing
        self.first = first
        self.count = count
    }
}
