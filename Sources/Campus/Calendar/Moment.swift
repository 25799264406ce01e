public import Recurrence

/// A time as a campus wrote it: what the wall clock shows, and how that is to be read.
public struct Moment: Hashable, Sendable {
    /// How a wall time is anchored (RFC 5545 sections 3.3.4 and 3.3.5).
    public enum Basis: Hashable, Sendable {
        /// A whole day; the wall time is its midnight.
        case date
        /// The same digits in every zone: read in the viewer's.
        case floating
        case utc
        /// An IANA id, or the private name under which the source's own definition is kept.
        case zone(String)
    }

    public var wall: WallTime
    public var basis: Basis

    public init(_ wall: WallTime, _ basis: Basis) {
        self.wall = wall
        self.basis = basis
    }
}

extension Moment: CustomStringConvertible {
    /// RFC 5545's basic form, without the zone's name: `20261005`, `20261005T091500`, or with `Z`.
    public var description: String {
        switch basis {
        case .date: wall.dateText
        case .utc: wall.description + "Z"
        case .floating, .zone: wall.description
        }
    }
}

/// How long something lasts: first so many seconds on the wall clock, then so many real ones.
///
/// RFC 5545 section 3.3.6 tells nominal days (`P1D`, the same wall time tomorrow) from exact time
/// (`PT24H`); a DTEND in the start's own zone is nominal too: a class from 9 to 11 ends at 11.
public struct Extent: Hashable, Sendable {
    public var wallSeconds: Int64
    public var exactSeconds: Int64

    public init(wallSeconds: Int64 = 0, exactSeconds: Int64 = 0) {
        self.wallSeconds = wallSeconds
        self.exactSeconds = exactSeconds
    }

    public static let none = Extent()

    public var isZero: Bool { wallSeconds == 0 && exactSeconds == 0 }

    /// A bound on the wall seconds from start to end, whatever daylight saving does between them.
    public var wallBound: Int64 { wallSeconds + exactSeconds + (exactSeconds == 0 ? 0 : 86_400) }
}
