/// A feed cut into components, none of them parsed.
package struct ScannedFeed: Sendable {
    /// The bytes that all ranges are of: the feed as it came, or a copy in UTF-8 with its line
    /// breaks mended.
    package internal(set) var bytes: [UInt8] = []
    /// One a VCALENDAR, in the file's order; one more for events that lie outside any.
    package internal(set) var calendars: [CalendarHeader] = []
    /// Every VEVENT, in the file's order.
    package internal(set) var components: [ComponentSpan] = []
    package internal(set) var otherComponents = OtherComponents()
    package internal(set) var issues: [FeedIssue] = []
    /// Every BEGIN:VCALENDAR has its END, so that the file was not cut short.
    package internal(set) var isComplete = true

    /// The VTIMEZONEs that count in a calendar of the file which has none under the same name.
    ///
    /// Some stand behind the END of the only calendar, or in one of their own. Empty for a file of one calendar.
    package var sharedZones: [String: ZoneComponentSpan] {
        guard calendars.count > 1 else { return [:] }
        return calendars.reduce(into: [:]) { all, calendar in
            all.merge(calendar.zoneDefinitions) { first, _ in first }
        }
    }
}

/// What a VCALENDAR says of itself.
///
/// Texts are unescaped; nil where it says nothing.
package struct CalendarHeader: Sendable {
    /// METHOD, in capitals.
    package internal(set) var method: String?
    /// X-WR-CALNAME, else NAME (RFC 7986 section 5.1).
    package internal(set) var name: String?
    /// X-WR-TIMEZONE.
    package internal(set) var zone: String?
    /// REFRESH-INTERVAL (RFC 7986 section 5.7), else X-PUBLISHED-TTL: a duration as text.
    package internal(set) var refreshInterval: String?
    package internal(set) var prodid: String?
    /// The first VTIMEZONE of each TZID, as a range of `ScannedFeed.bytes`.
    package internal(set) var zoneDefinitions: [String: ZoneComponentSpan] = [:]
    /// The file does not spell it out: it holds what stands outside of any.
    package internal(set) var isImplicit = false
    /// Of all that changes what its components mean: METHOD, CALSCALE, X-WR-TIMEZONE and the
    /// VTIMEZONEs.
    package internal(set) var contextDigest = Digester().digest
}

/// Where a VTIMEZONE stands.
package struct ZoneComponentSpan: Hashable, Sendable {
    /// From its BEGIN line to the end of its END line, in `ScannedFeed.bytes`.
    package internal(set) var range: Range<Int>
    /// The number of the BEGIN line, from 1.
    package internal(set) var line: Int
}

/// Where a VEVENT stands.
package struct ComponentSpan: Sendable {
    /// From its BEGIN line to the end of its END line, in `ScannedFeed.bytes`.
    package internal(set) var range: Range<Int>
    /// The number of the BEGIN line in the file as it came, from 1.
    package internal(set) var line: Int
    /// Of its bytes without DTSTAMP, its calendar's context and the reader's version: components
    /// with the same digest mean the same.
    package internal(set) var digest: ContentDigest
    /// The place of its VCALENDAR in `ScannedFeed.calendars`.
    package internal(set) var calendar: Int
    /// It has an END:VEVENT of its own.
    package internal(set) var isClosed: Bool
}

/// How many components there are that are no events.
package struct OtherComponents: Hashable, Sendable {
    /// VTODO.
    package internal(set) var todos = 0
    /// VJOURNAL.
    package internal(set) var journals = 0
    /// VFREEBUSY.
    package internal(set) var freeBusy = 0
}
