package import Recurrence

/// How a source is doing: what the next import has to know.
package struct SourceState: Hashable, Sendable {
    /// How many attempts in a row have failed.
    package var failures: Int
    /// When it is taken up again; nil when it is not, unless by name.
    package var next: Instant?
    /// The server says that the feed is gone for good (410).
    package var isStopped: Bool
    /// How long the feed itself wishes to be left alone (REFRESH-INTERVAL), in seconds.
    package var refreshInterval: Int64?
    /// The harvest that was refused last; nil when the latest was not.
    package var refusal: HeldRefusal?
    /// The refusal that people were told of last; nil when there was none.
    package var told: ToldRefusal?
    /// What stands for what a person has undone since the last import, so that it is not taken
    /// again: the differences made, and the harvests that made them.
    package var undone: [Digest]
    /// What is stored is grouped into other meetings than the feed's: every reading is of all of it.
    package var isRegrouped = false
    /// What of the last answer that was taken could not be read.
    package var unread: [UnreadIssue] = []

    package init(
        failures: Int = 0, next: Instant? = nil, isStopped: Bool = false,
        refreshInterval: Int64? = nil, refusal: HeldRefusal? = nil, told: ToldRefusal? = nil,
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
package struct HeldRefusal: Hashable, Sendable {
    /// In which way it loses most, in one word: what loses as much in another way is another harvest.
    package var way: String
    /// The meetings to come that it lacks, or of which it lacks something.
    package var missing: [MeetingID]
    package var first: Instant
    /// On how many imports it was seen.
    package var count: Int

    package init(way: String, missing: [MeetingID], first: Instant, count: Int) {
        self.way = way
        self.missing = missing
        self.first = first
        self.count = count
    }
}

/// That people were told of a refusal: a feed that is well every other hour is told of once.
package struct ToldRefusal: Hashable, Sendable {
    package var way: String
    package var at: Instant

    package init(way: String, at: Instant) {
        self.way = way
        self.at = at
    }
}

/// What is put on record of a harvest that was refused.
package struct HeldHarvest: Sendable {
    /// What it would alter: the first of it.
    package var changes: [Change]
    /// What people are told of it; nil when they know.
    package var notice: Notice?

    /// In words: a line, and under it what becomes of it.
    package struct Notice: Sendable {
        /// For who keeps the source, and may accept it.
        package var keeper: KeptSentence
        /// For whomever else what would be lost concerns.
        package var others: KeptSentence

        package init(keeper: KeptSentence, others: KeptSentence) {
            self.keeper = keeper
            self.others = others
        }
    }

    /// So many changes are kept.
    package static let mostChanges = 50

    package init(changes: [Change], notice: Notice?) {
        self.changes = Array(changes.prefix(Self.mostChanges))
        self.notice = notice
    }
}
