import HTTPTypes
import Locks
import Campus
import Exporting
import ICalendar
import Markup
import Recurrence
import Scheduling

/// How a report wants an object's bytes (RFC 4791 section 9.6).
///
/// `limit-freebusy-set` is about components of which there are none here.
struct CalendarDataWish {
    static let mediaType = "text/calendar; charset=utf-8; component=VEVENT"

    private enum Form {
        case whole
        /// Each occurrence in a window by itself, in UTC.
        case occurrences(Range<Instant>)
        /// The series, and what differs from it in a window.
        case series(Range<Instant>)
    }

    private let form: Form
    /// Nil for all.
    private let parts: ComponentWish?
    private let zones: ZoneTable
    /// How many occurrences may still be told in this answer.
    private let left = Locked(Self.most)

    /// Whether it takes more than to copy bytes.
    var isCostly: Bool {
        if case .whole = form { return parts != nil }
        return true
    }

    /// Occurrences of all objects of an answer together.
    private static let most = 20_000

    /// - Parameters:
    ///   - report: with a list of properties, of which one may be `calendar-data`.
    ///   - zones: with the zone as which floating times are asked for.
    init?(_ report: XMLTree, zones: ZoneTable) throws(DAVProblem) {
        guard let data = report.first(.dav("prop"))?.first(.calDAV("calendar-data")) else {
            return nil
        }
        let kind = data[attribute: "content-type"] ?? "text/calendar"
        guard kind == "text/calendar", data[attribute: "version"] ?? "2.0" == "2.0" else {
            throw DAVProblem(.forbidden, .calDAV("supported-calendar-data"))
        }
        self.zones = zones
        parts = try ComponentWish(in: data)
        if let expand = data.first(.calDAV("expand")) {
            form = .occurrences(try TimeRange(expand, needsBoth: true).window)
        } else if let limit = data.first(.calDAV("limit-recurrence-set")) {
            form = .series(try TimeRange(limit, needsBoth: true).window)
        } else {
            form = .whole
        }
    }

    /// - Throws: where an answer would have too many occurrences.
    func bytes(of object: CalendarObject) throws(DAVProblem) -> [UInt8] {
        guard isCostly, let calendar = try calendar(of: object) else { return object.bytes }
        return (parts?.part(of: calendar) ?? calendar).bytes
    }

    private func calendar(of object: CalendarObject) throws(DAVProblem) -> WrittenComponent? {
        let window: Range<Instant>
        switch form {
        case .whole: return WrittenComponent(reading: object.bytes)
        case .occurrences(let wanted), .series(let wanted): window = wanted
        }
        guard let writer = object.occurrences(in: zones) else { return nil }
        if case .occurrences = form {
            return writer.occurrences(try occurrences(of: object.told, in: window))
        }
        guard writer.hasChanges else { return writer.series(with: []) }
        // Where an occurrence would be by the series counts too.
        return writer.series(
            with: try occurrences(of: object.told, in: window)
                + occurrences(of: object.told.unchanged, in: window))
    }

    private func occurrences(
        of meeting: SourcedMeeting, in window: Range<Instant>
    ) throws(DAVProblem) -> [AgendaItem] {
        let room = left.withLock { $0 }
        guard let items = everyOccurrence(of: meeting, in: window, upTo: room, zones: zones) else {
            throw .tooMany
        }
        left.withLock { $0 -= items.count }
        return items
    }
}

extension CalendarObject {
    /// What tells of its occurrences; nil where its bytes are no calendar.
    func occurrences(in zones: ZoneTable) -> OccurrenceWriter? {
        let source = told.source.id
        return OccurrenceWriter(self) { zones.defined[source]?[$0] ?? zones.known[$0] }
    }
}

extension SourcedMeeting {
    /// The series alone, without what was told apart from it.
    fileprivate var unchanged: SourcedMeeting {
        var series = meeting
        series.exceptions = []
        return SourcedMeeting(source: source, meeting: series, label: label)
    }
}
