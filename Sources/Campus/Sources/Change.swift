package import Recurrence

/// What an import altered, as somebody who reads the agenda has to be told of it.
///
/// One edit is one change, however many occurrences it touches.
package struct Change: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Takes place now: a new event, or occurrences that a series had not.
        case added
        /// Takes place at another time, or for longer or shorter.
        case moved
        /// Takes place elsewhere.
        case relocated
        /// Is called something else.
        case renamed
        /// Does not take place, and is still listed: EXDATE, STATUS:CANCELLED, a shorter series.
        case cancelled
        /// Is no longer listed.
        case removed
    }

    package var kind: Kind
    /// Nil only until a new meeting is stored.
    package var meeting: MeetingID?
    package var uid: String
    package var slot: String
    /// As it is now; of what is gone, as it was.
    package var summary: String
    /// The first occurrence it concerns: where it is now, or was when it is gone.
    ///
    /// RFC 3339 with the item's own offset, or a date for a whole day.
    package var start: String { starts.first ?? "" }
    /// The instant of `start`.
    package var startsAt: Instant
    /// Each occurrence it concerns, in order: ten at most.
    package var starts: [String]
    /// How many occurrences it concerns, as far as the agenda looks ahead.
    package var occurrences: Int
    /// Moved: the former start; or, when only the end is another, `start/end`.
    ///
    /// Relocated: the former place. Renamed: the former name. Added: when it was to be, of what was
    /// cancelled and takes place at another time. Otherwise nil.
    package var before: String?
    /// The same as it is now.
    package var after: String?
    /// Added: it takes back what was told before, that it does not take place.
    ///
    /// Not stored, but found by whoever reads what is on record.
    package var isOnAgain = false
    /// Moved, relocated: it takes back what the person never heard of, so that they know it so already.
    ///
    /// Not stored, but found by whoever reads what is on record.
    package var isKnown = false
    /// Moved: where it takes place now, when that is another place than before.
    ///
    /// Not stored, but found by whoever reads what is on record.
    package var place: String?
    /// Relocated: it was moved too, and that says where it is.
    ///
    /// Not stored, but found by whoever reads what is on record.
    package var isToldWithMove = false
    /// Of an exam: told at once, however far ahead.
    ///
    /// Read with what is on record.
    package var isExam = false

    package init(
        kind: Kind, meeting: MeetingID?, uid: String, slot: String, summary: String,
        startsAt: Instant, starts: [String], occurrences: Int, before: String? = nil,
        after: String? = nil
    ) {
        self.kind = kind
        self.meeting = meeting
        self.uid = uid
        self.slot = slot
        self.summary = summary
        self.startsAt = startsAt
        self.starts = starts
        self.occurrences = occurrences
        self.before = before
        self.after = after
    }
}

extension Change {
    /// When something that was moved was to be; nil of all else.
    package var formerStart: Instant? {
        guard kind == .moved, let text = before?.split(separator: "/").first else { return nil }
        return Timestamp.instant(String(text))
    }

    /// Whether it takes another one back: the same thing, the other way round.
    package func reverts(_ other: Change) -> Bool {
        guard meeting == other.meeting else { return false }
        switch (kind, other.kind) {
        case (.added, .cancelled) where before != nil: return before == other.start
        case (.added, .removed), (.removed, .added), (.added, .cancelled), (.cancelled, .added):
            return starts == other.starts
        case (.moved, .moved), (.relocated, .relocated), (.renamed, .renamed):
            return before == other.after && after == other.before && concernsAll(of: other)
        default: return false
        }
    }

    /// Whether it is of all the occurrences of an earlier one that are not over by now: what is taken
    /// back of some of them leaves the others as they were told.
    private func concernsAll(of other: Change) -> Bool {
        guard kind == .relocated, let start = starts.first else {
            return occurrences == other.occurrences
        }
        guard let over = other.starts.firstIndex(of: start) else { return false }
        return occurrences == other.occurrences - over
            && zip(other.starts.dropFirst(over), starts).allSatisfy(==)
    }

    /// Whether it says that something takes place of which an earlier one said that it does not.
    package func answers(_ other: Change) -> Bool {
        guard kind == .added, meeting != nil, meeting == other.meeting else { return false }
        switch other.kind {
        // All of it was gone, so whatever came first is it again.
        case .removed: return true
        case .cancelled:
            return !Set(starts + [before].compactMap(\.self)).isDisjoint(with: other.starts)
        case .added, .moved, .relocated, .renamed: return false
        }
    }

    /// Whether it is on record beside the change that it takes back: who heard that something does not
    /// take place has to hear that it does, and then that it does not after all; and who heard of an
    /// hour or a room has to hear of the next.
    ///
    /// - Parameters:
    ///   - former: what was on record before that one.
    ///   - wasHeard: whether anybody may have heard of that one.
    package func isTold(
        besides other: Change, after former: [Change], wasHeard: @autoclosure () throws -> Bool
    ) rethrows -> Bool {
        switch (kind, other.kind) {
        case (.added, .cancelled), (.added, .removed): true
        case (.cancelled, .added), (.removed, .added): former.contains(where: other.answers)
        case (.moved, .moved), (.relocated, .relocated): try wasHeard()
        default: false
        }
    }

    /// Whether it says what another one said.
    package func repeats(_ other: Change) -> Bool {
        kind == other.kind && meeting == other.meeting && before == other.before
            && after == other.after && (before != nil || starts == other.starts)
    }
}

/// A change as it is on record.
package struct RecordedChange: Hashable, Sendable {
    package var change: Change
    /// The source's name.
    package var source: String
    /// When it was imported.
    package var at: Instant
    /// When it was taken back, within the hour; nil while it stands.
    package var revertedAt: Instant?
    /// The store's number of the import that made it; nil where that is not asked for.
    package var fetch: FetchID?

    package init(
        change: Change, source: String, at: Instant, revertedAt: Instant?, fetch: FetchID? = nil
    ) {
        self.change = change
        self.source = source
        self.at = at
        self.revertedAt = revertedAt
        self.fetch = fetch
    }
}
