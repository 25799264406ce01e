/// When a series happens: its start, RRULE, RDATE, EXDATE and EXRULE (RFC 5545 section 3.8.5).
///
/// All times are wall times of the start's zone. A rule steps in wall time: a class at nine stays
/// at nine when the clocks change.
public struct RecurrenceSet: Hashable, Sendable {
    /// DTSTART; of a series of whole days only the date counts.
    public var start: WallTime
    /// DTSTART is a DATE: BYHOUR, BYMINUTE and BYSECOND are ignored, as RFC 5545 demands.
    public var isDate: Bool
    public var rules: [RecurrenceRule] = []
    /// EXRULE: dropped from RFC 5545, but RFC 2445 calendars have it.
    public var exclusionRules: [RecurrenceRule] = []
    public var dates: [RecurrenceDate] = []
    public var exclusions: [Exclusion] = []
    /// DTSTART itself happens, whether a rule hits it or not (RFC 5545 section 3.8.5.3).
    ///
    /// COUNT counts what the rule itself gives, so a start that is not among that comes on top.
    /// The default is true.
    public var includesStart = true

    public init(start: WallTime, isDate: Bool = false, rules: [RecurrenceRule] = []) {
        self.start = start
        self.isDate = isDate
        self.rules = rules
    }
}

/// An RDATE: a further time at which a series happens.
public struct RecurrenceDate: Hashable, Sendable {
    /// On the wall clock of the start's zone.
    public var start: WallTime
    /// A DATE: in a series with times it happens at the start's time of day.
    public var isDate: Bool
    /// Seconds; nil unless the RDATE is a PERIOD.
    public var duration: Int64?

    public init(start: WallTime, isDate: Bool = false, duration: Int64? = nil) {
        self.start = start
        self.isDate = isDate
        self.duration = duration
    }
}

/// An EXDATE: a time at which a series does not happen.
public enum Exclusion: Hashable, Sendable {
    /// On the wall clock of the start's zone; in a series of whole days, its day.
    case moment(WallTime)
    /// A DATE: whatever falls on that day.
    case day(CivilDate)
}

/// One time at which a series happens.
public struct Occurrence: Hashable, Sendable {
    /// On the wall clock of the start's zone; midnight in a series of whole days.
    public var start: WallTime
    /// Seconds, where an RDATE of type PERIOD gives the occurrence its own length.
    public var duration: Int64?

    public init(start: WallTime, duration: Int64? = nil) {
        self.start = start
        self.duration = duration
    }
}

/// The occurrences of a series in a window.
public struct Occurrences: Hashable, Sendable {
    /// In order of start, each start once.
    public var items: [Occurrence]
    /// There are, or may be, more of them in the window than the limit allowed.
    public var isCut: Bool
    /// How many times were walked to, those included that an EXDATE or EXRULE took away.
    public var work = 0

    public init(items: [Occurrence] = [], isCut: Bool = false) {
        self.items = items
        self.isCut = isCut
    }
}
