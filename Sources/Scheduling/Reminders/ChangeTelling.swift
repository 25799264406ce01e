package import Campus
package import Recurrence

/// When somebody is told of a change in a class.
///
/// At once of an exam, and when the class begins within two days, or was to; else in the digest. Who
/// has none is told two days before it begins.
package struct ChangeTelling: Sendable {
    /// In seconds: what begins sooner is told at once.
    static let soon: Int64 = 2 * 86_400

    private let recorded: RecordedChange

    package init(_ recorded: RecordedChange) { self.recorded = recorded }

    /// Nil of what is not told by itself: new classes but exams and those that are on again, new names,
    /// what is known already, what was taken back or is over.
    package func due(hasDigest: Bool) -> Instant? {
        guard recorded.revertedAt == nil, isOfUse else { return nil }
        if recorded.change.isExam { return recorded.at }
        let early = first.adding(seconds: -Self.soon)
        if early <= recorded.at { return recorded.at }
        return hasDigest ? nil : early
    }

    /// Whether a digest of a day, of which the one before was at an instant, has it.
    package func isInDigest(after last: Instant) -> Bool {
        recorded.revertedAt == nil && recorded.change.kind != .renamed
            && !recorded.change.isKnown && !recorded.change.isToldWithMove && recorded.at >= last
            && due(hasDigest: true) == nil
            && recorded.until > last
    }

    /// Whether it was of use to be told by itself, when it was imported.
    var isOfUse: Bool {
        let change = recorded.change
        guard recorded.until > recorded.at, !change.isKnown, !change.isToldWithMove else {
            return false
        }
        switch change.kind {
        case .moved, .relocated, .cancelled, .removed: return true
        case .added: return change.isOnAgain || change.isExam
        case .renamed: return false
        }
    }

    /// The first occurrence that was still to come when it was imported: the earlier of when it is
    /// and when it was to be.
    private var first: Instant {
        let coming = recorded.change.begins.first { $0.upperBound > recorded.at }
        return coming?.lowerBound ?? recorded.change.startsAt
    }
}

extension RecordedChange {
    /// From when on nobody needs to hear of it: the last class that it lists begins, or was to.
    ///
    /// Of a series the first may have begun, and those of the next weeks are to come. Who stayed away
    /// from what takes place after all may still come a while after it began.
    package var until: Instant {
        let last = change.begins.map(\.upperBound).max() ?? change.startsAt
        return change.isOnAgain ? last.adding(seconds: Self.lateness) : last
    }

    /// In seconds: as long as most classes last.
    private static let lateness: Int64 = 7_200
}

extension Change {
    /// From when it was to be to when it is, or the other way round, of each occurrence listed.
    fileprivate var begins: [ClosedRange<Instant>] {
        let shift = formerStart.map { $0 - startsAt } ?? 0
        return instants.map { start in
            let former = start.adding(seconds: shift)
            return min(start, former)...max(start, former)
        }
    }

    /// A time without a zone is as far from the first one as its wall time says.
    private var instants: [Instant] {
        guard starts.count > 1 else { return [startsAt] }
        let first = Self.wall(start)
        return [startsAt]
            + starts.dropFirst().compactMap { text in
                if let instant = Timestamp.instant(text) { return instant }
                guard let first, let wall = Self.wall(text) else { return nil }
                return startsAt.adding(seconds: wall.seconds - first.seconds)
            }
    }

    private static func wall(_ text: String) -> WallTime? {
        Timestamp.wall(String(text.prefix(19))) ?? Timestamp.date(text).map { WallTime($0) }
    }
}
