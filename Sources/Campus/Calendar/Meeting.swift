package import Recurrence

/// A series or one dated hour, as one source tells it: everything under one UID.
package struct Meeting: Hashable, Sendable {
    /// Known to the store; nil until stored.
    ///
    /// Assigned once and found again by source, UID and slot.
    package var id: MeetingID?
    package var uid: String
    /// Empty, but where one source gives several different starts the same UID: then the start.
    package var slot: String
    /// The series or the single hour; nil when a source tells of changed occurrences alone.
    package var main: MeetingEntry?
    /// Occurrences told apart from the series, in order of the original start.
    package var exceptions: [MeetingException]

    package init(
        id: MeetingID? = nil, uid: String, slot: String = "", main: MeetingEntry?,
        exceptions: [MeetingException] = []
    ) {
        self.id = id
        self.uid = uid
        self.slot = slot
        self.main = main
        self.exceptions = exceptions
    }

    package var entries: [MeetingEntry] { (main.map { [$0] } ?? []) + exceptions.map(\.entry) }

    /// One dated hour, no series.
    package var isOneHour: Bool { main != nil && main?.recurrence == nil && exceptions.isEmpty }
}

/// A meeting's own number in one home.
///
/// Reminders, notes and comments hang on it.
package struct MeetingID: Hashable, Sendable, Comparable {
    package var number: Int64

    package init(_ number: Int64) { self.number = number }

    package static func < (left: MeetingID, right: MeetingID) -> Bool { left.number < right.number }
}

/// What a source says of a meeting, or of one occurrence of it.
package struct MeetingEntry: Hashable, Sendable {
    package var start: Moment
    package var extent: Extent
    /// Nil for a single hour.
    ///
    /// Its start is `start.wall`.
    package var recurrence: RecurrenceSet?
    package var kind: ItemKind
    package var status: ItemStatus
    package var summary: String
    package var location: String?
    package var details: String?
    package var url: String?
    /// CATEGORIES, joined by commas.
    package var categories: String?
    /// SEQUENCE: which revision this is.
    package var sequence: Int
    /// LAST-MODIFIED, as it was when the source last told something new.
    package var revised: Revised
    /// How long before the start its own alarms ring, in seconds, the longest first.
    package var alarms: [Int64]

    package init(
        start: Moment, extent: Extent, recurrence: RecurrenceSet? = nil, kind: ItemKind,
        status: ItemStatus = .confirmed, summary: String, location: String? = nil,
        details: String? = nil, url: String? = nil, categories: String? = nil, sequence: Int = 0,
        revised: Revised = Revised(), alarms: [Int64] = []
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
    }
}

/// One occurrence told apart from its series (RFC 5545 section 3.8.4.4, RECURRENCE-ID).
package struct MeetingException: Hashable, Sendable {
    /// The start the occurrence had in the series, on the wall clock of the series' start.
    package var original: WallTime
    /// RANGE=THISANDFUTURE: every later occurrence is moved and described alike.
    package var reachesOn: Bool
    package var entry: MeetingEntry

    package init(original: WallTime, reachesOn: Bool, entry: MeetingEntry) {
        self.original = original
        self.reachesOn = reachesOn
        self.entry = entry
    }
}

/// When a source says that it last worked on what it tells.
///
/// It is no part of what is told: many publishers set it anew on every download, so any two are
/// equal, and an entry told alike is not another one.
package struct Revised: Hashable, Sendable {
    package var at: Instant?

    package init(at: Instant? = nil) { self.at = at }

    package static func == (left: Revised, right: Revised) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
