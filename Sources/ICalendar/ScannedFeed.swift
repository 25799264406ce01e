/// A feed cut into components, none of them parsed.
public struct ScannedFeed: Sendable {
    /// The bytes that the spans are of: the feed's own, or a copy with its line breaks mended.
    public internal(set) var bytes: [UInt8]
    /// One a VCALENDAR, in the file's order.
    public internal(set) var calendars: [CalendarHeader] = []
    /// Every VEVENT, in the file's order.
    public internal(set) var components: [ComponentSpan] = []
    public internal(set) var issues: [FeedIssue] = []
    /// Every BEGIN:VCALENDAR has its END.
    public internal(set) var isComplete = true
}

/// What a VCALENDAR says of itself.
public struct CalendarHeader: Sendable {
    public internal(set) var method: String?
    /// X-WR-CALNAME, else NAME (RFC 7986).
    public internal(set) var name: String?
    /// X-WR-TIMEZONE.
    public internal(set) var zone: String?
    /// Each VTIMEZONE's place in the bytes.
    public internal(set) var zoneDefinitions: [Range<Int>] = []
    /// Of all that changes what its components mean.
    var context = Digester()
}

/// Where a VEVENT stands.
public struct ComponentSpan: Sendable {
    /// From the BEGIN line to the end of the END line, in `ScannedFeed.bytes`.
    public internal(set) var range: Range<Int>
    /// The number of the BEGIN line, from 1.
    public internal(set) var line: Int
    /// Of its bytes but for DTSTAMP, and of its calendar's context: the same digest, the same
    /// meaning.
    public internal(set) var digest: ContentDigest
    /// The place of its VCALENDAR in `ScannedFeed.calendars`.
    public internal(set) var calendar: Int
}

/// How much a feed may hold.
public struct ScanLimits: Sendable {
    /// More events than this are refused.
    ///
    /// The default is 50,000.
    public var components = 50_000
    /// Components may lie inside one another so deep.
    ///
    /// The default is 32.
    public var depth = 32

    public init() {}
}
