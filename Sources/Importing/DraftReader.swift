import Campus
import ICalendar
import Recurrence

/// Reads the VEVENTs of one VCALENDAR.
struct DraftReader {
    private let calendar: CalendarHeader
    private let kind: ItemKind
    private let parser = ComponentParser(wanted: Self.wanted)
    private var resolver: ZoneResolver
    /// What each TZID of the file means; filled as they are met.
    private var bases: [String: Moment.Basis] = [:]
    private(set) var zones: [String: Zone] = [:]
    private(set) var zoneDefinitions: [String: String] = [:]
    /// X-WR-TIMEZONE: in which UTC and floating times are told (as PyPI's x-wr-timezone reads it).
    private var ownBasis: Moment.Basis?

    /// All that a meeting is made of. Anything else, such as HTML copies of the description, is
    /// not worth copying out of the parser.
    private static let wanted: Set<String> = [
        "UID", "RECURRENCE-ID", "SEQUENCE", "LAST-MODIFIED", "DTSTAMP", "DTSTART", "DTEND",
        "DURATION", "RRULE", "EXRULE", "RDATE", "EXDATE", "SUMMARY", "LOCATION", "DESCRIPTION",
        "URL", "STATUS", "CATEGORIES",
    ]
}
