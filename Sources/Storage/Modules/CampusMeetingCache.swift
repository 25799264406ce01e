import Campus
import Recurrence
import Locks

/// Meetings of the campus that were read, kept as long as the campus's revision stays.
///
/// A lecture with four hundred students is read once, and not once for each of them.
final class CampusMeetingCache: Sendable {
    /// With more meetings than this it is emptied: it may hold a campus for some days, not for years.
    private static let most = 60_000

    /// Where meetings stand: in one source, under one module.
    struct Place: Hashable {
        var source: Int64
        var module: Int64
    }

    private struct Key: Hashable {
        var place: Place
        var window: Range<Instant>?
    }

    private struct Contents {
        /// Of what is kept.
        var revision: Int64?
        var meetings: [Key: [SourcedMeeting]] = [:]
        var count = 0

        mutating func empty() {
            meetings = [:]
            count = 0
        }
    }

    private let contents = Locked(Contents())

    /// Forgets everything when something of the campus was altered since the last time.
    ///
    /// - Returns: the revision that the transaction sees.
    func prepare(_ transaction: Transaction) throws(StorageError) -> Int64 {
        let revision = try transaction.campusRevision()
        prepare(revision: revision)
        return revision
    }

    /// Whoever began to look before the last change leaves what others have read since.
    func prepare(revision: Int64) {
        contents.withLock { contents in
            guard revision > contents.revision ?? .min else { return }
            contents.revision = revision
            contents.empty()
        }
    }

    /// How much it holds: what was read of one source about one module in one window.
    var places: Int { contents.withLock { $0.meetings.count } }

    /// - Parameter revision: what `prepare` returned; who sees another one by now, as somebody else
    ///   has written, reads for themselves.
    func meetings(
        in place: Place, _ window: Range<Instant>?, at revision: Int64,
        _ transaction: Transaction
    ) throws(StorageError) -> [SourcedMeeting] {
        let key = Key(place: place, window: window)
        let known = contents.withLock { $0.revision == revision ? $0.meetings[key] : nil }
        if let known { return known }
        let meetings = try transaction.campusMeetings(in: place, window)
        contents.withLock { contents in
            guard contents.revision == revision else { return }
            contents.count += meetings.count
            if contents.count > Self.most { contents.empty() }
            contents.meetings[key] = meetings
        }
        return meetings
    }
}

extension Range<Instant> {
    /// Wider, to whole days: so that windows that begin a moment apart share what is read.
    var wholeDays: Range<Instant> {
        let day: Int64 = 86_400
        func floor(_ instant: Instant) -> Int64 {
            instant.seconds - ((instant.seconds % day + day) % day)
        }
        return Instant(seconds: floor(lowerBound))..<Instant(seconds: floor(upperBound) + day)
    }
}
