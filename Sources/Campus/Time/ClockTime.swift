public import Recurrence

/// What a wall clock shows, and how far that clock is from UTC: an instant that keeps its looks.
public struct ClockTime: Hashable, Sendable {
    public var wall: WallTime
    /// Seconds east of UTC.
    public var offset: Int

    @inlinable
    public init(wall: WallTime, offset: Int) {
        self.wall = wall
        self.offset = offset
    }

    public init(_ instant: Instant, in zone: Zone) {
        offset = zone.offset(at: instant)
        wall = WallTime(seconds: instant.seconds + Int64(offset))
    }

    @inlinable
    public var instant: Instant { Instant(seconds: wall.seconds - Int64(offset)) }
}

extension ClockTime: CustomStringConvertible {
    /// RFC 3339: `2026-10-05T09:15:00+01:00`.
    public var description: String { Timestamp.text(wall, offset: offset) }
}
