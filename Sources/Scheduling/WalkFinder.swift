import Campus
import Recurrence

/// Finds items that end so shortly before others begin that nobody can walk from one to the other.
struct WalkFinder {
    let walks: WalkingTimes

    /// From so many items that ended before it, the last ones, the walk to an item is looked at.
    private static let most = 8

    /// - Parameters:
    ///   - items: in order of the agenda.
    ///   - places: of those that somebody has to be at.
    func addWalks(
        among items: [AgendaItem], _ places: [Int], to found: inout [ItemClashes]
    ) {
        let longest = walks.longest
        let located = places.filter { place in
            items[place].location != nil && items[place].start.instant < items[place].end.instant
        }
        let ended = located.sorted { left, right in
            let (one, other) = (items[left].end.instant, items[right].end.instant)
            return one == other ? left < right : one < other
        }
        var known: [Way: Int64?] = [:]
        // Items come in order of their start, so what has ended before one only grows.
        var before = 0
        for place in located {
            let start = items[place].start.instant
            while before < ended.count, items[ended[before]].end.instant <= start { before += 1 }
            for other in ended[..<before].suffix(Self.most).reversed() {
                let gap = start - items[other].end.instant
                guard gap < longest else { break }
                let way = Way(from: items[other].location, to: items[place].location)
                let walk = known[way] ?? walks.walk(from: way.from, to: way.to)
                known[way] = .some(walk)
                guard let walk, walk > gap else { continue }
                found[place].add(other, .tooFar(walk: walk, gap: gap))
                found[other].add(place, .tooFar(walk: walk, gap: gap))
            }
        }
    }

    private struct Way: Hashable {
        var from: String?
        var to: String?
    }
}
