import Campus
import Importing
import Recurrence
import Scheduling
import Storage

/// Tells a feed that has lost its events from one that has fewer: by what the agenda would lack, not
/// by how the feed says so.
struct RemovalGuard {
    let importer: Importer
    let review: ImportReview
    let loss: AgendaLoss

    /// Of what an empty feed is called, which loses nothing that is to come.
    private static let empty = "empty"

    init(_ importer: Importer, _ review: ImportReview) {
        self.importer = importer
        self.review = review
        loss = review.loss
    }

    /// The refusal of a harvest that would take too much, and what is wrong with it; nil when it may
    /// pass.
    ///
    /// - Parameter last: the refusal before, if the latest answer was refused.
    func refusal(after last: HeldRefusal?) throws(Refusal) -> (HeldRefusal, words: HeldWords)? {
        guard let total = try suspicious(), try !takesBackGain() else { return nil }
        let missing = loss.meetings.sorted()
        let way = loss.mainWay?.rawValue ?? Self.empty
        let words = HeldWords(source: review.source, loss: loss, total: total)
        let now = importer.now
        guard let last, last.way == way, try isSame(missing, as: last) else {
            return (HeldRefusal(way: way, missing: missing, first: now, count: 1), words)
        }
        let count = last.count + 1
        let isMeant = RepeatedSight.isEnough(count, since: last.first.seconds, at: now.seconds)
        guard !isMeant else { return nil }
        // A clock that ran ahead when it was first seen is not to be waited for.
        let first = min(last.first, now)
        return (HeldRefusal(way: way, missing: last.missing, first: first, count: count), words)
    }

    /// Of how many coming occurrences too many would be lost; nil when they are not too many.
    private func suspicious() throws(Refusal) -> Int? {
        guard !loss.isEmpty else { return review.isEmptied ? 0 : nil }
        let (store, source, now) = (importer.store, review.source, importer.now)
        let (certain, doubtful) = try translating { () throws(StorageError) in
            try store.look { try $0.meetingsToCome(of: source, at: now) }
        }
        // Each has one occurrence at least: where so many are enough, nothing is expanded. Few
        // meetings prove nothing: two series are a whole term.
        guard certain < source.limits.minimum || !isAllowed(of: certain) else { return nil }
        guard certain + doubtful.count > 0 else { return nil }
        let total = try total()
        return isAllowed(of: total) ? nil : total
    }

    private func isAllowed(of total: Int) -> Bool {
        let limits = review.source.limits
        return limits.allow(removing: loss.counts[.removed] ?? 0, of: total)
            && limits.allow(losing: loss.total, of: total)
    }

    /// Whether the source says again just what it said before its last import, and every class of the
    /// agenda stays in it by its name.
    ///
    /// Then what goes is what that import brought, as where a series had lost its end. A server that
    /// answers with an old copy takes classes altogether.
    private func takesBackGain() throws(Refusal) -> Bool {
        let (store, source) = (importer.store, review.source)
        let former = try translating { () throws(StorageError) in
            try store.look { try $0.harvestedComponents(of: source, back: 1) }
        }
        let listed = review.reading.components
        guard !former.isEmpty, Harvest.listing(former) == Harvest.listing(listed) else {
            return false
        }
        let stored = try coming()
        let (changed, added) = (review.difference.changed, review.difference.added)
        let touched = Set((review.removed + changed.map(\.old)).compactMap(\.id))
        let left = stored.filter { $0.id.map { !touched.contains($0) } ?? true }
        let finder = try importer.finder(
            for: stored + changed.map(\.new) + added, of: source,
            fresh: review.reading.zoneDefinitions)
        func names(_ meetings: [Meeting]) -> Set<String> {
            Set(meetings.filter(finder.isAwaited).flatMap { $0.entries.map(\.summary) })
        }
        return names(stored).isSubset(of: names(left + changed.map(\.new) + added))
    }

    /// How many occurrences of the source are to come, as it is stored.
    private func total() throws(Refusal) -> Int {
        let stored = try coming()
        let finder = try importer.finder(for: stored, of: review.source)
        return stored.reduce(0) { $0 + finder.coming($1).count }
    }

    /// What of the source is to come, as it is stored.
    private func coming() throws(Refusal) -> [Meeting] {
        let (store, source, now) = (importer.store, review.source, importer.now)
        return try translating { () throws(StorageError) in
            try store.look {
                try $0.meetings(of: [source], in: now..<Instant(seconds: WallTime.latest.seconds))
            }
        }.map(\.meeting)
    }

    /// Whether the same meetings are missing, but for those that are over by now.
    private func isSame(_ missing: [MeetingID], as last: HeldRefusal) throws(Refusal) -> Bool {
        guard Set(last.missing).isSuperset(of: missing) else { return false }
        let others = Set(last.missing).subtracting(missing)
        let store = importer.store
        let back = try translating { () throws(StorageError) in
            try store.look { try $0.meetings(Array(others)) }
        }
        let finder = try importer.finder(for: back, of: review.source)
        return !back.contains(where: finder.isAwaited)
    }
}

extension AgendaLoss {
    /// The way in which most is lost.
    var mainWay: Way? {
        let ways = Way.allCases.filter { counts[$0] != nil }
        return ways.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    }
}
