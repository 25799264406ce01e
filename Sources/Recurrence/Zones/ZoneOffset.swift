/// What a zone's clocks do for a while: how far from UTC, under which name.
public struct ZoneOffset: Hashable, Sendable {
    /// Seconds east of UTC.
    public var seconds: Int
    public var isDaylight: Bool
    /// As `BST` or `+01`; empty when the source names none.
    public var abbreviation: String

    public init(seconds: Int, isDaylight: Bool = false, abbreviation: String = "") {
        self.seconds = seconds
        self.isDaylight = isDaylight
        self.abbreviation = abbreviation
    }
}

/// A moment at which a zone's clocks, or their name, change.
public struct ZoneTransition: Hashable, Sendable {
    /// The first instant at which `after` holds.
    public var instant: Instant
    public var before: ZoneOffset
    public var after: ZoneOffset

    public init(instant: Instant, before: ZoneOffset, after: ZoneOffset) {
        self.instant = instant
        self.before = before
        self.after = after
    }
}
