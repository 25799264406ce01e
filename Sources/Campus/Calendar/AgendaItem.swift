/// One line of a person's calendar.
package struct AgendaItem: Hashable, Sendable {
    /// The same occurrence keeps the same id through every import.
    package var id: ItemID
    package var kind: ItemKind
    /// On the clock of `zone`; of an all-day item, a midnight.
    package var start: ClockTime
    /// Exclusive: of an all-day item, the midnight after its last day.
    package var end: ClockTime
    package var allDay: Bool
    /// An IANA id, `UTC`, or a source's private name.
    package var zone: String
    package var summary: String
    package var location: String?
    package var details: String?
    package var url: String?
    /// The module it belongs to: the first, when it belongs to several.
    package var module: ModuleCode?
    package var meetingKind: MeetingKind?
    package var status: ItemStatus
    /// The source's name.
    package var source: String
    package var uid: String
    /// The start this occurrence has in its series; nil outside a series.
    package var recurrenceID: ClockTime?
    /// The last item of a series that was cut at its limit.
    package var isCut: Bool
    /// Which of a module's parallel groups it is for, as its source names it: `2`, `B`.
    package var group: String?
    /// One of several parallel groups, of which the person has chosen none yet.
    package var isAlternative = false
    /// An exam whose time is not settled.
    package var isProvisional = false
    /// The item of the same source that says the very same.
    package var doubleOf: ItemID?
    /// The item of the source that is believed, where several tell of it; nil when that is `id`.
    package var told: ItemID?
    /// Who else tells of it.
    package var alsoFrom: [AlsoFrom] = []
    /// What else the person has at the time, in order of the agenda: the first few.
    package var clashes: [Clash] = []
    /// How many more there are.
    package var moreClashes = 0
    /// The person does not want to see it.
    package var isHidden = false
    package var note: String?
    package var colour: Colour?
    /// Seconds before the start, when the person set them for it; nil for those of its kind.
    package var leads: [Int64]?
    /// Those of the source's own alarms, where the person lets them ring; nil for none.
    package var alarms: [Int64]?

    package init(
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
    package var tellings: [ItemID] { [told ?? id] + alsoFrom.map(\.id) }

    /// The meetings that it is of: one in each of the sources that tell of it.
    package var meetings: Set<MeetingID> { Set(([id] + tellings).map(\.meeting)) }
}
