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
    /// Which of a module's parallel groups it is for, as its source names it: `2`, `B`.
    public var group: String?
    /// One of several parallel groups, of which the person has chosen none yet.
    public var isAlternative = false
    /// An exam whose time is not settled.
    public var isProvisional = false
    /// The item of the same source that says the very same.
    public var doubleOf: ItemID?
    /// The item of the source that is believed, where several tell of it; nil when that is `id`.
    public var told: ItemID?
    /// Who else tells of it.
    public var alsoFrom: [AlsoFrom] = []
    /// What else the person has at the time, in order of the agenda: the first few.
    public var clashes: [Clash] = []
    /// How many more there are.
    public var moreClashes = 0
    /// The person does not want to see it.
    public var isHidden = false
    public var note: String?
    public var colour: Colour?
    /// Seconds before the start, when the person set them for it; nil for those of its kind.
    public var leads: [Int64]?
    /// Those of the source's own alarms, where the person lets them ring; nil for none.
    public var alarms: [Int64]?

    public init(
        id: ItemID, kind: ItemKind, start: ClockTime, end: ClockTime, allDay: Bool, zone: String,
        summary: String, location: String? = nil, details: String? = nil, url: String? = nil,
        module: ModuleCode? = nil, meetingKind: MeetingKind? = nil, group: String? = nil,
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
        self.group = group
        self.status = status
        self.source = source
        self.uid = uid
        self.recurrenceID = recurrenceID
        self.isCut = isCut
    }
}

extension AgendaItem {
    /// The ids that it would have from each of the sources that tell of it, the believed one first.
    public var tellings: [ItemID] { [told ?? id] + alsoFrom.map(\.id) }

    /// The meetings that it is of: one in each of the sources that tell of it.
    public var meetings: Set<MeetingID> { Set(([id] + tellings).map(\.meeting)) }
}
