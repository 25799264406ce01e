package import Campus
import Recurrence

/// One of several parallel groups, of which a person has chosen none yet: how it fits with what is
/// fixed.
package struct GroupStanding: Hashable, Sendable {
    package var key: ParallelGroups.Key
    package var name: String
    /// How often it meets.
    package var meetings: Int
    /// How often something that the person has to be at is in the way.
    package var clashing: Int
    /// The first time that something is; nil when nothing ever is.
    package var first: ClashPair?
}

/// The groups among the items of one person of which they have chosen none, in order of the module,
/// the kind and the name.
///
/// - Parameter items: in order of the agenda.
package func groupStandings(in items: [AgendaItem]) -> [GroupStanding] {
    let fixed = FixedItems(items)
    var found: [GroupName: GroupStanding] = [:]
    for item in items where item.isAlternative && item.takesPlace {
        guard let key = item.groupKey, let name = item.group else { continue }
        let group = GroupName(key: key, name: name)
        var standing =
            found[group] ?? GroupStanding(key: key, name: name, meetings: 0, clashing: 0)
        standing.meetings += 1
        if let pair = fixed.clash(with: item) {
            standing.clashing += 1
            standing.first = standing.first ?? pair
        }
        found[group] = standing
    }
    return found.values.sorted { left, right in
        let (mine, theirs) = (left.order, right.order)
        return mine.0 == theirs.0 ? mine.1 < theirs.1 : mine.0 < theirs.0
    }
}

private struct GroupName: Hashable {
    var key: ParallelGroups.Key
    var name: String
}

extension GroupStanding {
    /// `2` stands before `10`.
    fileprivate var order: (String, String) {
        let filled = String(repeating: " ", count: max(0, 8 - name.count)) + name
        return ("\(key.module.text) \(key.kind?.rawValue ?? "")", filled)
    }
}

extension AgendaItem {
    fileprivate var takesPlace: Bool {
        !allDay && !isFree && !isHidden && status != .cancelled && doubleOf == nil
            && kind != .hydration
    }
}

/// What somebody has to be at, to be asked what is at some time.
private struct FixedItems {
    /// In order of the start.
    private let items: [AgendaItem]
    /// By place, when the last of those up to it ends.
    private let ends: [Instant]

    /// So many of those that begin before something ends are looked at, the last ones.
    private static let most = 64

    init(_ all: [AgendaItem]) {
        items = all.filter { item in
            item.takesPlace && !item.isAlternative && item.start.instant < item.end.instant
        }
        var last: Instant?
        ends = items.map { item in
            let end = max(last ?? item.end.instant, item.end.instant)
            last = end
            return end
        }
    }

    func clash(with item: AgendaItem) -> ClashPair? {
        let (start, end) = (item.start.instant, item.end.instant)
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if items[middle].start.instant < end { low = middle + 1 } else { high = middle }
        }
        guard low > 0, ends[low - 1] > start else { return nil }
        let other = items[..<low].suffix(Self.most).last { other in
            other.end.instant > start && !other.isSameClass(as: item)
        }
        guard let other else { return nil }
        let overlap = min(end, other.end.instant) - max(start, other.start.instant)
        return other.start.instant <= start
            ? ClashPair(other, item, reason: .overlap(overlap))
            : ClashPair(item, other, reason: .overlap(overlap))
    }
}

extension AgendaItem {
    /// One kind of one module at one hour is one class, in whatever rooms.
    fileprivate func isSameClass(as other: AgendaItem) -> Bool {
        module != nil && module == other.module && meetingKind == other.meetingKind
            && start.instant == other.start.instant
            && end.instant == other.end.instant
    }
}
