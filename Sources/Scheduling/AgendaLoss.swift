package import Campus

/// What an import would take from the agenda of those who read a source, in coming occurrences.
package struct AgendaLoss: Hashable, Sendable {
    /// How an occurrence is lost.
    package enum Way: String, Hashable, Sendable, CaseIterable {
        /// Its event is no longer listed.
        case removed
        /// It is listed as cancelled.
        case cancelled
        /// It has been moved to where it is over.
        case past
        /// It has been moved out of its term, where nobody looks.
        case far
        /// Its series leaves it out: by EXDATE, or by an end before it.
        case excluded
        /// It is a whole day now, from midnight to midnight, so nobody knows when to be there.
        case untimed
        /// Its event is listed in a way that cannot be read.
        case unreadable
        /// It is called nothing that tells anything, or what most others are called now.
        case untitled
        /// It is nowhere any more.
        case unplaced

        /// Whether it takes place, and only its name or place is not told.
        package var isOfWords: Bool { self == .untitled || self == .unplaced }
    }

    /// How many are lost each way; one may be in several.
    package var counts: [Way: Int] = [:]
    /// How many are lost in any way: one that lacks both title and place is lost once.
    package var total = 0
    /// The meetings that lose something.
    package var meetings: Set<MeetingID> = []

    package init() {}

    package var isEmpty: Bool { counts.isEmpty }

    mutating func add(_ count: Int, _ way: Way, of meeting: Meeting) {
        guard count > 0 else { return }
        counts[way, default: 0] += count
        if let id = meeting.id { meetings.insert(id) }
    }
}
