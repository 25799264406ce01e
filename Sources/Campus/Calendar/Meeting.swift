public import Recurrence

/// A series or one dated hour, as one source tells it: everything under one UID.
public struct Meeting: Hashable, Sendable {
    /// Known to the store; nil until stored.
    ///
    /// Assigned once and found again by source, UID and slot.
    public var id: MeetingID?
    public var uid: String
    /// Empty, but where one source gives several different starts the same UID: then the start.
    public var slot: String
    /// The series or the single hour; nil when a source tells of changed occurrences alone.
    public var main: MeetingEntry?
    /// Occurrences told apart from the series, in order of the original start.
    public var exceptions: [MeetingException]

    public init(
        id: MeetingID? = nil, uid: String, slot: String = "", main: MeetingEntry?,
        exceptions: [MeetingException] = []
    ) {
        self.id = id
        self.uid = uid
        self.slot = slot
        self.main = main
        self.exceptions = exceptions
    }

    /// What the times of its entries are on.
    package var bases: [Moment.Basis] {
        guard exceptions.isEmpty else { return entries.map(\.start.basis) }
        return main.map { [$0.start.basis] } ?? []
    }

    public var entries: [MeetingEntry] { (main.map { [$0] } ?? []) + exceptions.map(\.entry) }

    /// One dated hour, no series.
    public var isOneHour: Bool { main != nil && main?.recurrence == nil && exceptions.isEmpty }
}

/// A meeting's own number in one home: reminders and notes hang on it.
///
/// In agendas events stand beside meetings, under numbers below zero: see `event(_:)`.
public typealias MeetingID = RowID<Meeting>

/// What a source says of a meeting, or of one occurrence of it.
public struct MeetingEntry: Hashable, Sendable {
    public var start: Moment
    public var extent: Extent
    /// Nil for a single hour.
    ///
    /// Its start is `start.wall`.
    public var recurrence: RecurrenceSet?
    public var kind: ItemKind
    public var status: ItemStatus
    public var summary: String
    public var location: String?
    public var details: String?
    public var url: String?
    /// CATEGORIES, joined by commas.
    public var categories: String?
    /// SEQUENCE: which revision this is.
    public var sequence: Int
    /// LAST-MODIFIED, as it was when the source last told something new.
    public var revised: Revised
    /// How long before the start its own alarms ring, in seconds, the longest first; below zero after it.
    public var alarms: [Int64]
    /// What is doubtful about it, since its source cannot be read whole; nil when nothing is.
    public var doubt: ReadingDoubt?
    /// Whether who takes part is free meanwhile, as its writer says.
    public var isFree: Bool

    public init(
        start: Moment, extent: Extent, recurrence: RecurrenceSet? = nil, kind: ItemKind,
        status: ItemStatus = .confirmed, summary: String, location: String? = nil,
        details: String? = nil, url: String? = nil, categories: String? = nil, sequence: Int = 0,
        revised: Revised = Revised(), alarms: [Int64] = [],
        isFree: Bool = false
    ) {
        self.start = start
        self.extent = extent
        self.recurrence = recurrence
        self.kind = kind
        self.status = status
        self.summary = summary
        self.location = location
        self.details = details
        self.url = url
        self.categories = categories
        self.sequence = sequence
        self.revised = revised
        self.alarms = alarms
        self.isFree = isFree
    }
}

/// Why an entry is not just what its source says now, or says it by the way only.
public enum ReadingDoubt: Int, Hashable, Sendable {
    /// The source lists it in a way that cannot be read: this is what was last read of it.
    case kept = 1
    /// Some of it could not be read, and nothing was known of it before: this is the rest.
    case partial = 2
    /// That it does not take place is said by its title alone.
    case titled = 3
}

extension Meeting {
    /// Whether it is what was last read, while its source cannot be read.
    package var isKeptUnread: Bool { entries.contains { $0.doubt == .kept } }

    /// Whether some of it could never be read.
    package var isPartlyRead: Bool { entries.contains { $0.doubt == .partial } }

    /// The same with a doubt about all of it, but for what its title cancels: that doubt rings, too.
    package func doubted(_ doubt: ReadingDoubt) -> Meeting {
        var meeting = self
        if meeting.main?.doubt != .titled { meeting.main?.doubt = doubt }
        for index in meeting.exceptions.indices
        where meeting.exceptions[index].entry.doubt != .titled {
            meeting.exceptions[index].entry.doubt = doubt
        }
        return meeting
    }

    /// The same, and none of it takes place.
    package var cancelled: Meeting {
        var meeting = self
        meeting.main?.status = .cancelled
        for index in meeting.exceptions.indices {
            meeting.exceptions[index].entry.status = .cancelled
        }
        return meeting
    }
}

/// One occurrence told apart from its series (RFC 5545 section 3.8.4.4, RECURRENCE-ID).
public struct MeetingException: Hashable, Sendable {
    /// The start the occurrence had in the series, on the wall clock of the series' start.
    public var original: WallTime
    /// RANGE=THISANDFUTURE: every later occurrence is moved and described alike.
    public var reachesOn: Bool
    public var entry: MeetingEntry

    public init(original: WallTime, reachesOn: Bool, entry: MeetingEntry) {
        self.original = original
        self.reachesOn = reachesOn
        self.entry = entry
    }
}

/// When a source says that it last worked on what it tells.
///
/// It is no part of what is told: many publishers set it anew on every download, so any two are
/// equal, and an entry told alike is not another one.
public struct Revised: Hashable, Sendable {
    public var at: Instant?

    public init(at: Instant? = nil) { self.at = at }

    public static func == (left: Revised, right: Revised) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}
}
