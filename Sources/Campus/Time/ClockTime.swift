package import Recurrence

/// What a wall clock shows, and how far that clock is from UTC: an instant that keeps its looks.
package struct ClockTime: Hashable, Sendable {
    package var wall: WallTime
    /// Seconds east of UTC.
    package var offset: Int

    @inlinable
    package init(wall: WallTime, offset: Int) {
        self.wall = wall
        self.offset = offset
    }

    package init(_ instant: Instant, in zone: Zone) {
        offset = zone.offset(at: instant)
        wall = WallTime(seconds: instant.seconds + Int64(offset))
    }

    @inlinable
    package var instant: Instant { Instant(seconds: wall.seconds - Int64(offset)) }
}

extension ClockTime: CustomStringConvertible {
    /// RFC 3339: `2026-10-05T09:15:00+01:00`.
    package var description: String { Timestamp.text(wall, offset: offset) }
}
