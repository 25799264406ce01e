package import Campus
package import ICalendar
import Recurrence

/// Makes meetings of a feed's bytes, reading only what is new since the last harvest.
package struct FeedReader: Sendable {
    /// Goes up whenever the same bytes are read differently: then everything is read anew.
    package static let version: UInt64 = 8

    /// Of no version: what such a one digested is all read anew.
    private static let unknown: UInt64 = 0

    private let kind: ItemKind
    private let database: ZoneDatabase
    private let limits: ScanLimits
    private let cancelled: CancelledWords
    /// In which texts are wanted where a feed has them in several languages, as a code of two letters.
    ///
    /// The default is English.
    package var language = "en"

    /// - Parameters:
    ///   - kind: what the source's timed entries are to a person.
    ///   - database: the zones that are known by name.
    ///   - cancelled: what says in a title that something does not take place.
    package init(
        kind: ItemKind, database: ZoneDatabase, limits: ScanLimits = ScanLimits(),
        cancelled: CancelledWords = .standard
    ) {
        self.kind = kind
        self.database = database
        self.limits = limits
        self.cancelled = cancelled
    }

    /// Reads a feed.
    ///
    /// A component whose digest the harvest knows is not parsed, unless another component under its
    /// UID is new or gone: which copy wins, and which occurrence an exception stands for, is
    /// decided among all components of a UID.
    /// - Parameters:
    ///   - afresh: everything is parsed, and every UID is told anew.
    ///   - isKept: they are of an import that was taken, whatever can be read of them.
    /// - Throws: `FeedError` when the bytes are no calendar, or one of which no event can be read and
    ///   nothing is known of before.
    package func read(
        _ bytes: [UInt8], known harvest: Harvest? = nil, afresh: Bool = false, isKept: Bool = false
    ) throws(FeedError) -> FeedReading {
        var harvest = harvest
        if afresh { harvest?.summary.reader = Self.unknown }
        let feed = try ComponentScanner(readerVersion: Self.version, limits: limits).scan(bytes)
        var pass = ReadingPass(
            feed: feed, known: harvest, kind: kind, database: database, cancelled: cancelled,
            language: language)
        let reading = pass.run()
        if !isKept, let count = pass.unreadable { throw .noReadableEvent(count) }
        return reading
    }

    /// What stands for the bytes of a whole feed.
    package static func digest(of bytes: [UInt8]) -> Digest {
        Digest(ComponentScanner.digest(of: bytes))
    }
}

/// What a feed holds that is new since the last harvest.
package struct FeedReading: Sendable {
    /// The UIDs whose meetings are told anew; all others are as they were.
    package var touched: [UIDKey]
    /// What the touched UIDs hold now, in the file's order; a UID without meetings is gone.
    package var meetings: [Meeting]
    package var zoneDefinitions: [String: String]
    package var components: [HarvestedComponent]
    /// The bytes of what is new, and what stands around the components.
    package var archive: HarvestArchive
    /// No UID of the last harvest is in this one.
    package var isChurned: Bool
    /// How long the feed wishes not to be fetched again, in seconds; nil when it does not say.
    package var refreshInterval: Int64?
    package var issues: [Issue]
    /// The touched events of which something that matters could not be read.
    package var unread: [UnreadEvent]
    /// The UIDs of those in whose place stands what was last read of them.
    package var keptUIDs: Set<String> = []
    /// X-WR-CALNAME or NAME of the first calendar that has one.
    package var calendarName: String?
    /// Every BEGIN:VCALENDAR has its END.
    package var isComplete: Bool
}

/// An event that a feed lists, and of which when it takes place could not be read whole.
package struct UnreadEvent: Hashable, Sendable {
    /// As the feed has it, or made up of what stands there.
    package var uid: String
    /// The feed gives it none.
    package var isUnnamed: Bool
    package var summary: String
    package var location: String?
    /// It says that it does not take place, all of it: that much can be read.
    package var isCancelled = false
    /// Its place among the harvested components.
    package var digest: Digest
}

extension Digest {
    init(_ digest: ContentDigest) { self.init(high: digest.high, low: digest.low) }
}
