import Campus
import ICalendar
import Exporting
import Importing
import Recurrence
import Scheduling
import TestSupport

/// The meetings of a reading as a person sees them: numbered, in a window, and exported.
struct Agenda {
    /// What is the same of an item in every home.
    struct Item: Hashable, CustomStringConvertible {
        var start: ClockTime
        var end: ClockTime
        var allDay: Bool
        var summary: String
        var location: String?
        var status: ItemStatus

        var description: String {
            "\(start)..\(end)\(allDay ? " all day" : "") \(summary) @ \(location ?? "-") (\(status))"
        }
    }

    let items: [Item]
    private let meetings: [SourcedMeeting]
    private let zones: ZoneTable
    private let window: Range<Instant>

    private static let source = Source(
        id: 1, personID: 1, name: "Feed", kind: .class, address: SecretAddress("/feed.ics"),
        every: 3_600, created: Instant(seconds: 0))

    init(_ reading: FeedReading) throws {
        meetings = reading.meetings.enumerated().map { number, meeting in
            var meeting = meeting
            meeting.id = MeetingID(Int64(number + 1))
            return SourcedMeeting(source: Self.source, meeting: meeting)
        }
        zones = Self.zones(of: meetings, defined: reading.zoneDefinitions)
        window = Self.window(of: meetings)
        let items = expand(meetings, AgendaQuery(window: window), zones: zones)
        for (earlier, later) in zip(items, items.dropFirst()) {
            try promise("an agenda is in order", earlier.start.instant <= later.start.instant)
        }
        try promise(
            "an item does not end before it starts",
            items.allSatisfy { $0.start.instant <= $0.end.instant })
        self.items = items.map {
            Item(
                start: $0.start, end: $0.end, allDay: $0.allDay, summary: $0.summary,
                location: $0.location, status: $0.status)
        }
    }

    /// Two years that begin before the first meeting; no matter when where there is none.
    private static func window(of meetings: [SourcedMeeting]) -> Range<Instant> {
        let first = meetings.lazy.compactMap(\.meeting.entries.first?.start.wall).first
        let year = min(max(first?.date.year ?? 2026, 1), 9998)
        let start = { WallTime(CivilDate(uncheckedYear: $0, month: 1, day: 1)) }
        return Zones.london.instant(of: start(year))..<Zones.london.instant(of: start(year + 2))
    }

    var exported: [UInt8] {
        FeedWriter(zones: zones.known, defined: zones.defined, alarms: [.class: [900]])
            .write(meetings).bytes
    }

    private static func zones(
        of meetings: [SourcedMeeting], defined: [String: String]
    ) -> ZoneTable {
        var table = ZoneTable(viewer: Zones.london)
        for entry in meetings.flatMap(\.meeting.entries) {
            guard case .zone(let id) = entry.start.basis, table.known[id] == nil else { continue }
            table.known[id] = Zones.database.zone(id)
        }
        table.defined[source.id] = ZoneResolver.zones(defined)
        return table
    }
}
