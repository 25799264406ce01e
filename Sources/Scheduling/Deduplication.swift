import Campus
import Recurrence

/// Folds what several sources tell of one class into one item.
///
/// Two items of different sources are one class when they are copies of one event (the same UID and
/// original start), or when they are of one module (or have one title, where a module is not known),
/// begin and end within a quarter of an hour of each other, and neither kind, group nor place says
/// otherwise. A different place is forgiven only where there is nothing else the class could be:
/// then one of the two has not heard of the new room.
struct Deduplication {
    private let tellings: [Telling]
    /// The places of the tellings that are one item, class by class.
    private(set) var classes: [[Int]] = []

    /// The academic quarter: some write when a class is timetabled, others when it is taught.
    static let tolerance: Int64 = 15 * 60

    /// - Parameter tellings: in order of the agenda.
    init(_ tellings: [Telling]) {
        self.tellings = tellings
        var found = DisjointClasses(tellings.map(\.origin))
        for pair in pairs() { found.join(pair.first, pair.second) }
        classes = found.shared()
    }

    private struct Pair {
        var first: Int
        var second: Int
        var strength: Strength
        /// How far apart they begin and end, in seconds.
        var distance: Int64
    }

    private enum Strength: Int {
        case copies, samePlace, onePlace, otherPlace
    }

    /// What may be one class, the surest first; the same whatever the order of the sources.
    private func pairs() -> [Pair] {
        var pairs = copies() + nearby()
        pairs = pairs.filter { $0.strength != .otherPlace } + unambiguous(pairs)
        let ranks = ranks
        return pairs.sorted { left, right in
            if left.strength != right.strength {
                return left.strength.rawValue < right.strength.rawValue
            }
            if left.distance != right.distance { return left.distance < right.distance }
            let mine = (ranks[left.first], ranks[left.second])
            let theirs = (ranks[right.first], ranks[right.second])
            return (min(mine.0, mine.1), max(mine.0, mine.1))
                < (min(theirs.0, theirs.1), max(theirs.0, theirs.1))
        }
    }

    /// The place of each telling in order of the items' ids.
    private var ranks: [Int] {
        let ids = tellings.map(\.item.id)
        var ranks = Array(repeating: 0, count: ids.count)
        for (rank, place) in ids.indices.sorted(by: { ids[$0] < ids[$1] }).enumerated() {
            ranks[place] = rank
        }
        return ranks
    }

    /// Copies of one event, wherever it was moved to.
    private func copies() -> [Pair] {
        let alike = Dictionary(grouping: tellings.indices) { Copy(tellings[$0].item) }
        return alike.values.filter { $0.count > 1 }.flatMap { indices in
            indices.enumerated().flatMap { place, first in
                indices.dropFirst(place + 1).compactMap { second in
                    let (one, other) = (tellings[first], tellings[second])
                    guard one.origin != other.origin, one.hasSubject(of: other) else { return nil }
                    return Pair(
                        first: first, second: second, strength: .copies,
                        distance: one.distance(to: other))
                }
            }
        }
    }

    private struct Copy: Hashable {
        var uid: String
        var original: Instant?

        init(_ item: AgendaItem) {
            uid = item.uid
            original = item.recurrenceID?.instant
        }
    }

    /// What is at nearly the same time and may be the same.
    private func nearby() -> [Pair] {
        var pairs: [Pair] = []
        var open: [Int] = []
        for index in tellings.indices {
            let start = tellings[index].item.start.instant
            open.removeAll { start - tellings[$0].item.start.instant > Self.tolerance }
            for other in open {
                guard let strength = strength(tellings[other], tellings[index]) else { continue }
                pairs.append(
                    Pair(
                        first: other, second: index, strength: strength,
                        distance: tellings[other].distance(to: tellings[index])))
            }
            open.append(index)
        }
        return pairs
    }

    private func strength(_ left: Telling, _ right: Telling) -> Strength? {
        guard left.origin != right.origin, left.item.isAlike(right.item),
            left.hasSubject(of: right)
        else { return nil }
        switch (left.item.location, right.item.location) {
        case (nil, nil): return .samePlace
        case (nil, _), (_, nil): return .onePlace
        case (let here?, let there?):
            return PlaceWords.differ(here, there) ? .otherPlace : .samePlace
        }
    }

    /// Pairs in different places that nothing else could be the other half of.
    private func unambiguous(_ pairs: [Pair]) -> [Pair] {
        guard pairs.contains(where: { $0.strength == .otherPlace }) else { return [] }
        var counts: [Side: Int] = [:]
        for pair in pairs where pair.strength != .copies {
            counts[Side(pair.first, tellings[pair.second].origin), default: 0] += 1
            counts[Side(pair.second, tellings[pair.first].origin), default: 0] += 1
        }
        return pairs.filter { pair in
            pair.strength == .otherPlace
                && counts[Side(pair.first, tellings[pair.second].origin)] == 1
                && counts[Side(pair.second, tellings[pair.first].origin)] == 1
        }
    }

    private struct Side: Hashable {
        var index: Int
        var origin: Telling.Origin

        init(_ index: Int, _ origin: Telling.Origin) {
            self.index = index
            self.origin = origin
        }
    }
}

extension Telling {
    /// Whether two are of one module, or have one title where a module is not known.
    fileprivate func hasSubject(of other: Telling) -> Bool {
        if !codes.isEmpty, !other.codes.isEmpty {
            return codes.contains(where: other.codes.contains)
        }
        return !title.isEmpty && title == other.title
    }

    fileprivate func distance(to other: Telling) -> Int64 {
        abs(item.start.instant - other.item.start.instant)
            + abs(item.end.instant - other.item.end.instant)
    }
}

extension AgendaItem {
    /// Whether time, kind and group allow two items to be one.
    fileprivate func isAlike(_ other: AgendaItem) -> Bool {
        let isExact = start.instant == other.start.instant && end.instant == other.end.instant
        let hasLength = start.instant < end.instant && other.start.instant < other.end.instant
        let isNear =
            abs(start.instant - other.start.instant) <= Deduplication.tolerance
            && abs(end.instant - other.end.instant) <= Deduplication.tolerance
        return allDay == other.allDay && kind != .personal && other.kind != .personal
            && (isExact || (isNear && hasLength && !allDay && kind.isTaught && other.kind.isTaught))
            && agrees(on: other.meetingKind, other.group)
    }

    /// Whether a kind and a group may be the item's: what either side does not name may be any.
    func agrees(on kind: MeetingKind?, _ group: String?) -> Bool {
        agrees(meetingKind, kind) && agrees(self.group, group)
    }

    private func agrees<Value: Equatable>(_ mine: Value?, _ theirs: Value?) -> Bool {
        mine == nil || theirs == nil || mine == theirs
    }
}
