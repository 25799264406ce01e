import Campus
import Recurrence
import Scheduling
import Storage

/// Tells a feed that has lost its events from one that has fewer.
struct RemovalGuard: Sendable {
    let store: Store
    let now: Instant

    /// A harvest refused is accepted by itself when it is seen on so many imports...
    private static let patience = 3
    /// ...over at least so long.
    private static let patienceSeconds: Int64 = 24 * 3_600

    /// The refusal of a harvest that would remove too much; nil when it may pass.
    ///
    /// - Parameter last: the refusal before, if the latest answer was refused.
    func refusal(of review: ImportReview, last: Refusal?) throws(Failure) -> Refusal? {
        let missed = review.missed
        let total = try missed.isEmpty ? 0 : total(of: review)
        let isSuspicious =
            missed.isEmpty
            ? review.isEmptied : !review.source.limits.allow(removing: missed.count, of: total)
        guard isSuspicious else { return nil }
        let missing = missed.compactMap(\.id).sorted()
        guard let last, try isSame(missing, as: last, review) else {
            return Refusal(missing: missing, first: now, count: 1)
        }
        let count = last.count + 1
        let isPatient = count >= Self.patience && now - last.first >= Self.patienceSeconds
        // A clock that ran ahead when it was first seen is not to be waited for.
        let first = min(last.first, now)
        return isPatient ? nil : Refusal(missing: last.missing, first: first, count: count)
    }

    /// What is wrong, and how to accept it all the same.
    func sentence(on refusal: Refusal, of review: ImportReview) throws(Failure) -> String {
        let missed = review.missed.count
        let total = missed == 0 ? 0 : try total(of: review)
        let what =
            missed == 0
            ? "the feed is empty"
            : missed == total
                ? "all \(total) meetings to come would go"
                : "\(missed) of \(total) meetings to come would go"
        let name = review.source.name
        let quoted = name.contains { !$0.isLetter && !$0.isNumber } ? "'\(name)'" : name
        let seen = refusal.count > 1 ? ", seen \(refusal.count) times" : ""
        return """
            \(what)\(seen); nothing was changed: if that is right, run belltower import \(quoted) \
            --accept-removals
            """
    }

    /// How many meetings of the source are to come.
    private func total(of review: ImportReview) throws(Failure) -> Int {
        let (store, now) = (store, now)
        let (certain, doubtful) = try translating { () throws(StorageError) in
            let found = try store.meetingsToCome(of: review.source, at: now)
            return (found.certain, try store.meetings(found.doubtful))
        }
        return certain + doubtful.count(where: review.finder.isAwaited)
    }

    /// Whether the same meetings are missing, but for those that are over by now.
    private func isSame(
        _ missing: [MeetingID], as last: Refusal, _ review: ImportReview
    ) throws(Failure) -> Bool {
        guard Set(last.missing).isSuperset(of: missing) else { return false }
        let others = Set(last.missing).subtracting(missing)
        let store = store
        let back = try translating { () throws(StorageError) in
            try store.meetings(Array(others))
        }
        return !back.contains(where: review.finder.isAwaited)
    }
}
