import Campus
import Foundation
import Locks
import NIOCore
import Operations
import Recurrence

/// What feeds served last, by the digests of their tokens, for as long as it would be the same.
///
/// That is told by the revision of what its person sees, one look at the database, and without one while
/// nothing at all was committed. What it was named stays when its bytes have to go, so that who has
/// them already is told so.
final class FeedCache: Sendable {
    /// What the bytes were made of.
    struct Version: Hashable, Sendable {
        let revision: HomeRevision
        /// Of a feed that is another each minute; nil for all others.
        let minute: Int64?

        init(_ served: ServedFeed) {
            revision = served.revision
            minute = served.feed.movesWithTime ? served.caller.now.seconds / 60 : nil
        }
    }

    /// When a feed was looked up: it is what it was while the same stands in the database, for a minute.
    struct Sight: Hashable, Sendable {
        let mark: CommitMark
        let minute: Int64

        /// Nil where it is not known what is committed.
        init?(_ mark: CommitMark?, at now: Instant) {
            guard let mark else { return nil }
            (self.mark, minute) = (mark, now.seconds / 60)
        }
    }

    private struct Entry {
        let feed: RowID<CalendarFeed>
        let version: Version
        var sight: Sight?
        var copy: FeedCopy
        /// When it was written down last that the feed is in use; nil for never.
        var noted: Instant?
        /// The cache's clock when it was last asked for.
        var asked: UInt64
    }

    private struct State {
        var entries: [Data: Entry] = [:]
        var bytes = 0
        var clock: UInt64 = 0
    }

    private let state = Locked(State())
    private let most: Int
    private let mostEntries: Int

    /// - Parameters:
    ///   - most: how many bytes of bodies are kept.
    ///   - entries: of how many feeds anything is, each of half a kilobyte without a body.
    init(most: Int = 64 << 20, entries: Int = 30_000) {
        (self.most, mostEntries) = (most, entries)
    }

    /// An answer, and the feed if it is an hour since it was written down that it is in use.
    typealias Found = (answer: FeedAnswer, unnoted: RowID<CalendarFeed>?)

    /// The answer to a wish, if nothing at all was committed since the feed was looked up.
    func answer(_ digest: Data, to wish: FeedWish, at sight: Sight, _ now: Instant) -> Found? {
        answer(digest, to: wish, now) { $0.sight == sight }
    }

    /// The answer to a wish, if it is still of the version that a look found.
    func answer(
        _ digest: Data, to wish: FeedWish, of version: Version, at sight: Sight?, _ now: Instant
    ) -> Found? {
        answer(digest, to: wish, now) { entry in
            guard entry.version == version else { return false }
            entry.sight = sight
            return true
        }
    }

    private func answer(
        _ digest: Data, to wish: FeedWish, _ now: Instant, if isCurrent: (inout Entry) -> Bool
    ) -> Found? {
        state.withLock { state in
            guard let place = state.entries.index(forKey: digest),
                isCurrent(&state.entries.values[place]),
                let answer = state.entries.values[place].copy.answer(to: wish)
            else { return nil }
            state.clock += 1
            state.entries.values[place].asked = state.clock
            guard Self.isDue(state.entries.values[place].noted, now) else { return (answer, nil) }
            state.entries.values[place].noted = now
            return (answer, state.entries.values[place].feed)
        }
    }

    /// Whether it is to be written down again that a feed is in use: right to the hour is enough.
    static func isDue(_ noted: Instant?, _ now: Instant) -> Bool {
        noted.map { now - $0 >= 3_600 } ?? true
    }

    /// Keeps what a feed serves; of one version, beside what is kept of it already.
    func keep(
        _ copy: FeedCopy, of served: ServedFeed, _ digest: Data, at sight: Sight?
    ) {
        let (version, now) = (Version(served), served.caller.now)
        let noted = Self.isDue(served.feed.used, now) ? now : served.feed.used
        state.withLock { state in
            var copy = copy
            if let entry = state.entries[digest] {
                state.bytes -= entry.copy.bytes
                if entry.version == version { copy.add(entry.copy) }
            }
            state.clock += 1
            state.bytes += copy.bytes
            state.entries[digest] = Entry(
                feed: served.feed.id, version: version, sight: sight, copy: copy,
                noted: noted, asked: state.clock)
            if state.bytes > most { Self.dropBodies(in: &state, until: most / 2) }
            if state.entries.count > mostEntries {
                Self.forget(in: &state, until: mostEntries / 2)
            }
        }
    }

    /// How many bytes of bodies are kept, and of how many feeds anything is.
    var size: (bytes: Int, entries: Int) { state.withLock { ($0.bytes, $0.entries.count) } }

    /// Drops the bodies that were not asked for the longest.
    private static func dropBodies(in state: inout State, until most: Int) {
        for digest in eldest(in: state) {
            guard state.bytes > most else { return }
            state.bytes -= state.entries[digest]?.copy.bytes ?? 0
            state.entries[digest]?.copy.drop()
        }
    }

    private static func forget(in state: inout State, until most: Int) {
        for digest in eldest(in: state).prefix(max(0, state.entries.count - most)) {
            state.bytes -= state.entries.removeValue(forKey: digest)?.copy.bytes ?? 0
        }
    }

    private static func eldest(in state: State) -> [Data] {
        state.entries.sorted { $0.value.asked < $1.value.asked }.map(\.key)
    }
}
