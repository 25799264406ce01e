public import Recurrence

/// A DATE or DATE-TIME (RFC 5545 sections 3.3.4 and 3.3.5).
public struct TimeValue: Hashable, Sendable {
    public enum Form: Hashable, Sendable {
        /// A day; the wall time is its midnight.
        case date
        /// The same wall time wherever one is.
        case floating
        case utc
        /// TZID, as the file writes it.
        case zoned(String)
    }

    public var wall: WallTime
    public var form: Form

    public init(_ wall: WallTime, _ form: Form) {
        self.wall = wall
        self.form = form
    }
}

/// A PERIOD (section 3.3.9): a start, and an end or a length.
public struct PeriodValue: Hashable, Sendable {
    public enum Extent: Hashable, Sendable {
        case until(TimeValue)
        case lasting(CalendarDuration)
    }

    public var start: TimeValue
    public var extent: Extent

    public init(_ start: TimeValue, _ extent: Extent) {
        self.start = start
        self.extent = extent
    }
}
