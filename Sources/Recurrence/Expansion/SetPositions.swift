/// BYSETPOS: which members of a period's set to keep, counted from its beginning or its end.
struct SetPositions: Sendable {
    /// 0 for the first, ascending.
    private let fromStart: [Int]
    /// 1 for the last, ascending.
    private let fromEnd: [Int]

    /// Nil when the rule has no usable BYSETPOS.
    init?(_ positions: [Int]) {
        guard !positions.isEmpty else { return nil }
        fromStart = Set(positions.filter { (1...366).contains($0) }.map { $0 - 1 }).sorted()
        fromEnd = Set(positions.filter { (-366 ... -1).contains($0) }.map { -$0 }).sorted()
        guard !fromStart.isEmpty || !fromEnd.isEmpty else { return nil }
    }

    /// Calls `body` with the positions kept of a set of `count`, from 0, ascending, each once.
    ///
    /// Costs as much as there are positions kept.
    func forEach(of count: Int, _ body: (Int) -> Void) {
        var low = 0
        var high = fromEnd.count
        while high > 0, fromEnd[high - 1] > count { high -= 1 }
        while true {
            let left = low < fromStart.count && fromStart[low] < count ? fromStart[low] : Int.max
            let right = high > 0 ? count - fromEnd[high - 1] : Int.max
            let position = min(left, right)
            guard position < Int.max else { return }
            body(position)
            if left == position { low += 1 }
            if right == position { high -= 1 }
        }
    }
}
