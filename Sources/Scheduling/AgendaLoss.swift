public import Campus

/// What an import would take from the agenda of those who read a source, in coming occurrences.
public struct AgendaLoss: Hashable, Sendable {
    /// How an occurrence is lost.
    public enum Way: String, Hashable, Sendable, CaseIterable {
        /// Its event is no longer listed.
        case removed
        /// It is listed as cancelled.
        case cancelled
        /// It has been moved to where it is over.
        case past
        /// Its series leaves it out: by EXDATE, or by an end before it.
        case excluded
        /// It is a whole day now, so nobody knows when to be there.
        case untimed
        /// It is called nothing any more, or what most others are called now.
        case untitled
        /// It is nowhere any more.
        case unplaced

        /// Whether the agenda lacks it at its hour.
        public var vanishes: Bool { self != .untitled && self != .unplaced }
    }

    /// How many are lost each way.
    public var counts: [Way: Int] = [:]
    /// How many lack their title or place, though they take place.
    public var undescribed = 0
    /// The meetings that lose something.
    public var meetings: Set<MeetingID> = []

    public init() {}

    /// How many the agenda would lack.
    public var vanished: Int {
        counts.reduce(0) { $1.key.vanishes ? $0 + $1.value : $0 }
    }

    public var isEmpty: Bool { counts.isEmpty }

    mutating func add(_ count: Int, _ way: Way, of meeting: Meeting) {
        guard count > 0 else { return }
        counts[way, default: 0] += count
        if let id = meeting.id { meetings.insert(id) }
    }
}
