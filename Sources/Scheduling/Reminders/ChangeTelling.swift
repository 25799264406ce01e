public import Campus
public import Recurrence

/// When somebody is told of a change in a class.
///
/// At once when the class begins within two days, or was to; else in the digest. Who has none is
/// told two days before it begins.
public struct ChangeTelling: Sendable {
    /// In seconds: what begins sooner is told at once.
    static let soon: Int64 = 2 * 86_400

    private let recorded: RecordedChange

    public init(_ recorded: RecordedChange) { self.recorded = recorded }

    /// Nil of what is not told by itself: new classes, new names, what was taken back or is over.
    public func due(hasDigest: Bool) -> Instant? {
        guard recorded.revertedAt == nil, isOfUse else { return nil }
        let early = first.adding(seconds: -Self.soon)
        if early <= recorded.at { return recorded.at }
        return hasDigest ? nil : early
    }

    /// Whether a digest of a day, of which the one before was at an instant, has it.
    public func isInDigest(after last: Instant) -> Bool {
        recorded.revertedAt == nil && recorded.change.kind != .renamed && recorded.at >= last
            && due(hasDigest: true) == nil && recorded.until > last
    }

    /// Whether it was of use to be told by itself, when it was imported.
    var isOfUse: Bool {
        switch recorded.change.kind {
        case .moved, .relocated, .cancelled, .removed: recorded.until > recorded.at
        case .added, .renamed: false
        }
    }

    /// The earlier of when it is and when it was to be.
    private var first: Instant {
        [recorded.change.startsAt, recorded.change.formerStart].compactMap(\.self).min()
            ?? recorded.change.startsAt
    }
}

extension RecordedChange {
    /// From when on nobody needs to hear of it: the class begins, or was to.
    public var until: Instant { max(change.startsAt, change.formerStart ?? change.startsAt) }
}
