import Recurrence

/// Changes of one import that are one edit of many classes, or one change.
///
/// A publisher who moves a whole timetable, or cancels it, has made one edit; who reads of it wants
/// one line and not eighty.
package enum ChangeGroup: Hashable, Sendable {
    case one(Change)
    /// More than five that say the same, in order of the time concerned.
    case many([Change])

    /// Up to so many are told one by one.
    package static let mostSingles = 5

    /// What is alike among some changes as one, each where its first stood.
    package static func grouping(_ changes: [Change]) -> [ChangeGroup] {
        let counts = Dictionary(grouping: changes.indices) { Edit(changes[$0]) }
        var groups: [ChangeGroup] = []
        for (index, change) in changes.enumerated() {
            let alike = counts[Edit(change)] ?? []
            if alike.count <= mostSingles {
                groups.append(.one(change))
            } else if alike.first == index {
                let told = alike.map { changes[$0] }
                groups.append(.many(told.sorted { $0.startsAt < $1.startsAt }))
            }
        }
        return groups
    }

    /// What an edit does, whatever it does it to.
    private struct Edit: Hashable {
        var kind: Change.Kind
        /// In seconds, of what was moved.
        var shift: Int64?
        /// Of what was relocated or renamed: where to, or what to.
        var after: String?

        init(_ change: Change) {
            kind = change.kind
            switch change.kind {
            case .moved:
                shift = change.shift
                // To whole days is one edit; another length is when it is the same hours.
                if shift == nil { after = change.after?.contains("T") == true ? change.after : "" }
            case .relocated, .renamed: after = change.after ?? ""
            case .added, .cancelled, .removed: break
            }
        }
    }
}

extension Change {
    /// By how many seconds on the wall clock something was moved; nil for a whole day, another length
    /// and what was not moved.
    package var shift: Int64? {
        guard kind == .moved, let before, let after, let old = Self.wall(before),
            let new = Self.wall(after)
        else { return nil }
        return new.seconds - old.seconds
    }

    /// The wall time of an RFC 3339 timestamp.
    private static func wall(_ text: String) -> WallTime? {
        guard text.utf8.count > 19, !text.contains("/") else { return nil }
        return Timestamp.instant(String(text.prefix(19)) + "Z").map {
            WallTime(seconds: $0.seconds)
        }
    }
}
