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
    /// The refusal that people were told of last; nil when there was none.
    public var told: ToldRefusal?
    /// What stands for what a person has undone since the last import, so that it is not taken
    /// again: the differences made, and the harvests that made them.
    public var undone: [Digest]
    /// What is stored is grouped into other meetings than the feed's: every reading is of all of it.
    public var isRegrouped = false

    public init(
        failures: Int = 0, next: Instant? = nil, isStopped: Bool = false,
        refreshInterval: Int64? = nil, refusal: Refusal? = nil, told: ToldRefusal? = nil,
        undone: [Digest] = []
    ) {
        self.failures = failures
        self.next = next
        self.isStopped = isStopped
        self.refreshInterval = refreshInterval
        self.refusal = refusal
        self.told = told
        self.undone = undone
    }
}

/// A harvest that was refused, and how often it has been seen since.
public struct Refusal: Hashable, Sendable {
    /// In which way it loses most, in one word: what loses as much in another way is another harvest.
    public var way: String
    /// The meetings to come that it lacks, or of which it lacks something.
    public var missing: [MeetingID]
    public var first: Instant
    /// On how many imports it was seen.
    public var count: Int

    public init(way: String, missing: [MeetingID], first: Instant, count: Int) {
        self.way = way
        self.missing = missing
        self.first = first
        self.count = count
    }
}

/// That people were told of a refusal: a feed that is well every other hour is told of once.
public struct ToldRefusal: Hashable, Sendable {
    public var way: String
    public var at: Instant

    public init(way: String, at: Instant) {
        self.way = way
        self.at = at
    }
}

/// What is put on record of a harvest that was refused.
public struct HeldHarvest: Sendable {
    /// What it would alter: the first of it.
    public var changes: [Change]
    /// What people are told of it; nil when they know.
    public var notice: Notice?

    /// In words: a line, and under it what becomes of it.
    public struct Notice: Sendable {
        /// For who keeps the source, and may accept it.
        public var keeper: String
        /// For whomever else what would be lost concerns.
        public var others: String

        public init(keeper: String, others: String) {
            self.keeper = keeper
            self.others = others
        }
    }

    /// So many changes are kept.
    public static let mostChanges = 50

    public init(changes: [Change], notice: Notice?) {
        self.changes = Array(changes.prefix(Self.mostChanges))
        self.notice = notice
    }
}
