/// All occurrences of a calendar component (RFC 5545 section 3.8.5): its start, its rules, and the
/// dates added and taken out. Everything on the wall clock of the start.
public struct RecurrenceSet: Hashable, Sendable {
    /// DTSTART.
    public var start: WallTime
    /// DTSTART is a DATE: occurrences are days, and times of day mean nothing.
    public var isDate: Bool
    /// RRULE.
    public var rules: [RecurrenceRule] = []
    /// EXRULE, which RFC 2445 had.
    public var exclusionRules: [RecurrenceRule] = []
    /// RDATE.
    public var dates: [RecurrenceDate] = []
    /// EXDATE.
    public var exclusions: [Exclusion] = []
    /// Whether the start itself is an occurrence whatever the rules say. In a calendar it is
    /// (section 3.8.5.3, "the first instance"); false gives the rules alone, as libraries for
    /// rules do. The default is true.
    public var includesStart = true

    public init(start: WallTime, isDate: Bool) {
        self.start = start
        self.isDate = isDate
    }
}

/// An occurrence that no rule gives.
public struct RecurrenceDate: Hashable, Sendable {
    public var start: WallTime
    /// The length in seconds when RDATE gives a period; nil for the component's own.
    public var duration: Int64?

    public init(start: WallTime, duration: Int64? = nil) {
        self.start = start
        self.duration = duration
    }
}

/// What EXDATE takes out.
public enum Exclusion: Hashable, Sendable {
    case moment(WallTime)
    /// Every occurrence of that day: a DATE against starts with a time of day.
    case day(CivilDate)
}

/// An expansion's answer.
public struct Occurrences: Hashable, Sendable {
    /// In order, no two with the same start.
    public var items: [Occurrence]
    /// There are more, but the limit was reached.
    public var isCut: Bool

    public init(items: [Occurrence], isCut: Bool) {
        self.items = items
        self.isCut = isCut
    }
}

public struct Occurrence: Hashable, Sendable {
    public var start: WallTime
    /// The length in seconds when it has one of its own.
    public var duration: Int64?

    public init(start: WallTime, duration: Int64? = nil) {
        self.start = start
        self.duration = duration
    }
}
