import Recurrence

/// One line of a person's calendar: an occurrence, and what it is one of.
///
/// A class of a term is eleven items, a campus's are millions: so an item is its times and two
/// references. What a source says of all of a meeting's occurrences they share (`ItemFacts`), and
/// most have nothing that is theirs alone (`ItemMarks`).
public struct AgendaItem: Hashable, Sendable {
    /// The same occurrence keeps the same id through every import.
    public var id: ItemID
    /// On the clock of `zone`; of an all-day item, a midnight.
    public var start: ClockTime
    /// Exclusive: of an all-day item, the midnight after its last day.
    public var end: ClockTime
    /// The start this occurrence has in its series; nil outside a series.
    public var recurrenceID: ClockTime?
    /// The last item of a series that was cut at its limit.
    public var isCut = false
    /// One of several parallel groups, of which the person has chosen none yet.
    public var isAlternative = false
    /// The person does not want to see it.
    public var isHidden = false
    private var shared: Shared<ItemFacts>
    private var own: Shared<ItemMarks>?

    public init(
        id: ItemID, start: ClockTime, end: ClockTime, recurrenceID: ClockTime?,
        of facts: Shared<ItemFacts>
    ) {
        self.id = id
        self.start = start
        self.end = end
        self.recurrenceID = recurrenceID
        shared = facts
    }

    public init(
        id: ItemID, kind: ItemKind, start: ClockTime, end: ClockTime, allDay: Bool, zone: String,
        summary: String, location: String? = nil, group: String? = nil, source: String, uid: String
    ) {
        let facts = ItemFacts(
            kind: kind, allDay: allDay, zone: zone, summary: summary, location: location,
            group: group, source: source, uid: uid)
        self.init(id: id, start: start, end: end, recurrenceID: nil, of: Shared(facts))
    }

    /// What it is; set, it is said of this occurrence alone.
    public var facts: ItemFacts {
        get { shared.value }
        set { shared = Shared(newValue) }
    }

    /// The same occurrence of something that is described otherwise.
    public func described(by facts: Shared<ItemFacts>) -> AgendaItem {
        var item = self
        item.shared = facts
        return item
    }

    /// What the person changed about it, and what merging found.
    public var marks: ItemMarks {
        get { own?.value ?? ItemMarks() }
        set { own = newValue == ItemMarks() ? nil : Shared(newValue) }
    }
}

