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

    package init(_ wall: WallTime, _ form: Form) {
        self.wall = wall
        self.form = form
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
