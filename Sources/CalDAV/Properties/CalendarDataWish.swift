import HTTPTypes
import Locks
import Campus
import Exporting
import Markup
import Recurrence
import Scheduling

/// How a report wants an object's bytes (RFC 4791 section 9.6).
///
/// Lists of properties are not heeded: who gets more than they asked for has what they asked for.
struct CalendarDataWish {
    static let mediaType = "text/calendar; charset=utf-8; component=VEVENT"

    /// In which occurrences are told one by one; nil for series as they are.
    private var window: Range<Instant>?
    private let zones: ZoneTable
    /// How many occurrences may still be told in this answer.
    private let left = Locked(Self.most)

    /// Whether it takes more than to copy bytes.
    var isCostly: Bool { window != nil }

    /// Occurrences of all objects of an answer together.
    private static let most = 20_000

    /// - Parameter report: with a list of properties, of which one may be `calendar-data`.
    init?(_ report: XMLTree, zones: ZoneTable) throws(DAVProblem) {
        guard let data = report.first(.dav("prop"))?.first(.calDAV("calendar-data")) else {
            return nil
        }
        let kind = data[attribute: "content-type"] ?? "text/calendar"
        guard kind == "text/calendar", data[attribute: "version"] ?? "2.0" == "2.0" else {
            throw DAVProblem(.forbidden, .calDAV("supported-calendar-data"))
        }
        self.zones = zones
        window = try data.first(.calDAV("expand")).map { expand throws(DAVProblem) in
            try TimeRange(expand, needsBoth: true).window
        }
    }

    /// - Throws: where an answer would have too many occurrences.
    func bytes(of object: CalendarObject) throws(DAVProblem) -> [UInt8] {
        guard let window else { return object.bytes }
        let room = left.withLock { $0 }
        let query = AgendaQuery(window: window, includesCancelled: true, limit: room + 1)
        let items = expand([object.told], query, zones: zones)
        guard items.count <= room else { throw .tooMany }
        left.withLock { $0 -= items.count }
        return OccurrenceWriter().bytes(items, of: object)
    }
}