/// A value that many hold and nobody alters.
public final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
    public let value: Value

    public init(_ value: Value) { self.value = value }

    public static func == (left: Shared, right: Shared) -> Bool {
        left === right || left.value == right.value
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// What a source says of a meeting: the same of all its occurrences.
public struct ItemFacts: Hashable, Sendable {
    public var kind: ItemKind
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
    /// Which of a module's parallel groups it is for, as its source names it: `2`, `B`.
    public var group: String?
    public var status: ItemStatus
    /// The source's name.
    public var source: String
    public var uid: String
    /// An exam whose time is not settled.
    public var isProvisional = false
    /// Why it may not be as it says; nil when nothing speaks against it.
    public var doubt: ReadingDoubt?
    /// Whether who takes part is free meanwhile, as its writer says.
    public var isFree = false
    /// The source's own alarms, in seconds before the start, where the person lets them ring; nil
    /// for none.
    public var alarms: [Int64]?

    public init(
        kind: ItemKind, allDay: Bool, zone: String, summary: String, location: String? = nil,
        details: String? = nil, url: String? = nil, module: ModuleCode? = nil,
        meetingKind: MeetingKind? = nil, group: String? = nil, status: ItemStatus = .confirmed,
        source: String, uid: String
    ) {
        self.kind = kind
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
    }
}

/// What the person changed about an item, and what merging found of it.
public struct ItemMarks: Hashable, Sendable {
    /// The item of the same source that says the very same.
    public var doubleOf: ItemID?
    /// The item of the source that is believed, where several tell of it; nil when that is the
    /// item's own id.
    public var told: ItemID?
    /// Who else tells of it.
    public var alsoFrom: [AlsoFrom] = []
    /// What else the person has at the time, in order of the agenda: the first few.
    public var clashes: [Clash] = []
    /// How many more there are.
    public var moreClashes = 0
    public var note: String?
    public var colour: Colour?
    /// Seconds before the start, when the person set them for it; nil for those of its kind.
    public var leads: [Int64]?
    /// The room that enough of those who take its module say it is in, while its source says another.
    public var unofficialPlace: String?

    public init() {}
}

/// What it is; what is set is said of this occurrence alone.
extension AgendaItem {
    public var kind: ItemKind { shared.value.kind }
    public var zone: String { shared.value.zone }
    public var url: String? { shared.value.url }
    public var meetingKind: MeetingKind? { shared.value.meetingKind }
    public var group: String? { shared.value.group }
    public var source: String { shared.value.source }
    public var uid: String { shared.value.uid }
    public var isProvisional: Bool {
        get { shared.value.isProvisional }
        set { if newValue != isProvisional { facts.isProvisional = newValue } }
    }
    public var alarms: [Int64]? { shared.value.alarms }
    public var doubt: ReadingDoubt? { shared.value.doubt }
    /// Whether only its title says that it does not take place.
    public var isCancelledByTitle: Bool { status == .cancelled && doubt == .titled }
    public var isFree: Bool { shared.value.isFree }
    public var allDay: Bool {
        get { shared.value.allDay }
        set { if newValue != allDay { facts.allDay = newValue } }
    }
    public var summary: String {
        get { shared.value.summary }
        set { if newValue != summary { facts.summary = newValue } }
    }
    public var location: String? {
        get { shared.value.location }
        set { if newValue != location { facts.location = newValue } }
    }
    public var details: String? {
        get { shared.value.details }
        set { if newValue != details { facts.details = newValue } }
    }
    public var module: ModuleCode? {
        get { shared.value.module }
        set { if newValue != module { facts.module = newValue } }
    }
    public var status: ItemStatus {
        get { shared.value.status }
        set { if newValue != status { facts.status = newValue } }
    }
}

extension AgendaItem {
    public var doubleOf: ItemID? {
        get { own?.value.doubleOf }
        set { marks.doubleOf = newValue }
    }
    public var told: ItemID? {
        get { own?.value.told }
        set { marks.told = newValue }
    }
    public var alsoFrom: [AlsoFrom] {
        get { own?.value.alsoFrom ?? [] }
        set { marks.alsoFrom = newValue }
    }
    public var clashes: [Clash] {
        get { own?.value.clashes ?? [] }
        set { marks.clashes = newValue }
    }
    public var moreClashes: Int {
        get { own?.value.moreClashes ?? 0 }
        set { marks.moreClashes = newValue }
    }
    public var note: String? {
        get { own?.value.note }
        set { marks.note = newValue }
    }
    public var colour: Colour? {
        get { own?.value.colour }
        set { marks.colour = newValue }
    }
    public var leads: [Int64]? {
        get { own?.value.leads }
        set { marks.leads = newValue }
    }
    public var unofficialPlace: String? {
        get { own?.value.unofficialPlace }
        set { marks.unofficialPlace = newValue }
    }

    /// The ids that it would have from each of the sources that tell of it, the believed one first.
    public var tellings: [ItemID] { [told ?? id] + alsoFrom.map(\.id) }

    /// The meetings that it is of: one in each of the sources that tell of it.
    public var meetings: Set<MeetingID> {
        own == nil ? [id.meeting] : Set(([id] + tellings).map(\.meeting))
    }
}

/// What an agenda item is to a person.
public enum ItemKind: String, Hashable, Sendable, CaseIterable {
    case `class`, exam, event, personal, hydration

    /// What a source's entries can be; the others are found out or made.
    public static let ofSources: [ItemKind] = [.class, .event, .personal]

    /// A dated hour of a module: a class or its exam.
    public var isTaught: Bool { self == .class || self == .exam }
}

/// Whether an item takes place (RFC 5545 section 3.8.1.11).
public enum ItemStatus: String, Hashable, Sendable {
    case confirmed, tentative, cancelled
}

/// A colour that a person gives to an item: one of eight names.
///
/// Names, not numbers, so that a terminal, a phone and a calendar program each show one that they
/// can be told apart in; the names are CSS's (RFC 7986 section 5.9, COLOR).
public enum Colour: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, teal, blue, purple, grey
}

/// Why a person cannot be at two of their items.
public struct Clash: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// They are at the same time for so many seconds; 0 when one has no length.
        case overlap(Int64)
        /// The walk from one to the other takes longer than the gap between them; both in seconds.
        case tooFar(walk: Int64, gap: Int64)
    }

    public var other: ItemID
    public var reason: Reason

    public init(with other: ItemID, _ reason: Reason) {
        self.other = other
        self.reason = reason
    }
}
