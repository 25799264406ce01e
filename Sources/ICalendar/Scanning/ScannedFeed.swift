/// A feed cut into components, none of them parsed.
public struct ScannedFeed: Sendable {
    /// The bytes that all ranges are of: the feed as it came, or a copy in UTF-8 with its line
    /// breaks mended.
    public internal(set) var bytes: [UInt8] = []
    /// One a VCALENDAR, in the file's order; one more for events that lie outside any.
    public internal(set) var calendars: [CalendarHeader] = []
    /// Every VEVENT, in the file's order.
    public internal(set) var components: [ComponentSpan] = []
    public internal(set) var otherComponents = OtherComponents()
    public internal(set) var issues: [FeedIssue] = []
    /// Every BEGIN:VCALENDAR has its END, so that the file was not cut short.
    public internal(set) var isComplete = true
}

/// What a VCALENDAR says of itself.
///
/// Texts are unescaped; nil where it says nothing.
public struct CalendarHeader: Sendable {
    /// METHOD, in capitals.
    public internal(set) var method: String?
    /// X-WR-CALNAME, else NAME (RFC 7986 section 5.1).
    public internal(set) var name: String?
    /// X-WR-TIMEZONE.
    public internal(set) var zone: String?
    /// REFRESH-INTERVAL (RFC 7986 section 5.7), else X-PUBLISHED-TTL: a duration as text.
    public internal(set) var refreshInterval: String?
    public internal(set) var prodid: String?
    /// The first VTIMEZONE of each TZID, as a range of `ScannedFeed.bytes`.
    public internal(set) var zoneDefinitions: [String: ZoneSpan] = [:]
    /// Of all that changes what its components mean: METHOD, CALSCALE, X-WR-TIMEZONE and the
    /// VTIMEZONEs.
    public internal(set) var contextDigest = Digester().digest
}

/// Where a VTIMEZONE stands.
public struct ZoneSpan: Hashable, Sendable {
    /// From its BEGIN line to the end of its END line, in `ScannedFeed.bytes`.
    public internal(set) var range: Range<Int>
    /// The number of the BEGIN line, from 1.
    public internal(set) var line: Int
}

/// Where a VEVENT stands.
public struct ComponentSpan: Sendable {
    /// From its BEGIN line to the end of its END line, in `ScannedFeed.bytes`.
    public internal(set) var range: Range<Int>
    /// The number of the BEGIN line in the file as it came, from 1.
    public internal(set) var line: Int
    /// Of its bytes without DTSTAMP, its calendar's context and the reader's version: components
    /// with the same digest mean the same.
    public internal(set) var digest: ContentDigest
    /// The place of its VCALENDAR in `ScannedFeed.calendars`.
    public internal(set) var calendar: Int
    /// It has an END:VEVENT of its own.
    public internal(set) var isClosed: Bool
}

/// How many components there are that are no events.
public struct OtherComponents: Hashable, Sendable {
    /// VTODO.
    public internal(set) var todos = 0
    /// VJOURNAL.
    public internal(set) var journals = 0
    /// VFREEBUSY.
    public internal(set) var freeBusy = 0
}
