/// What a zone's clocks do for a while: how far from UTC, under which name.
package struct ZoneOffset: Hashable, Sendable {
    /// Seconds east of UTC.
    package var seconds: Int
    package var isDaylight: Bool
    /// As `BST` or `+01`; empty when the source names none.
    package var abbreviation: String

    package init(seconds: Int, isDaylight: Bool = false, abbreviation: String = "") {
        self.seconds = seconds
        self.isDaylight = isDaylight
        self.abbreviation = abbreviation
    }
}

/// A moment at which a zone's clocks, or their name, change.
package struct ZoneTransition: Hashable, Sendable {
    /// The first instant at which `after` holds.
    package var instant: Instant
    package var before: ZoneOffset
    package var after: ZoneOffset

    package init(instant: Instant, before: ZoneOffset, after: ZoneOffset) {
        self.instant = instant
        self.before = before
        self.after = after
    }
}
