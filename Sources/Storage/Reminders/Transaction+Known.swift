import Campus
import Recurrence

/// Hours and rooms that were altered and, within the hour, altered back.
extension Transaction {
    /// Marks what takes back only what a person never heard of: what counts is what they heard last.
    ///
    /// - Parameter changes: of each meeting in the order in which they were made.
    func markingKnown(
        _ changes: [NumberedChange], for person: Person
    ) throws(StorageError) -> [NumberedChange] {
        let former = Self.takenBack(in: changes)
        guard let first = former.values.map({ changes[$0].change.at }).min() else { return changes }
        let heard = try HeardRings(of: person, since: first, in: self)
        var marked = changes
        for place in former.keys {
            var (chain, next): ([NumberedChange], Int?) = ([], former[place])
            while let last = next {
                chain.insert(changes[last], at: 0)
                next = former[last]
            }
            let after = changes[place].change.change.after
            marked[place].change.change.isKnown = heard.lastHeard(in: chain) == [after]
        }
        return marked
    }

    /// Which change each takes back, by their places.
    private static func takenBack(in changes: [NumberedChange]) -> [Int: Int] {
        let moves = changes.indices.filter { place in
            let change = changes[place].change.change
            return change.meeting != nil && [.moved, .relocated].contains(change.kind)
        }
        var found: [Int: Int] = [:]
        for places in Dictionary(
            grouping: moves, by: { changes[$0].change.change.meeting }
        ).values where places.count > 1 {
            for (index, place) in places.enumerated() {
                let one = changes[place].change
                found[place] = places[..<index].last { other in
                    let other = changes[other].change
                    return other.revertedAt == one.at && one.change.reverts(other.change)
                }
            }
        }
        return found
    }
}
