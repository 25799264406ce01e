/// A stretch of time during which a zone's clocks do not change.
///
/// The wall times that the stretch answers for follow RFC 5545 section 3.3.5: a wall time that
/// a change skips is read with the offset before the gap, one that happens twice is its first.
/// Both times that is the offset before the change, so each stretch ends, on the wall, where the
/// later of its two clocks stands.
@usableFromInline
struct ZoneSpan: Hashable, Sendable {
    /// Universal seconds: from `from` up to but not including `to`.
    @usableFromInline var from: Int64
    @usableFromInline var to: Int64
    /// Wall seconds, likewise.
    @usableFromInline var wallFrom: Int64
    @usableFromInline var wallTo: Int64
    /// Seconds east of UTC.
    @usableFromInline var offset: Int64

    @usableFromInline
    init(from: Int64, to: Int64, wallFrom: Int64, wallTo: Int64, offset: Int64) {
        self.from = from
        self.to = to
        self.wallFrom = wallFrom
        self.wallTo = wallTo
        self.offset = offset
    }
}

/// A zone with the stretch it answered from last, for callers that ask in order.
///
/// Asking for a term's classes one after the other costs a comparison each.
public struct ZoneCursor: Sendable {
    public let zone: Zone
    @usableFromInline var span: ZoneSpan

    public init(_ zone: Zone) {
        self.zone = zone
        span = ZoneSpan(from: 0, to: 0, wallFrom: 0, wallTo: 0, offset: 0)
    }

    /// The instant of a wall time, read as RFC 5545 section 3.3.5 says.
    @inlinable
    public mutating func instant(of wall: WallTime) -> Instant {
        if wall.seconds < span.wallFrom || wall.seconds >= span.wallTo {
            span = zone.span(ofWall: wall.seconds)
        }
        return Instant(seconds: wall.seconds &- span.offset)
    }

    /// What the wall clock shows at an instant.
    @inlinable
    public mutating func wall(at instant: Instant) -> WallTime {
        WallTime(seconds: instant.seconds &+ Int64(offset(at: instant)))
    }

    /// Seconds east of UTC.
    @inlinable
    public mutating func offset(at instant: Instant) -> Int {
        if instant.seconds < span.from || instant.seconds >= span.to {
            span = zone.span(at: instant.seconds)
        }
        return Int(span.offset)
    }
}

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
