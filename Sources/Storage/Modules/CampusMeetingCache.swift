import Campus
import Recurrence
import Synchronization

/// Meetings of the campus that one connection has read, kept as long as nobody writes.
///
/// A lecture with four hundred students is read once, and not once for each of them. What the ledger
/// of reminders takes in alters no meeting; any other write, of this connection or another, empties
/// the cache, whatever it altered.
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

    /// What the connection has seen written.
    private struct Version: Equatable {
        /// Another number after each commit of another connection.
        var others: Int64
        /// Rows that this connection altered.
        var own: Int
    }

    private struct Contents {
        var version: Version?
        /// Rows of the ledger that this connection altered.
        var ledger = 0
        var meetings: [Key: [SourcedMeeting]] = [:]
        var count = 0

        mutating func empty() {
            meetings = [:]
            count = 0
        }
    }

    private let contents = Mutex(Contents())

    /// Forgets everything when something was written since the last time.
    func prepare(_ transaction: Transaction) throws(StorageError) {
        let others = try transaction.dataVersion()
        let own = transaction.connection.altered
        contents.withLock { contents in
            let version = Version(others: others, own: own - contents.ledger)
            guard contents.version != version else { return }
            contents.version = version
            contents.empty()
        }
    }

    /// Runs what writes to the ledger alone.
    func keeping<Value>(
        _ connection: any Connection, _ body: () throws -> Value
    ) rethrows -> Value {
        let before = connection.altered
        defer {
            let altered = connection.altered - before
            contents.withLock { $0.ledger += altered }
        }
        return try body()
    }

    /// How much it holds: what was read of one source about one module in one window.
    var places: Int { contents.withLock { $0.meetings.count } }

    func meetings(
        in place: Place, _ window: Range<Instant>?, _ transaction: Transaction
    ) throws(StorageError) -> [SourcedMeeting] {
        let key = Key(place: place, window: window)
        if let known = contents.withLock({ $0.meetings[key] }) { return known }
        let meetings = try transaction.campusMeetings(in: place, window)
        contents.withLock { contents in
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
