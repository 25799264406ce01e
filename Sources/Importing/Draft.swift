import Campus
import ICalendar
import Recurrence

/// A VEVENT as read, before it is known which of its UID's components it stands beside.
struct Draft {
    var uid: String
    /// RECURRENCE-ID; nil for a series or a single hour.
    var original: Moment?
    /// The same as it is written, where that is in UTC.
    var originalUTC: WallTime?
    /// Its start is written in UTC.
    var startsInUTC = false
    var reachesOn: Bool
    /// Its calendar says METHOD:CANCEL: what it names does not take place.
    var isCancellation: Bool
    /// Nil only for a cancellation, which need not repeat the times.
    var entry: MeetingEntry?
    /// Which copy wins: SEQUENCE, then LAST-MODIFIED, then DTSTAMP, then the earlier in the file.
    var rank: Rank
    /// Its place in the file.
    var position: Int

    struct Rank: Comparable {
        var sequence: Int
        var modified: Int64
        var stamped: Int64

        static func < (left: Rank, right: Rank) -> Bool {
            (left.sequence, left.modified, left.stamped)
                < (right.sequence, right.modified, right.stamped)
        }
    }
}

extension Collection where Element == Draft {
    /// The copy that wins (RFC 5546 section 2.1.5); nil when there is none.
    var winner: Draft? {
        self.max { left, right in
            left.rank == right.rank ? left.position > right.position : left.rank < right.rank
        }
    }
}
