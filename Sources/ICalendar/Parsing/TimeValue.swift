package import Recurrence

/// A DATE or DATE-TIME (RFC 5545 sections 3.3.4 and 3.3.5).
package struct TimeValue: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        /// A day; the wall time is its midnight.
        case date
        /// The same wall time wherever one is.
        case floating
        case utc
        /// TZID, as the file writes it.
        case zoned(String)
    }

    package var wall: WallTime
    package var form: Form
    /// How far the clock is ahead of UTC, in seconds, where a value with a TZID says that too, which
    /// RFC 5545 does not have; nil otherwise.
    package var offset: Int?

    package init(_ wall: WallTime, _ form: Form, offset: Int? = nil) {
        self.wall = wall
        self.form = form
        self.offset = offset
    }
}

/// A PERIOD (section 3.3.9): a start, and an end or a length.
package struct PeriodValue: Hashable, Sendable {
    package enum Extent: Hashable, Sendable {
        case until(TimeValue)
        case lasting(CalendarDuration)
    }

    package var start: TimeValue
    package var extent: Extent

    package init(_ start: TimeValue, _ extent: Extent) {
        self.start = start
        self.extent = extent
    }
}
