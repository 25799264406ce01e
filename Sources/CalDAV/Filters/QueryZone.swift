import Campus
import HTTPTypes
import ICalendar
import Markup
import Operations
import Recurrence
import Scheduling

/// In which zone a report means floating times and whole days (RFC 4791 section 9.8).
enum QueryZone {
    /// So many bytes of a definition are read; the longest in use have some 20,000.
    private static let most = 64 << 10

    /// As the report says itself; nil where it says nothing.
    static func asked(in report: XMLTree) throws(DAVProblem) -> Zone? {
        // RFC 7809 section 5.2.
        if let id = report.first(.calDAV("timezone-id")) {
            let name = id.text.filter { !$0.isWhitespace }
            guard let zone = ZoneDatabase().zone(name) else {
                throw DAVProblem(.forbidden, .calDAV("valid-timezone"))
            }
            return zone
        }
        guard let element = report.first(.calDAV("timezone")) else { return nil }
        guard let zone = zone(definedBy: element.text) else {
            throw DAVProblem(.forbidden, .calDAV("valid-calendar-data"))
        }
        return zone
    }

    /// The zone of a calendar that defines one, and nothing but one; nil for anything else.
    ///
    /// One that is known by its name is as it is known, as in feeds.
    static func zone(definedBy text: String) -> Zone? {
        let bytes = Array(text.utf8.drop { $0 <= 0x20 })
        guard bytes.count <= most, let feed = try? ComponentScanner().scan(bytes),
            feed.calendars.count == 1, feed.components.isEmpty,
            feed.calendars[0].zoneDefinitions.count == 1,
            let name = feed.calendars[0].zoneDefinitions.keys.first,
            // Of two with one name the scanner knows the first.
            WrittenComponent(reading: bytes)?.children.map(\.name) == ["VTIMEZONE"]
        else { return nil }
        let resolver = ZoneResolver(
            database: ZoneDatabase(), calendar: feed.calendars[0], bytes: feed.bytes)
        switch resolver.resolve(name, near: WallTime(seconds: 0)).meaning {
        case .known(let zone), .defined(let zone, _): return zone
        case .unknown: return nil
        }
    }
}

extension DAVVisit {
    /// The zones of what is served, with the one as which a report means floating times: its own, else the
    /// collection's, else the person's.
    func zones(
        of served: ServedCalendars, for report: XMLTree, in collection: CalendarCollection
    ) throws(DAVProblem) -> ZoneTable {
        var zones = served.zones
        let name = XMLName.calDAV("calendar-timezone").clark
        let kept = client.properties[collection]?[name]
            .flatMap { XMLTree(reading: Array($0.utf8)) }
        let zone =
            try QueryZone.asked(in: report)
            ?? kept.flatMap { QueryZone.zone(definedBy: $0.text) }
        if let zone { zones.viewer = zone }
        return zones
    }
}
