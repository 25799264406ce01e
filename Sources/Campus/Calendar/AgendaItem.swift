public import Recurrence

/// One line of a person's calendar.
public struct AgendaItem: Hashable, Sendable {
    /// The same occurrence keeps the same id through every import.
    public var id: ItemID
    public var kind: ItemKind
    /// On the clock of `zone`; of an all-day item, a midnight.
    public var start: ClockTime
    /// Exclusive: of an all-day item, the midnight after its last day.
    public var end: ClockTime
    public var allDay: Bool
    /// An IANA id, `UTC`, or a source's private name.
    public var zone: String
    public var summary: String
    public var location: String?
    public var details: String?
    public var url: String?
    /// The module it belongs to: the first, when it belongs to several.
    public var module: ModuleCode?
    public var meetingKind: MeetingKind?
    public var status: ItemStatus
    /// The source's name.
    public var source: String
    public var uid: String
    /// The start this occurrence has in its series; nil outside a series.
    public var recurrenceID: ClockTime?
    /// The last item of a series that was cut at its limit.
    public var isCut: Bool

    public init(
        id: ItemID, kind: ItemKind, start: ClockTime, end: ClockTime, allDay: Bool, zone: String,
        summary: String, location: String? = nil, details: String? = nil, url: String? = nil,
        module: ModuleCode? = nil, meetingKind: MeetingKind? = nil,
        status: ItemStatus = .confirmed, source: String, uid: String,
        recurrenceID: ClockTime? = nil, isCut: Bool = false
    ) {
        self.id = id
        self.kind = kind
        self.start = start
        self.end = end
        self.allDay = allDay
        self.zone = zone
        self.summary = summary
        self.location = location
        self.details = details
        self.url = url
        self.module = module
        self.meetingKind = meetingKind
        self.status = status
        self.source = source
        self.uid = uid
        self.recurrenceID = recurrenceID
        self.isCut = isCut
    }
}

/// Which occurrence of which meeting: `m12`, or in a series `m12-20261005T091500`.
///
/// An event's begins with `e` (see `MeetingID.event`).
///
/// The time is the original start on the series' own wall clock, so a moved class keeps its id.
public struct ItemID: Hashable, Sendable, CustomStringConvertible {
    public var meeting: MeetingID
    public var original: WallTime?

    public init(meeting: MeetingID, original: WallTime?) {
        self.meeting = meeting
        self.original = original
    }

    /// Reads what `description` writes; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts[0].first == "m",
            let number = Int64(parts[0].dropFirst())
        else { return nil }
        let original = parts.count == 2 ? Timestamp.wall(String(parts[1])) : nil
        self.init(meeting: MeetingID(number), original: original)
        guard description == text else { return nil }
    }

    public var description: String {
        let name = meeting.number < 0 ? "e\(meeting.number.magnitude)" : "m\(meeting.number)"
        return original.map { "\(name)-\($0)" } ?? name
    }
}
