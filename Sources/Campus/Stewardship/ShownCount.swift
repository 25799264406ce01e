/// A count as it may be shown: a small one says something of somebody.
package enum ShownCount: Hashable, Sendable {
    case count(Int)
    /// Fewer than `least`.
    case few
    /// Left out, as one that is few could be worked out with it.
    case withheld

    /// The smallest count that is shown.
    package static let least = 5

    package init(_ count: Int) { self = count < Self.least ? .few : .count(count) }

    /// Nil of what is not shown.
    package var value: Int? {
        if case .count(let count) = self { count } else { nil }
    }
}

extension ShownCount {
    /// Counts as they may be shown beside their sum.
    ///
    /// The sum less what is shown is the sum of what is not. So where one is few, the smallest of the others
    /// are withheld, until that sum leaves open which of 0 to 4 each of the few is; where they do not
    /// suffice, the sum is withheld as well.
    package static func shown(_ counts: [Int]) -> (each: [ShownCount], sum: ShownCount) {
        var each = counts.map { ShownCount($0) }
        let sum = counts.reduce(0, +)
        guard each.contains(.few) else { return (each, ShownCount(sum)) }
        var hidden = zip(counts, each).filter { $0.1 == .few }.reduce(0) { $0 + $1.0 }
        var withheld = 0
        let others = counts.indices.filter { each[$0] != .few }.sorted {
            (counts[$0], $0) < (counts[$1], $1)
        }
        for place in others where !leavesOpen(hidden, withheld) {
            each[place] = .withheld
            withheld += 1
            hidden += counts[place]
        }
        return (each, leavesOpen(hidden, withheld) ? ShownCount(sum) : .withheld)
    }

    /// Whether each of the few may be anything from 0 to 4, when so many others are each 5 or more, and all
    /// together are known.
    private static func leavesOpen(_ hidden: Int, _ withheld: Int) -> Bool {
        withheld > 0 && hidden >= withheld * least + least - 1
    }
}
