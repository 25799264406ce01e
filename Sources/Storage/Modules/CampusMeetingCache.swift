import Campus
import Recurrence
import Locks

/// Meetings of the campus that were read, kept as long as the campus's revision and that of their source stay.
///
/// A lecture with four hundred students is read once, and not once for each of them.
final class CampusMeetingCache: Sendable {
    /// With more meetings than this it is emptied: it may hold a campus for some days, not for years.
    private static let most = 60_000

    /// Where meetings stand: in one source, under one module.
    struct Place: Hashable {
        var source: SourceID
        var module: ModuleID
    }

    private struct Key: Hashable {
        var place: Place
        var window: Range<Instant>?
    }

    /// What is read at.
    struct Version {
        var campus: Int64
        var feeds: [SourceID: Int64]
    }

    private struct Contents {
        /// Of what is kept.
        var revision: Int64?
        var feeds: [SourceID: Int64] = [:]
        var meetings: [Key: [SourcedMeeting]] = [:]
        var count = 0

        mutating func forget(_ sources: Set<SourceID>) {
            for (key, found) in meetings where sources.contains(key.place.source) {
                count -= found.count
                meetings[key] = nil
            }
        }

        func isOf(_ version: Version, _ source: SourceID) -> Bool {
            revision == version.campus && feeds[source] == version.feeds[source]
        }

        mutating func empty() {
            meetings = [:]
            count = 0
        }
    }

    private let contents = Locked(Contents())

    /// Forgets what was altered of some sources since the last time, and everything where something else of the campus
    /// was.
    ///
    /// Whoever began to look before the last change leaves what others have read since.
    /// - Returns: what the transaction sees.
    func prepare(
        _ transaction: Transaction, _ sources: Set<SourceID>
    ) throws(StorageError) -> Version {
        let numbers = try transaction.numbers(of: sources.map(Topic.feed) + [.campus])
        var version = Version(campus: numbers[.campus] ?? 0, feeds: [:])
        for source in sources { version.feeds[source] = numbers[.feed(source)] ?? 0 }
        prepare(version)
        return version
    }

    func prepare(_ version: Version) {
        contents.withLock { contents in
            if version.campus > contents.revision ?? .min {
                contents.revision = version.campus
                // After a restore a feed's number may be lower than before.
                contents.feeds = [:]
                contents.empty()
            }
            let altered = version.feeds.filter { $0.value > contents.feeds[$0.key] ?? .min }
            guard !altered.isEmpty else { return }
            contents.feeds.merge(altered) { $1 }
            contents.forget(Set(altered.keys))
        }
    }

    /// How much it holds: what was read of one source about one module in one window.
    var places: Int { contents.withLock { $0.meetings.count } }

    /// - Parameter version: what `prepare` returned; who sees another one by now, as somebody else
    ///   has written, reads for themselves.
    func meetings(
        in place: Place, _ window: Range<Instant>?, at version: Version,
        _ transaction: Transaction
    ) throws(StorageError) -> [SourcedMeeting] {
        let key = Key(place: place, window: window)
        let known = contents.withLock { $0.isOf(version, place.source) ? $0.meetings[key] : nil }
        if let known { return known }
        let meetings = try transaction.campusMeetings(in: place, window)
        contents.withLock { contents in
            guard contents.isOf(version, place.source) else { return }
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
