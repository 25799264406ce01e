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

extension ShownCount {
    /// Days in a row, by their numbers, and how many people were there on any of them.
    package struct Window: Hashable, Sendable {
        package var days: Range<Int>
        package var count: Int

        package init(days: Range<Int>, count: Int) {
            self.days = days
            self.count = count
        }
    }

    /// Counts of people in windows that lie in one another, as they may be shown beside each other.
    ///
    /// Who was there in a long window and not in a short one in it is the difference of the two; who was there in both
    /// halves of one is what the halves have more than the whole. Where either is few the longer window is
    /// withheld.
    package static func shown(_ windows: [Window]) -> [ShownCount] {
        var shown = windows.map { ShownCount($0.count) }
        let byLength = windows.indices.sorted { windows[$0].days.count < windows[$1].days.count }
        var before: [Window] = []
        for place in byLength where shown[place] != .few {
            let window = windows[place]
            let inner = before.filter {
                $0.days != window.days && window.days.lowerBound <= $0.days.lowerBound
                    && $0.days.upperBound <= window.days.upperBound
            }
            let isOpen = inner.allSatisfy { part in
                window.count - part.count >= least
                    && !inner.contains { isFew(inBoth: part, $0, of: window) }
            }
            if isOpen { before.append(window) } else { shown[place] = .withheld }
        }
        return shown
    }

    /// Whether two windows are the halves of one, and few were there in both.
    private static func isFew(inBoth first: Window, _ second: Window, of whole: Window) -> Bool {
        first.days.lowerBound == whole.days.lowerBound
            && first.days.upperBound == second.days.lowerBound
            && second.days.upperBound == whole.days.upperBound
            && first.count + second.count - whole.count < least
    }
}
